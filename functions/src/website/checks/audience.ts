import type { Audience } from '../../../../src/contract/website/analyze-website.ts';
import type { Locale } from '../../../../src/domain/site/locale.ts';
import { type Named, readBuyers, type Saying } from '../../buyers/read-buyers.ts';
import { isAboutHeading, isBuyersHeading } from '../../buyers/sections.ts';
import { textLanguage } from '../../buyers/text-language.ts';
import { businessOf, kindsIn } from '../business/business.ts';
import { isProse, modelOf } from '../page/model.ts';
import type { Page, TextBlock } from '../page/page.ts';
import { type Check, fail, pass, quoteAs, warn } from './check.ts';
import { declaredLanguage, snippet } from './text-view.ts';

/** Characters of a block that are read. */
const SAMPLE = 600;
/** Blocks that are read. */
const MAX_BLOCKS = 300;
/** Maximum words of a list item under a heading that names buyers. */
const MAX_LISTED_WORDS = 40;

/** A block in the form that `readBuyers` takes, under a heading. */
function sayingOf({ text, kind, voices, level, words }: TextBlock, heading: string, isLead: boolean): Saying {
  const said = text.slice(0, SAMPLE);
  if (kind === 'quote' || voices) return { text: said, place: 'quote' };
  if (words <= MAX_LISTED_WORDS && isBuyersHeading(heading)) return { text: said, place: 'listed' };
  if (isAboutHeading(heading)) return { text: said, place: 'about' };
  return { text: said, place: isLead || level > 0 ? 'lead' : 'body' };
}

/** The page's text in the form that `readBuyers` takes. */
function sayingsOn(page: Page): readonly Saying[] {
  const { hero, sections } = modelOf(page);
  const lead = new Set(hero);
  const said: Saying[] = [];
  /** The line above a heading: “Who we serve”. */
  let eyebrow = '';
  for (const { heading, blocks } of sections) {
    if (said.length >= MAX_BLOCKS) break;
    const title = isBuyersHeading(eyebrow) ? eyebrow : (heading?.text ?? '');
    const under = blocks.map((block) => [block, title] as const);
    eyebrow = blocks.at(-1)?.text.slice(0, SAMPLE) ?? '';
    for (const [block, over] of heading ? [[heading, ''] as const, ...under] : under)
      if (isProse(block) && block.region !== 'footer') said.push(sayingOf(block, over, lead.has(block)));
  }
  return [
    { text: page.title, place: 'title' },
    { text: page.meta.get('description') ?? '', place: 'lead' },
    ...said.slice(0, MAX_BLOCKS),
  ];
}

const languageOf = (page: Page): Locale =>
  textLanguage(modelOf(page).text, declaredLanguage(page) === 'de' ? 'de' : 'en');

const known = new WeakMap<Page, readonly Named[]>();

/** Everyone a page names, computed once. */
function namedOn(page: Page): readonly Named[] {
  const made = known.get(page) ?? readBuyers(sayingsOn(page), languageOf(page));
  known.set(page, made);
  return made;
}

/** Names an audience by what it wants: “for everyone who”, “are you looking for a roofer?”. */
const ANYBODY_WHO =
  /(?<!\p{L})(?:(?:für|for) (?:alle|jeden|jede|menschen|leute|familien|gäste|anyone|everyone|anybody|everybody|those|people|families|guests),? (?:die|der|mit|über|ab|who|that|with|over)(?!\p{L})|(?:mit|with) (?:familien|families),? (?:die|who)(?!\p{L})|(?:sie sind|sind sie|bist du|are you|you are|you’re|you're) [^.!?]{6,80}\?|(?:du|dich|dir|sie|you|your)(?!\p{L})[^.!?]{0,60} (?:mit|with|join) (?:anderen|other|fellow) \p{L}{4}|wer [^.!?]{3,60} (?:will|möchte|sucht|braucht),|(?:residential|commercial|industrial|private|corporate)(?: (?:and|&|or|und) (?:residential|commercial|industrial|private|corporate))? (?:clients|customers|properties)|privat- (?:und|&) (?:geschäfts|gewerbe|firmen)kunden|(?:für|for) (?:\p{L}+ )?(?:welpen|hunde|katzen|pferde|puppies|dogs|cats|horses)(?!\p{L}))/iu;

const MAX_AUDIENCES = 6;
/** From this weight on a buyer is certain, and less certain ones are left out. */
const SURE = 1.9;

/** “Your beekeeper”, “is a family business”: words before a name that make it the business itself. */
const OWNER =
  /(?:^|[^\p{L}])(?:ihr|ihre|dein|deine|your|our|unser|unsere|(?:ist|sind|is|are|wir|we) (?:ein|eine|die|der|das|a|an|the)(?: \p{L}+){0,3})\s$/iu;
/** “Sell to registered dealers”: an imperative about others. */
const ADVICE = /^(?:verkaufen|sell|vertrauen|trust) /i;
/** No group of buyers: a way of working, a village, anybody who buys. */
const NO_NAME =
  /-(?:led|based|driven) |^(?:installation|repair|cleaning|home|financial|legal) services$|^(?:vorfahren|ancestors)$|^handwerk$|^\p{Lu}\p{Ll}+kirchen$|^(?:kund(?:en|innen|innen und kunden)|customers|clients|patient(?:en|s|innen)|guests|gäste|visitors|besucher)$/iu;
const FOR = /(?:^|[^\p{L}])(?:für|for|helps?|serves?|serving|supports?)\s(?:[\p{L}-]+\s){0,4}$/iu;

/** Whether a name means the business itself: it says so, or it is of the same kind and nothing is done for it. */
function isSelf(page: Page, { name, quote }: Pick<Named, 'name' | 'quote'>): boolean {
  const before = quote.slice(0, Math.max(0, quote.indexOf(name)));
  if (NO_NAME.test(name)) return true;
  if (FOR.test(before)) return false;
  const own = businessOf(page)?.kind;
  const isOwnKind = own !== undefined && kindsIn(name).includes(own);
  return isOwnKind || OWNER.test(before) || ADVICE.test(quote);
}

/** Buyers, most certain first. */
function buyersOn(page: Page): readonly Named[] {
  const buyers = namedOn(page)
    .filter((named) => named.role === 'buyer' && !isSelf(page, named))
    .toSorted((a, b) => b.weight - a.weight);
  const sure = buyers.filter(({ weight }) => weight >= SURE);
  return sure.length > 0 ? sure : buyers;
}

/** Whether a part of the page names a buyer. */
export const namesBuyer = (page: Page, part: string): boolean =>
  namedOn(page).some(
    ({ role, quote, name }) => role !== 'reviewer' && part.includes(quote) && !isSelf(page, { name, quote }),
  );

/** Items of a list, which say little one by one. */
const listOf = (buyers: readonly Named[]): string =>
  [...new Set(buyers.filter(({ place }) => place === 'listed').map(({ quote }) => quote))]
    .slice(0, 4)
    .join(' · ');

export const AUDIENCE_CHECK: Check = {
  id: 'audience',
  weight: 3,
  severity: 'high',
  needsText: true,
  run: ({ page }) => {
    const buyers = buyersOn(page);
    const [buyer] = buyers;
    if (buyer?.place === 'listed') return pass(quoteAs('text', listOf(buyers)));
    if (buyer) return pass(quoteAs('text', buyer.quote));
    const texts = sayingsOn(page).map(({ text }) => text);
    const anybody = texts.find((text) => ANYBODY_WHO.test(text));
    if (anybody !== undefined) return pass(quoteAs('text', snippet(anybody, ANYBODY_WHO)));
    const beside = namedOn(page).find((named) => named.role === 'beside' && !isSelf(page, named));
    if (beside) return warn(quoteAs('text', beside.quote));
    return fail({ kind: 'no-audience' });
  },
};

/** The audiences a website names, with the sentence that does, most certain first. */
export const audiencesOf = (page: Page): readonly Audience[] =>
  buyersOn(page)
    .slice(0, MAX_AUDIENCES)
    .map(({ name, kind, quote }) => ({
      text: name.slice(0, 120),
      business: kind !== 'consumer',
      quote: quote.slice(0, 200).toWellFormed(),
    }));
