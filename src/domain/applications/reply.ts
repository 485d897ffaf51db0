/** The team's replies to applicants, written in the reviewer's own mail program. */

import type { Locale } from '../site/locale.ts';
import type { ApplicationStatus } from './application.ts';
import type { Actor } from './history.ts';

/** Texts with the placeholders `{name}` for the applicant's name, `{sender}` for the member's, and `{brand}`. */
export interface ReplyTemplate {
  readonly subject: string;
  readonly text: string;
}

export type ReplyTemplates = Readonly<Record<Locale, Readonly<Record<ApplicationStatus, ReplyTemplate>>>>;

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Templates signed by the company. */
export const signTemplates = (templates: ReplyTemplates, brand: string): ReplyTemplates =>
  JSON.parse(JSON.stringify(templates).replaceAll('{brand}', () => JSON.stringify(brand).slice(1, -1)));

/** A `mailto:` link for an address. */
export const mailLink = (email: string): string => `mailto:${encode(email).replace('%40', '@')}`;

/**
 * A `mailto:` link with a prefilled reply. Line breaks are CRLF, as in email.
 * @param to name and address of the applicant
 * @param sender the member who signs it
 */
export function replyLink(
  { subject, text }: ReplyTemplate,
  to: { readonly name: string; readonly email: string },
  sender: Actor,
): string {
  // A session of the shared code has no name, so the company signs alone.
  const signed = sender.uid === undefined ? text.replace(/\n?\{sender\}/, '') : text;
  const fillIn = (template: string): string =>
    template.replace(/\{(name|sender)\}/g, (_, part) => (part === 'name' ? to : sender).name);
  const body = fillIn(signed).replace(/\r?\n/g, '\r\n');
  return `${mailLink(to.email)}?subject=${encode(fillIn(subject))}&body=${encode(body)}`;
}
