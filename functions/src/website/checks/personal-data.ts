import { firstOf } from '../../platform/first-of.ts';
import { type LocatedPage, normalizeHost } from '../page/addresses.ts';
import { BLOCK_SEPARATOR, findSection, getModel } from '../page/model.ts';
import { once } from '../page/once.ts';
import type { PageForm } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';
import { anyOf, beginningWith, exactly, startingWith } from '../words/patterns.ts';
import { type Check, fail, notApplicable, quoteAs } from './check.ts';
import { findLoss, isInquiry, isTyped, SERVICE } from './dead-forms.ts';
import { findEmails } from './emails.ts';
import { isSample } from './samples.ts';
import { listLinks, listPages, listRead } from './text-view.ts';

const CARD_NUMBER = anyOf('card-numbers');
const CARD_SECRET = anyOf('card-secrets');
/** What a card number guarantees, rather than pays. */
const CARD_PURPOSE = anyOf('card-purposes');
const CHECKOUT = anyOf('checkouts');
const PAYMENT = anyOf('payment-services');
/** What nobody should find in an address: health, birth, accounts. */
const SENSITIVE = anyOf('sensitive-fields');

/** Quotes a field for a card number where there is no checkout, or no encryption. */
function findCardField({ page, url }: LocatedPage, form: PageForm): readonly string[] {
  const { names, action, blockOffset } = form;
  const shown = form.fields.filter(isTyped);
  const has = (words: RegExp): boolean => shown.some(({ searchText }) => words.test(searchText));
  const field = shown.find(({ searchText }) => CARD_NUMBER.test(searchText));
  // Messages that arrive as email, unencrypted or by a form service.
  const isMailed = /^(?:mailto|http):/i.test(action.trim()) || SERVICE.test(action);
  if (!field || !(isMailed || has(CARD_PURPOSE) || has(CARD_SECRET))) return [];
  const heading = findSection(getModel(page), blockOffset)?.heading?.text ?? '';
  const isCheckout =
    CHECKOUT.test(`${url.pathname} ${names} ${action.slice(0, 300)} ${heading}`) ||
    page.scripts.some(({ src }) => PAYMENT.test(src));
  const isMessage = has(CARD_PURPOSE) || shown.some(({ type }) => type === 'textarea');
  const isWrong = url.protocol === 'http:' || isMailed || (isMessage && !isCheckout);
  return isWrong ? [`${field.label || field.name || 'card number'} (${url.pathname})`] : [];
}

/** Quotes a sensitive field that a form puts into the address of the next page, since no script sends it. */
function findExposed(site: Snapshot, place: LocatedPage, form: PageForm): readonly string[] {
  if (form.method !== 'get' || !isInquiry(form) || !/^[^#]/.test(form.action.trim())) return [];
  const loss = findLoss(site, place, form);
  const field = form.fields.find(
    (each) => isTyped(each) && each.name !== '' && SENSITIVE.test(each.searchText),
  );
  return field && (loss === true || loss === 'untouched')
    ? [`${field.label || field.name} (${place.url.pathname})`]
    : [];
}

const BIRTH = startingWith('birth-columns');
const BIRTHDAY = anyOf('birthdays', 'g');
const NUMBER = anyOf('private-numbers', 'g');
const MIN_PEOPLE = 3;
const PHONES = exactly('phone-columns');
const INTERNAL = anyOf('internal-lists');

/** Quotes the head of a column of birth dates, or in an internal list of phone numbers, next to as many phone numbers. */
function findPeople({ page, url }: LocatedPage): readonly string[] {
  const { visible, hidden } = getModel(page);
  const blocks = [...visible, ...hidden];
  const text = blocks.map((block) => block.text).join(BLOCK_SEPARATOR);
  const count = (pattern: RegExp): number => new Set(text.match(pattern)).size;
  const isInternal = blocks.some((block) => INTERNAL.test(block.text.slice(0, 500)));
  const find = (heads: RegExp) =>
    blocks.find((block) => block.kind !== 'form' && block.words < 4 && heads.test(block.text));
  const head =
    (count(BIRTHDAY) >= MIN_PEOPLE ? find(BIRTH) : undefined) ?? (isInternal ? find(PHONES) : undefined);
  return head && count(NUMBER) >= MIN_PEOPLE ? [`${head.text} (${url.pathname})`] : [];
}

const RECORD = /\{[^{}]{20,1000}\}/g;
const MAX_RECORDS = 500;
/** What a business notes about people, beyond what it may publish of its own staff. */
const NOTED = anyOf('record-keys');
const PERSON = anyOf('person-keys');
const LISTED = anyOf('record-lists');

const getShown = once((site: Snapshot): ReadonlySet<string> => {
  const texts = [
    ...listPages(site).map((page) => getModel(page).text),
    ...listLinks(site).map(({ href }) => href),
  ];
  return new Set(texts.flatMap((text) => [...findEmails(text)].map(({ address }) => address)));
});

/** Quotes the first note on people whose records a script holds, with addresses that no visitor sees. */
function findRecords(site: Snapshot, { page, url }: LocatedPage): readonly string[] {
  return page.scripts.flatMap(({ lookups: { code } }) => {
    const records = firstOf(code.matchAll(RECORD), MAX_RECORDS).flatMap(([record]) => {
      const email = firstOf(findEmails(record), 1)[0]?.address ?? '';
      const isOwn = email === '' || email.endsWith(normalizeHost(site.url.hostname)) || isSample(email);
      const isSecret = !isOwn && PERSON.test(record) && !getShown(site).has(email);
      return isSecret ? [{ email, key: NOTED.exec(record)?.[1] }] : [];
    });
    const key = records.find((record) => record.key !== undefined)?.key ?? LISTED.exec(code)?.[1];
    const people = new Set(records.map(({ email }) => email));
    return key !== undefined && people.size >= MIN_PEOPLE ? [`${key} (${url.pathname})`] : [];
  });
}

const SECRET = anyOf('open-secrets');
/** In comments other than code that is only switched off, which names fields. */
const PASSWORD = beginningWith('open-passwords');

/** Quotes what comes before a password or private key in the code, but not the secret. */
const findSecrets = ({ page, url }: LocatedPage): readonly string[] =>
  [
    ...page.scripts.map(({ lookups: { code } }) => SECRET.exec(code)),
    ...page.comments.map((comment) => PASSWORD.exec(comment)),
  ].flatMap((match) => (match ? [`${match[1] ?? match[2]} (${url.pathname})`] : []));

export const PERSONAL_DATA_CHECK: Check = {
  id: 'card-data',
  weight: 0,
  run: (site) => {
    const places = listRead(site);
    const forms = places.flatMap((place) => place.page.forms.map((form) => ({ place, form })));
    const evidence =
      quoteAs('open-secret', places.flatMap(findSecrets)) ??
      quoteAs(
        'open-list',
        places.flatMap((place) => [...findPeople(place), ...findRecords(site, place)]),
      ) ??
      quoteAs(
        'card-fields',
        forms.flatMap(({ place, form }) => findCardField(place, form)),
      ) ??
      quoteAs(
        'exposed-field',
        forms.flatMap(({ place, form }) => findExposed(site, place, form)),
      );
    return evidence ? fail(evidence) : notApplicable();
  },
};
