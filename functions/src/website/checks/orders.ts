import { parseHost } from '../page/addresses.ts';
import { getModel } from '../page/model.ts';
import { anyOf } from '../words/patterns.ts';
import { type Check, fail, notApplicable, pass, quoteAs } from './check.ts';
import { forbids } from './content-policy.ts';
import { getHandlers } from './handlers.ts';
import { findWrongIbans } from './ibans.ts';
import { getName, listRead } from './text-view.ts';

const TEST_MODE = anyOf('test-modes');
const TEST_PAYMENT = anyOf('test-payments');
const TEST_KEY = /["'`]pk_test_\w{8,}/;
const BIRTH = /birth|geburt|dob\b|seit|since|purchase|kaufdatum/i;

const CALENDAR = anyOf('calendars');

export const ORDERS_CHECK: Check = {
  id: 'orders',
  weight: 2,
  run: (site) => {
    const places = listRead(site);
    for (const { page, url } of places) {
      const text = getModel(page).visible.find((block) => TEST_MODE.test(block.text.slice(0, 400)))?.text;
      const link = page.links.find(
        ({ href, region }) => region !== 'hidden' && TEST_PAYMENT.test(href.slice(0, 100)),
      );
      const isTest = page.scripts.some((script) => TEST_KEY.test(script.text));
      const found = text ?? (link && `${getName(link)} (${link.href.slice(0, 60)})`);
      if (found !== undefined || isTest)
        return fail({ kind: 'test-mode', quote: found ?? `pk_test (${url.pathname})` });
    }
    const frames = places.flatMap((place) =>
      place.page.embeds
        .filter(({ name, src }) => /^i?frame$/.test(name) && CALENDAR.test(src))
        .map(({ src }) => ({ src, place })),
    );
    const empty = frames
      .filter(({ src, place }) => forbids(place, src, 'frame-src', 'child-src', 'default-src'))
      .map(({ src, place }) => `${parseHost(src) ?? src} (${place.url.pathname})`);
    const blocked = quoteAs('blocked-frame', empty);
    if (blocked) return fail(blocked);
    const iban = quoteAs('wrong-iban', places.flatMap(findWrongIbans));
    if (iban) return fail(iban);
    const today = site.fetchedAt.toISOString().slice(0, 10);
    const dates = places.flatMap((place) =>
      [...place.page.forms.flatMap(({ fields }) => fields), ...place.page.looseFields]
        .filter(({ type, hidden, searchText }) => /^date/.test(type) && !hidden && !BIRTH.test(searchText))
        .map((field) => ({ ...field, place })),
    );
    const past = dates.filter(
      ({ max = '', place }) =>
        /^20\d\d-\d\d-\d\d/.test(max) &&
        max.slice(0, 10) < today &&
        !getHandlers(site, place).deeds.has('renders'),
    );
    const shown = past.map(({ label, name }) => label || name);
    const found = quoteAs('past-dates', shown);
    if (found) return fail(found);
    return frames.length > 0 ? pass() : notApplicable();
  },
};
