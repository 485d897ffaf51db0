import type { FINDING_IDS_BY_CATEGORY, FindingCategory } from '../contract/website/finding-ids.ts';

type Text = 'title' | 'explanation' | 'recommendation' | 'action';

/**
 * The texts of a category's checks, as the type of each file: a missing one is an error there, and nowhere else.
 * `action` is short enough for a to-do list.
 */
export type FindingTexts<Category extends FindingCategory> = Readonly<
  Record<(typeof FINDING_IDS_BY_CATEGORY)[Category][number], Readonly<Record<Text, string>>>
>;
