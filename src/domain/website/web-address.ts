/** What people type or paste as the address of a website. Judged without `URL`, whose parsers differ between engines. */
import { cleanLine } from '../values/text.ts';

/** One scheme or several, as after a paste into a field that had one; also without a colon or with backslashes. */
const SCHEMES = /^(?:https?(?::+[\\/]*|[\\/]{2,})\s*)*(https?)(?::+[\\/]*|[\\/]{2,})\s*/i;
/** Surroundings of a pasted address: quotation marks, brackets, emphasis. */
const OPENING = /^[\s<>("'[{*`´‘’‚“”„«»‹›]+/;
/** The same at its end, with punctuation. */
const CLOSING = /[\s<>"'*`´‘’‚“”„«»‹›,;.:!?…]$/;
/** Brackets, which end an address only if they were opened in it. */
const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
] as const;

/** Host, port and the rest. */
const ADDRESS = /^https?:\/\/([^\s/?#@:\\]+)(?::(\d{1,5}))?(?:[/?#]\S*)?$/;
/** Label of a host: ASCII, and any letter beyond it, but neither punctuation nor blanks. */
const LABEL = /^[\w\u00c0-\u1fff\u2070-\u2fff\u3040-\ufeff-]{1,63}$/;
/** Separates labels, also in the spellings of East Asian keyboards. */
const DOT = /[.\u3002\uff0e\uff61]/;
/** A part of an IP address; octal with a leading zero. */
const DECIMAL = /^(?!0\d)\d+$/;
const MAX_PORT = 65_535;

function trimEnd(text: string): string {
  const unopened = BRACKETS.filter(([opening]) => !text.includes(opening)).map(
    ([, closing]): string => closing,
  );
  let end = text.length;
  while (end > 0 && (CLOSING.test(text.charAt(end - 1)) || unopened.includes(text.charAt(end - 1)))) end -= 1;
  return text.slice(0, end);
}

/**
 * Removes what copying and pasting leaves around an address. Anything else stays as typed.
 * @example cleanWebAddress('<https://https://Ada.example/team>,') // 'https://Ada.example/team'
 */
export const cleanWebAddress = (text: string): string =>
  trimEnd(cleanLine(text).replace(OPENING, '')).replace(
    SCHEMES,
    (_, scheme: string) => `${scheme.toLowerCase()}://`,
  );

function isHost(host: string): boolean {
  // Browsers read circled digits as digits, and a host that ends in a number as an IP address.
  const labels = host.split(DOT).map((label) => label.normalize('NFKC').replace(/\p{DI}/gu, ''));
  const top = labels.at(-1) ?? '';
  if (/^\d/.test(top))
    return labels.length === 4 && labels.every((label) => DECIMAL.test(label) && Number(label) <= 255);
  return labels.length > 1 && top.length > 1 && labels.every((label) => LABEL.test(label));
}

/**
 * Completes a text to the address of a website, with a scheme; null if it isn't one. Its scheme is always http or https,
 * since a link could run a script. The verdict is the same in every browser and on the server.
 * @example parseWebAddress('www.ada.example') // 'https://www.ada.example'
 * @example parseWebAddress('javascript:alert(1)') // null
 */
export function parseWebAddress(text: string): string | null {
  const cleaned = cleanWebAddress(text);
  const address = /^https?:\/\//.test(cleaned) ? cleaned : `https://${cleaned.replace(/^\/\//, '')}`;
  const [, host = '', port = '0'] = ADDRESS.exec(address) ?? [];
  return isHost(host) && Number(port) <= MAX_PORT ? address : null;
}
