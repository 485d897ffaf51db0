/** The team's replies to applicants, written in the reviewer's own mail program. */

import type { Locale } from '../site/locale.ts';
import type { ApplicationStatus } from './application.ts';

/** Texts with the placeholder `{name}` for the applicant's name. */
export interface ReplyTemplate {
  readonly subject: string;
  readonly text: string;
}

export type ReplyTemplates = Readonly<Record<Locale, Readonly<Record<ApplicationStatus, ReplyTemplate>>>>;

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** A `mailto:` link for an address. */
export const mailLink = (email: string): string => `mailto:${encode(email).replace('%40', '@')}`;

/**
 * A `mailto:` link with a prefilled reply. Line breaks are CRLF, as in email.
 * @param to name and address of the applicant
 */
export function replyLink(
  { subject, text }: ReplyTemplate,
  to: { readonly name: string; readonly email: string },
): string {
  const withName = (template: string): string => template.replaceAll('{name}', () => to.name);
  const body = withName(text).replace(/\r?\n/g, '\r\n');
  return `${mailLink(to.email)}?subject=${encode(withName(subject))}&body=${encode(body)}`;
}
