import { normalizeMailbox } from './mail-address.ts';
import providers from './tag-providers.json' with { type: 'json' };

/**
 * Providers known to ignore tags, by domain; `yandex.*` is a name in every country. `isOne`: a name is one mailbox at all
 * domains; `ignored`: characters that a name may have or not; `hasSubdomains`: `tag@name.domain` is `name@domain`.
 */
const PROVIDERS = new Map(
  providers.flatMap((provider) => provider.domains.map((domain) => [domain, provider] as const)),
);

const findProvider = (domain: string) =>
  PROVIDERS.get(domain) ?? PROVIDERS.get(domain.replace(/\.(?:com?\.)?[a-z]{2,3}$/, '.*'));

/**
 * Key of the mailbox that an address's mails end up in, to count them.
 * @example countedMailbox('Ada.Love+leads@googlemail.com') // 'adalove@gmail.com'
 * @example countedMailbox('ada+leads@example.com') // 'ada+leads@example.com': perhaps another person's
 */
export function countedMailbox(text: string): string {
  const address = normalizeMailbox(text);
  const [, name = '', domain = ''] = /^(.*)@(.+)$/.exec(address) ?? [];
  const [, owner = '', parent = ''] = /^([^.]+)\.(.+)$/.exec(domain) ?? [];
  if (findProvider(parent)?.hasSubdomains) return `${owner}@${parent}`;
  const provider = findProvider(domain);
  if (!provider) return address;
  const { domains, isOne, separator = '+', ignored = '' } = provider;
  const [base = ''] = name.split(separator);
  const letters = [...base].filter((character) => !ignored.includes(character));
  return `${letters.join('')}@${isOne ? domains[0] : domain}`;
}
