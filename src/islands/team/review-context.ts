import { createContext, use } from 'react';
import type { Copy } from '../../copy/shape.ts';
import type { TeamTypeByApplicantType } from '../../domain/applications/application-filter.ts';
import type { ReplyTemplates } from '../../domain/applications/reply.ts';
import type { Locale } from '../../domain/site/locale.ts';
import type { createHints } from './shortcuts.ts';
import type { ReviewStore } from './store/review-store.ts';
import type { Times } from './times.ts';

/** Shared by all parts of the review, and by the other screens. */
export interface ReviewTools extends Times {
  readonly store: ReviewStore;
  readonly copy: Copy['dashboard'];
  readonly figures: Copy['figures'];
  readonly locale: Locale;
  readonly applicantTypes: TeamTypeByApplicantType;
  readonly replyTemplates: ReplyTemplates;
  /** Business days within which applicants hear back, from the site configuration. */
  readonly replyDays: number;
  readonly visits: Copy['visits'];
  /** Attributes of the control with a shortcut. */
  readonly hint: ReturnType<typeof createHints>;
}

export const ReviewContext = createContext<ReviewTools | null>(null);

/** @throws outside of a review */
export function useReview(): ReviewTools {
  const tools = use(ReviewContext);
  if (!tools) throw new Error('This component needs a ReviewContext.');
  return tools;
}
