import type { LocatedPage } from '../page/addresses.ts';
import { getModel } from '../page/model.ts';
import { getEntities } from '../page/structured-data.ts';
import type { Snapshot } from '../snapshot.ts';
import { anyOf, entriesOf } from '../words/patterns.ts';
import { type Check, fail, pass, quoteAs } from './check.ts';
import { getHandlers } from './handlers.ts';
import { findOtherNumber } from './phones.ts';
import { findSample, isLatin } from './samples.ts';
import { listRead, quoteAround } from './text-view.ts';

const TITLES = new Set(entriesOf('titles'));
const OWN_TITLE = anyOf('own-titles');
/** What a script may fill in later. */
const TOKEN = /^(?:\{\{|\{%|\$\{|%%)/;
/** On other pages, articles may show sample names, streets and numbers on purpose. */
const LEGAL = /^(?:imprint|privacy|contact)$/;
const NAMED = anyOf('named-samples');
const MAX_TEXT = 1_500;
const MAX_BLOCKS = 1_500;
const MAX_OTHER_BLOCKS = 300;
/** With fewer visible words, scripts show what is hidden at first. */
const MIN_SHOWN = 40;
/** Reports contain no email addresses, so that only the domain is quoted. */
const hideName = (text: string): string => text.replace(/[\w.-]{1,30}@(?=[\w-])/g, '');

function findPlaceholders(site: Snapshot, place: LocatedPage): readonly string[] {
  const { page } = place;
  const isCore = page === site.page || ('kind' in place && LEGAL.test(`${place.kind}`));
  const { areOwnKnown } = getHandlers(site, place);
  const title = page.title.trim();
  const { visible, visibleWords } = getModel(page);
  const links = page.links.filter(({ region }) => region !== 'hidden' && region !== 'consent');
  const head = [title, page.meta.get('description') ?? ''];
  const texts = [
    ...head,
    ...(visibleWords < MIN_SHOWN ? page.blocks : visible)
      .filter((block) => block.kind !== 'form')
      .slice(0, page === site.page ? MAX_BLOCKS : MAX_OTHER_BLOCKS)
      .map(({ text }) => text),
    ...links.flatMap((link) =>
      /^(?:mailto|tel):/i.test(link.href) && !findOtherNumber([link])
        ? [link.href.replace(/^tel:/i, 'tel ').replace(/^mailto:/i, '')]
        : [],
    ),
    ...getEntities(page).flatMap((entity) =>
      Object.entries(entity).flatMap(([key, value]) =>
        typeof value === 'string' ? [key === 'telephone' ? `tel ${value}` : value] : [],
      ),
    ),
  ];
  const found = texts.flatMap((whole) => {
    const text = whole.slice(0, MAX_TEXT);
    const sample = findSample(text);
    if (!sample) return [];
    const sampled = text.slice(sample.index, sample.index + sample.length);
    const isFilled = !areOwnKnown && !head.includes(whole) && TOKEN.test(sampled.slice(0, 2));
    const isMentioned = NAMED.test(sampled) || (/^lorem/i.test(sampled) && !isLatin(text));
    return isFilled || (!isCore && isMentioned) ? [] : [hideName(quoteAround(text, sample))];
  });
  return [...(TITLES.has(title.toLowerCase()) || OWN_TITLE.test(title) ? [title] : []), ...found];
}

export const PLACEHOLDERS_CHECK: Check = {
  id: 'placeholders',
  weight: 7,
  run: (site) => {
    const samples = listRead(site).flatMap((place) => findPlaceholders(site, place));
    const found = quoteAs('placeholder', samples);
    return found ? fail(found) : pass();
  },
};
