/** Local part without quotes, routes (`%`, `!`), and leading, trailing, or double dots. */
const LOCAL = /^(?!.*\.\.)(?!\.)[\w.#$&'*+/=?^`{|}~-]{1,64}(?<!\.)$/;
/** ASCII is limited to domain characters, because a URL parser gives `/`, `%` and line breaks their own meaning. */
const DOMAIN = /^[a-z\d.\u{80}-\u{10ffff}-]+$/iu;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const MAX_LENGTH = 254;

/**
 * Normalizes a domain to ASCII; empty if invalid. Engines may differ on rare domains, so this must not refuse input: mails
 * are sent, and mailboxes counted, by the server's verdict.
 */
export function toAscii(domain: string): string {
  const url = `http://${domain}`;
  return DOMAIN.test(domain) && URL.canParse(url) ? new URL(url).hostname : '';
}

/**
 * Normalizes a text to a single email address with an ASCII domain; null if invalid. The form accepts whatever a person
 * types, but it must not inject headers or further recipients.
 * @example parseEmailAddress('Ada@Müller.example') // 'Ada@xn--mller-kva.example'
 * @example parseEmailAddress('ada@example.com, bob@example.com') // null
 */
export function parseEmailAddress(text: string): string | null {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const domain = toAscii(text.slice(at + 1));
  const labels = domain.split('.');
  const isDomain = labels.length > 1 && labels.every((label) => LABEL.test(label));
  const address = `${local}@${domain}`;
  if (at < 1 || !LOCAL.test(local) || !isDomain || /^\d+$/.test(labels.at(-1) ?? '')) return null;
  return address.length <= MAX_LENGTH ? address : null;
}

/**
 * Normalized key of a mailbox, regardless of spelling. Falls back to the typed text if no mail can be sent to it.
 * @example normalizeMailbox('Ada@ＥＸＡＭＰＬＥ。com') // 'ada@example.com'
 */
export function normalizeMailbox(text: string): string {
  const input = text.trim();
  return (parseEmailAddress(input) ?? input).toLowerCase();
}
