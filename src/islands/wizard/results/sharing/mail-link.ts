/** Windows hands a mail program an address of at most 2,048 characters; some programs cut earlier. */
export const MAX_MAIL_LINK = 1900;

export interface MailText {
  readonly subject: string;
  readonly lines: readonly string[];
  /** Last in the mail, where it fits. */
  readonly link: string;
  /** Stands for a link that doesn't fit. */
  readonly noLink: string;
}

/**
 * An address that opens a new mail in the visitor's own program.
 * @example mailLink({ subject: 'Hi', lines: ['One'], link: 'https://a.example', noLink: '' })
 */
export function mailLink({ subject, lines, link, noLink }: MailText): string {
  const mailTo = (last: string): string =>
    `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent([...lines, last].join('\r\n'))}`;
  const whole = mailTo(link);
  return whole.length <= MAX_MAIL_LINK ? whole : mailTo(noLink);
}
