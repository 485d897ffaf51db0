import { domainToASCII } from 'node:url';

/** What stands before the @ in addresses that people have; no quotes, no routes (`%`, `!`), no dot at an end or twice. */
const LOCAL = /^(?!.*\.\.)(?!\.)[\w.#$&'*+/=?^`{|}~-]{1,64}(?<!\.)$/;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const LONGEST = 254;

/**
 * A text as one mail address that a server can be given, with its domain in ASCII; null when it is none. The form takes
 * whatever a person types, and headers and lists of recipients must not be among it.
 * @example mailAddressOf('Ada@Müller.example') // 'Ada@xn--mller-kva.example'
 * @example mailAddressOf('ada@example.com, bob@example.com') // null
 */
export function mailAddressOf(text: string): string | null {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const domain = domainToASCII(text.slice(at + 1));
  const labels = domain.split('.');
  const isDomain = labels.length > 1 && labels.every((label) => LABEL.test(label));
  const address = `${local}@${domain}`;
  if (at < 1 || !LOCAL.test(local) || !isDomain || /^\d+$/.test(labels.at(-1) ?? '')) return null;
  return address.length <= LONGEST ? address : null;
}
