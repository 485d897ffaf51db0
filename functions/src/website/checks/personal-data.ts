import { firstOf } from '../../platform/first-of.ts';
import { type LocatedPage, normalizeHost } from '../page/addresses.ts';
import { BLOCK_SEPARATOR, findSection, getModel, listAround } from '../page/model.ts';
import { once } from '../page/once.ts';
import type { PageForm } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';
import { anyOf, beginningWith, startingWith } from '../words/patterns.ts';
import { type Check, fail, notApplicable, quoteAs } from './check.ts';
import { findLoss, isInquiry, isTyped, SERVICE } from './dead-forms.ts';
import { findEmails } from './emails.ts';
import { isSample } from './samples.ts';
import { listLinks, listPages, listRead } from './text-view.ts';

const CARD_NUMBER = anyOf('card-numbers');
/** Cards that pay nothing, or a part of a number. */
const OTHER_CARD = anyOf('other-cards');
const CREDIT_CARD = anyOf('credit-cards');
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
  if (!field || OTHER_CARD.test(field.searchText)) return [];
  const isPaid = CREDIT_CARD.test(field.searchText);
  if (!(has(CARD_SECRET) || has(CARD_PURPOSE) || (isMailed && isPaid))) return [];
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
const BIRTHDAY = anyOf('birthdays');
const NUMBER = anyOf('private-numbers');
const MIN_PEOPLE = 3;
const ROW = /^(?:tr|li)$/;

/** Quotes the head of birth dates, but none of them, if rows hold one together with a phone number. */
function findPeople({ page, url }: LocatedPage): readonly string[] {
  const { visible, hidden } = getModel(page);
  const blocks = [...visible, ...hidden].filter(({ kind }) => kind !== 'form');
  const head = blocks.map(({ text, words }) => (words < 4 ? BIRTH.exec(text)?.[0] : undefined)).find(Boolean);
  if (head === undefined) return [];
  const rows = Map.groupBy(blocks, ({ element }) => listAround(element).find(({ name }) => ROW.test(name)));
  rows.delete(undefined);
  const people = [...rows.values()].filter((cells) => {
    const text = cells.map((block) => block.text).join(BLOCK_SEPARATOR);
    return BIRTHDAY.test(text) && NUMBER.test(text);
  });
  return people.length >= MIN_PEOPLE ? [`${head} (${url.pathname})`] : [];
}

const RECORD = /\{[^{}]{20,1000}\}/g;
const MAX_RECORDS = 500;
/** What a business knows about people and would never publish. */
const NOTED = anyOf('record-keys');
const PERSON = anyOf('person-keys');

const getShown = once((site: Snapshot): ReadonlySet<string> => {
  const texts = [
    ...listPages(site).map((page) => getModel(page).text),
    ...listLinks(site).map(({ href }) => href),
  ];
  return new Set(texts.flatMap((text) => [...findEmails(text)].map(({ address }) => address)));
});

/** Quotes the first private key of people whose records a script holds, with addresses that no visitor sees. */
function findRecords(site: Snapshot, { page, url }: LocatedPage): readonly string[] {
  return page.scripts.flatMap(({ lookups: { code } }) => {
    const records = firstOf(code.matchAll(RECORD), MAX_RECORDS).flatMap(([record]) => {
      const email = firstOf(findEmails(record), 1)[0]?.address ?? '';
      const isOwn = email === '' || email.endsWith(normalizeHost(site.url.hostname)) || isSample(email);
      const isSecret = !isOwn && PERSON.test(record) && !getShown(site).has(email);
      const key = NOTED.exec(record)?.[1];
      return isSecret && key !== undefined ? [{ email, key }] : [];
    });
    const people = new Set(records.map(({ email }) => email));
    return people.size >= MIN_PEOPLE ? [`${records[0]?.key} (${url.pathname})`] : [];
  });
}

const SECRET = anyOf('open-secrets');
/** Next to a user name, in comments other than code that is only switched off, which names fields. */
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
