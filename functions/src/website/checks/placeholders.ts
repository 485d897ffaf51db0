import type { LocatedPage } from '../page/addresses.ts';
import { getModel, listAround } from '../page/model.ts';
import type { Page, TextBlock } from '../page/page.ts';
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
const THEME = anyOf('theme-names');
const DEMO_POST = anyOf('demo-posts');
/** What a script may fill in later. */
const TOKEN = /^(?:\{\{|\{%|\$\{|%%)/;
const LABELS = new Set(entriesOf('labels'));
const SAMPLE_IMAGE = anyOf('sample-images');
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

/** Whether a block is in an article that a script shows by its address, and that no link leads to. */
const isUnreachable = ({ links }: Page, { element }: TextBlock): boolean => {
  const article = listAround(element).find(({ name, id }) => name === 'article' && id !== '');
  return article !== undefined && !links.some(({ href }) => href.endsWith(`#${article.id}`));
};

function findPlaceholders(site: Snapshot, place: LocatedPage): readonly string[] {
  const { page } = place;
  const isCore = page === site.page || ('kind' in place && LEGAL.test(`${place.kind}`));
  const { deeds, areOwnKnown } = getHandlers(site, place);
  const isRouted = deeds.has('routes');
  const title = page.title.trim();
  const { visible, visibleWords } = getModel(page);
  const links = page.links.filter(({ region }) => region !== 'hidden' && region !== 'consent');
  const head = [title, page.meta.get('description') ?? ''];
  const preview = ['og:title', 'og:site_name', 'og:description'].map((key) => page.meta.get(key) ?? '');
  const texts = [
    ...head,
    ...(visibleWords < MIN_SHOWN ? page.blocks : visible)
      .slice(0, page === site.page ? MAX_BLOCKS : MAX_OTHER_BLOCKS)
      .filter((block) => block.kind !== 'form' && !(isRouted && isUnreachable(page, block)))
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
  return [
    ...(TITLES.has(title.toLowerCase()) || OWN_TITLE.test(title) ? [title] : []),
    ...preview.filter((text) => THEME.test(text.slice(0, 300)) && !THEME.test(title)),
    ...links.filter(({ href, text }) => DEMO_POST.test(href) && text !== '').map(({ text }) => text),
    ...found,
    ...links.map(({ text }) => text).filter((text) => LABELS.has(text.toLowerCase())),
    ...page.images.map(({ src }) => src.trim()).filter((src) => SAMPLE_IMAGE.test(src.slice(0, 300))),
  ];
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
