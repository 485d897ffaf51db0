/** A privacy policy that was copied from another business. */
import { normalizeHost } from '../page/addresses.ts';
import { getModel } from '../page/model.ts';
import type { Snapshot } from '../snapshot.ts';
import { anyOf } from '../words/patterns.ts';
import { findEmails } from './emails.ts';
import { listPages } from './text-view.ts';

const CONTROLLER = anyOf('controllers');
/** Mail that anybody may have, and authorities. */
const NO_FIRM = anyOf('no-firms');
const REFERS = anyOf('own-details');

/** @example listNames('info@kern-bau.de') // ['kern-bau'] */
const listNames = (text: string): readonly string[] =>
  [...findEmails(text)].flatMap(({ address }) =>
    NO_FIRM.test(address) ? [] : (/@([^.]+)/.exec(address)?.[1] ?? []),
  );

/** Quotes who is responsible by the policy, if no other page knows them, and the policy knows nothing of the business. */
export function findOtherFirm(site: Snapshot): string | undefined {
  const policy = site.internal.pages.find(({ kind, isLinked }) => kind === 'privacy' && isLinked)?.page;
  const others = listPages(site).filter((page) => page !== policy);
  if (!policy || policy.isTruncated || others.length < 2) return undefined;
  const own = others
    .map((page) => getModel(page).text)
    .join(' ')
    .toLowerCase();
  const blocks = getModel(policy).prose.filter(({ region }) => region === 'main');
  const text = blocks
    .map((block) => block.text)
    .join(' ')
    .toLowerCase();
  const names = [
    ...normalizeHost(site.url.hostname).split('.', 1),
    ...listNames(own),
    ...(site.page.title.match(/\p{Lu}[\p{L}&’'-]{3,}/gu) ?? []),
  ];
  if (REFERS.test(text) || names.some((name) => text.includes(name.toLowerCase()))) return undefined;
  return blocks.find((block) => {
    const named = CONTROLLER.test(block.text) ? listNames(block.text) : [];
    return named.length > 0 && named.every((name) => !own.includes(name));
  })?.text;
}
