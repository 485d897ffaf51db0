import { normalizeMailbox } from './mail-address.ts';

/** Providers known to deliver `name+tag` to `name`. One mailbox has every domain of its line; the first one counts. */
const TAG_PROVIDERS = `
gmail.com googlemail.com
icloud.com me.com mac.com
proton.me protonmail.com pm.me
outlook.com
outlook.de
outlook.at
outlook.fr
outlook.it
outlook.es
hotmail.com
hotmail.de
hotmail.co.uk
hotmail.fr
hotmail.it
hotmail.es
live.com
live.de
live.at
live.nl
live.co.uk
msn.com
fastmail.com
fastmail.fm
posteo.de
posteo.net
mailbox.org
yandex.com yandex.ru ya.ru
zoho.com
zohomail.com
hey.com
`;

const FIRST_DOMAIN: ReadonlyMap<string, string> = new Map(
  TAG_PROVIDERS.trim()
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap(([first = '', ...others]) => [first, ...others].map((domain) => [domain, first] as const)),
);

/**
 * Key of the mailbox that an address's mails end up in, to count them.
 * @example countedMailbox('Ada.Love+leads@googlemail.com') // 'adalove@gmail.com'
 * @example countedMailbox('ada+leads@example.com') // 'ada+leads@example.com': perhaps another person's
 */
export function countedMailbox(text: string): string {
  const address = normalizeMailbox(text);
  const at = address.lastIndexOf('@');
  const domain = FIRST_DOMAIN.get(address.slice(at + 1));
  if (domain === undefined) return address;
  const [name = ''] = address.slice(0, at).split('+');
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`;
}
