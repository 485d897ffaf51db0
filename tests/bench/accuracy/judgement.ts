/** Labels that a reader gave a website before any check ran on it. */

/** Checks that a person can judge from the page's content. */
export const CONTENT_CHECKS = [
  'email',
  'phone',
  'postal-address',
  'imprint',
  'privacy',
  'text-depth',
] as const;

/** Checks that can only be judged from the page's code. */
export const CODE_CHECKS = [
  'title',
  'image-alternatives',
  'open-graph',
  'viewport',
  'tracker-consent',
] as const;

export const JUDGED_CHECKS = [...CONTENT_CHECKS, ...CODE_CHECKS] as const;
export type JudgedCheck = (typeof JUDGED_CHECKS)[number];

/** Debatable checks, on which people disagree, do not count. */
export const LABELS = ['present', 'absent', 'debatable'] as const;
export type Label = (typeof LABELS)[number];

/** Independent of the site's languages. */
export const JUDGED_LANGUAGES = ['de', 'en'] as const;
type JudgedLanguage = (typeof JUDGED_LANGUAGES)[number];

export interface Judgement {
  readonly language: JudgedLanguage;
  /** The kind of website that this is an example of. */
  readonly kind: string;
  readonly labels: ReadonlyMap<JudgedCheck, Label>;
}

const isCheck = (id: string): id is JudgedCheck => JUDGED_CHECKS.some((check) => check === id);

/** Values by key. An indented line continues the previous one. */
function parseFields(text: string): ReadonlyMap<string, string> {
  const lines = text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
      }),
  );
}

/** Parses a list's ids, without the reasons in parentheses. */
const parseIds = (list: string): readonly string[] =>
  list
    .replace(/\([^()]*\)/g, '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');

/** Parses a `judgement.txt`. A check without a label counts as unknown. @throws if a check has two labels */
export function parseJudgement(text: string): Judgement {
  const fields = parseFields(text);
  const language = JUDGED_LANGUAGES.find((each) => each === fields.get('language'));
  if (!language) throw new Error(`Unsupported language: ${fields.get('language')}`);
  const labels = new Map<JudgedCheck, Label>();
  for (const label of LABELS) {
    for (const id of parseIds(fields.get(label) ?? '')) {
      if (!isCheck(id)) throw new Error(`Unknown check: ${id}`);
      if (labels.has(id)) throw new Error(`Duplicate label: ${id}`);
      labels.set(id, label);
    }
  }
  return { language, kind: fields.get('kind') ?? '', labels };
}
