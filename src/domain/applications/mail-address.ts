/** What stands before the @ in addresses that people have; no quotes, no routes (`%`, `!`), no dot at an end or twice. */
const LOCAL = /^(?!.*\.\.)(?!\.)[\w.#$&'*+/=?^`{|}~-]{1,64}(?<!\.)$/;
/** Of ASCII only what domains have, since a URL's parser takes `/`, `%` and line breaks for its own. */
const DOMAIN = /^[a-z\d.\u{80}-\u{10ffff}-]+$/iu;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const MAX_LENGTH = 254;

/** A domain in ASCII, the same in every browser and in Node; empty when it is none. */
function asciiOf(domain: string): string {
  const url = `http://${domain}`;
  return DOMAIN.test(domain) && URL.canParse(url) ? new URL(url).hostname : '';
}

/**
 * A text as one mail address that a server can be given, with its domain in ASCII; null when it is none. The form takes
 * whatever a person types, and headers and lists of recipients must not be among it.
 * @example mailAddressOf('Ada@Müller.example') // 'Ada@xn--mller-kva.example'
 * @example mailAddressOf('ada@example.com, bob@example.com') // null
 */
export function mailAddressOf(text: string): string | null {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const domain = asciiOf(text.slice(at + 1));
  const labels = domain.split('.');
  const isDomain = labels.length > 1 && labels.every((label) => LABEL.test(label));
  const address = `${local}@${domain}`;
  if (at < 1 || !LOCAL.test(local) || !isDomain || /^\d+$/.test(labels.at(-1) ?? '')) return null;
  return address.length <= MAX_LENGTH ? address : null;
}

/**
 * What a mailbox is known by, however its address is spelled. Whatever no mail can be sent to is known by what was typed.
 * @example mailboxOf('Ada@ＥＸＡＭＰＬＥ。com') // 'ada@example.com'
 */
export function mailboxOf(text: string): string {
  const typed = text.trim();
  return (mailAddressOf(typed) ?? typed).toLowerCase();
}
