/** Windows passes at most 2,048 characters of a URL to a mail client; some clients truncate earlier. */
export const MAX_MAIL_LINK = 1900;

export interface MailText {
  readonly subject: string;
  readonly lines: readonly string[];
  /** Last in the email, if it fits. */
  readonly link: string;
  /** Replaces a link that doesn't fit. */
  readonly noLink: string;
}

/**
 * A URL that opens a new email in the visitor's mail client.
 * @example mailLink({ subject: 'Hi', lines: ['One'], link: 'https://a.example', noLink: '' })
 */
export function mailLink({ subject, lines, link, noLink }: MailText): string {
  const mailtoUrl = (last: string): string =>
    `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent([...lines, last].join('\r\n'))}`;
  const full = mailtoUrl(link);
  return full.length <= MAX_MAIL_LINK ? full : mailtoUrl(noLink);
}
