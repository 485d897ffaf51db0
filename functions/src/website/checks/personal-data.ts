import type { LocatedPage } from '../page/addresses.ts';
import { findSection, getModel } from '../page/model.ts';
import type { PageForm } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';
import { anyOf, startingWith } from '../words/patterns.ts';
import { type Check, fail, notApplicable, quoteAs } from './check.ts';
import { findLoss, isInquiry, isTyped, SERVICE } from './dead-forms.ts';
import { listRead } from './text-view.ts';

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
  return isWrong ? [field.label || field.name || 'card number'] : [];
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
const BIRTHDAY =
  /(?<!\d)(?:\d{1,2}[./]\d{1,2}[./](?:19[3-9]|20[0-2])\d|(?:19[3-9]|20[0-2])\d-\d\d-\d\d)(?!\d)/g;
const NUMBER = /(?<![\d.,])(?:\+|\(?0|\(?\d{3}\)?[-. ]\d)[\d ()/-]{7,16}\d(?![\d.])/g;
const MIN_PEOPLE = 3;

/** Quotes the head of a column of birth dates next to as many phone numbers: a list of people, open to everybody. */
function findPeople({ page, url }: LocatedPage): readonly string[] {
  const { visible, text } = getModel(page);
  const head = visible.find((block) => block.kind !== 'form' && block.words < 4 && BIRTH.test(block.text));
  const count = (pattern: RegExp): number => new Set(text.match(pattern)).size;
  const isList = count(BIRTHDAY) >= MIN_PEOPLE && count(NUMBER) >= MIN_PEOPLE;
  return head && isList ? [`${head.text} (${url.pathname})`] : [];
}

export const PERSONAL_DATA_CHECK: Check = {
  id: 'card-data',
  weight: 0,
  run: (site) => {
    const places = listRead(site);
    const forms = places.flatMap((place) => place.page.forms.map((form) => ({ place, form })));
    const evidence =
      quoteAs('open-list', places.flatMap(findPeople)) ??
      quoteAs(
        'exposed-field',
        forms.flatMap(({ place, form }) => findExposed(site, place, form)),
      ) ??
      quoteAs(
        'card-fields',
        forms.flatMap(({ place, form }) => findCardField(place, form)),
      );
    return evidence ? fail(evidence) : notApplicable();
  },
};
