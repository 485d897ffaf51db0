import { QUOTE_PLACES } from '../../../../src/contract/website/first-look.ts';
import { type Output, z } from '../../../../src/domain/values/schema.ts';

export const MAX_LINE = 600;

const line = z.object({
  text: z.string().check(z.maxLength(MAX_LINE)),
  where: z.enum(QUOTE_PLACES),
  /** The heading above it, or the sentence that announces its list. */
  below: z.string().check(z.maxLength(MAX_LINE)),
  /** Reviews, and jobs or news, do not speak to buyers. */
  voice: z.enum(['own', 'review', 'other']),
});
export const siteText = z.array(z.object({ path: z.string(), lines: z.array(line) })).check(z.maxLength(5));

export type Line = Output<typeof line>;
/** The text of a website's telling pages, as a language model gets it. */
export type SiteText = Output<typeof siteText>;
