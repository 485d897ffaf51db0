import type { Audience } from '../../../../src/contract/website/analyze-website.ts';
import type { Locale } from '../../../../src/domain/site/locale.ts';
import { type Named, readBuyers, type Saying } from '../../buyers/read-buyers.ts';
import { isAboutHeading, isBuyersHeading } from '../../buyers/sections.ts';
import { textLanguage } from '../../buyers/text-language.ts';
import { modelOf, sectionAt } from '../page/model.ts';
import type { Page } from '../page/page.ts';
import { type Check, fail, pass, quoted, warn } from './check.ts';
import { declaredLanguage, snippet } from './text-view.ts';

/** As much of a block is read, in characters. */
const SAMPLE = 600;
/** Blocks that are read. */
const MAX_BLOCKS = 300;
/** An item of a list under a heading that says who buys, in words. */
const MAX_LISTED_WORDS = 40;

/** What a page says, as the reader of buyers gets it. */
function sayingsOn(page: Page): readonly Saying[] {
  const model = modelOf(page);
  const hero = new Set(model.hero);
  const blocks = page.blocks.flatMap((block, index): Saying[] => {
    if (!model.prose.includes(block) || block.region === 'footer') return [];
    const text = block.text.slice(0, SAMPLE);
    if (block.kind === 'quote' || block.voices) return [{ text, place: 'quote' }];
    const heading = block.level > 0 ? '' : (sectionAt(model, index)?.heading?.text ?? '');
    if (block.words <= MAX_LISTED_WORDS && isBuyersHeading(heading)) return [{ text, place: 'listed' }];
    if (isAboutHeading(heading)) return [{ text, place: 'about' }];
    return [{ text, place: hero.has(block) || block.level > 0 ? 'lead' : 'body' }];
  });
  return [
    { text: page.title, place: 'title' },
    { text: page.meta.get('description') ?? '', place: 'lead' },
    ...blocks.slice(0, MAX_BLOCKS),
  ];
}

const languageOf = (page: Page): Locale =>
  textLanguage(modelOf(page).text, declaredLanguage(page) === 'de' ? 'de' : 'en');

const known = new WeakMap<Page, readonly Named[]>();

/** Everybody a page names, read once. */
function namedOn(page: Page): readonly Named[] {
  const made = known.get(page) ?? readBuyers(sayingsOn(page), languageOf(page));
  known.set(page, made);
  return made;
}

/** Says for whom it is without a name: “for everyone who”. */
const ANYBODY_WHO =
  /(?<!\p{L})(?:(?:für|for) (?:alle|jeden|jede|menschen|leute|anyone|everyone|anybody|everybody|those|people),? (?:die|der|mit|über|ab|who|that|with|over)|wer [^.!?]{3,60} (?:will|möchte|sucht|braucht),)(?!\p{L})/iu;

const MAX_AUDIENCES = 6;
/** Where somebody is surely a buyer, those of whom less speaks for it are left out. */
const SURE = 1.9;

/** The surest first. */
function buyersOn(page: Page): readonly Named[] {
  const buyers = namedOn(page)
    .filter(({ role }) => role === 'buyer')
    .toSorted((a, b) => b.weight - a.weight);
  const sure = buyers.filter(({ weight }) => weight >= SURE);
  return sure.length > 0 ? sure : buyers;
}

export const AUDIENCE_CHECK: Check = {
  id: 'audience',
  weight: 3,
  severity: 'high',
  needsText: true,
  run: ({ page }) => {
    const [buyer] = buyersOn(page);
    if (buyer) return pass(quoted('text', buyer.quote));
    const texts = sayingsOn(page).map(({ text }) => text);
    const anybody = texts.find((text) => ANYBODY_WHO.test(text));
    if (anybody !== undefined) return pass(quoted('text', snippet(anybody, ANYBODY_WHO)));
    const beside = namedOn(page).find(({ role }) => role === 'beside');
    if (beside) return warn(quoted('text', beside.quote));
    return fail({ kind: 'no-audience' });
  },
};

/** Whom the website itself says it serves, in its own words and with the sentence; the surest first. */
export const audiencesOf = (page: Page): readonly Audience[] =>
  buyersOn(page)
    .slice(0, MAX_AUDIENCES)
    .map(({ name, kind, quote }) => ({
      text: name.slice(0, 120),
      business: kind !== 'consumer',
      quote: quote.slice(0, 200).toWellFormed(),
    }));
