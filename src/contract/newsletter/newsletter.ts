/** The newsletter by double opt-in. */
import { LINK_ACTIONS, LINK_RESULTS } from '../../domain/newsletter/newsletter.ts';
import { type Input, z } from '../../domain/values/schema.ts';
import { plainLine } from '../../domain/values/text.ts';
import type { Callable } from '../callable.ts';
import { cutText } from '../cut-text.ts';
import { language } from '../language.ts';

/** Sends a link to confirm. The response is the same whether or not the address is known. */
export const requestNewsletter = {
  name: 'requestNewsletter',
  request: z.object({
    email: z.string().check(z.overwrite((email) => plainLine(email, 300))),
    /** Version of the text shown to the visitor. */
    consent: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'a day such as 2026-01-31')),
    language,
  }),
  response: z.object({ requested: z.literal(true) }),
} satisfies Callable;
export type NewsletterRequest = Input<typeof requestNewsletter.request>;

/** What the button behind a mail's link does. Idempotent. */
export const answerNewsletterLink = {
  name: 'answerNewsletterLink',
  request: z.object({
    token: cutText(200),
    action: z.enum(LINK_ACTIONS),
    language,
  }),
  response: z.object({ result: z.enum(LINK_RESULTS) }),
} satisfies Callable;
export type NewsletterLinkAnswer = Input<typeof answerNewsletterLink.request>;
