import { type NamedParty, readBuyers, type SourceText } from '../../buyers/read-buyers.ts';
import { detectTextLanguage, type ReadLanguage } from '../../buyers/text-language.ts';
import { findBusinessKinds } from '../business/business.ts';
import { getModel, isProse } from '../page/model.ts';
import type { Page, TextBlock } from '../page/page.ts';
import { type Check, fail, pass, quoteAs, warn } from './check.ts';
import { getDeclaredLanguage, quoteMatch } from './text-view.ts';

/** Maximum characters read per block. */
const MAX_TEXT_LENGTH = 600;
/** Maximum blocks read per page. */
const MAX_BLOCKS = 300;

/** A block in the form that `readBuyers` takes. */
function toSourceText({ text, kind, isTestimonial, level }: TextBlock, heading: string): SourceText {
  const sample = text.slice(0, MAX_TEXT_LENGTH);
  if (kind === 'quote' || isTestimonial) return { text: sample, origin: 'quote' };
  if (level > 0) return { text: sample, origin: 'heading' };
  return { text: sample, origin: kind === 'item' ? 'item' : 'text', heading };
}

/** Blocks about other parties: legal notices and studies. */
const ABOUT_OTHERS =
  /urheberrecht|haftungsausschluss|seitenbetreiber|all rights reserved|(?<!\p{L})(?:laut|according to)(?!\p{L}).{0,40}(?:studie|umfrage|study|survey|report)/iu;

/** The page's text in the form that `readBuyers` takes. */
const getSourceTexts = (page: Page): readonly SourceText[] => [
  { text: page.title, origin: 'title' },
  { text: page.meta.get('description') ?? '', origin: 'text' },
  ...getModel(page)
    .sections.flatMap(({ heading, blocks }) =>
      [...(heading ? [heading] : []), ...blocks]
        .filter((block) => isProse(block) && block.region !== 'footer' && !ABOUT_OTHERS.test(block.text))
        .map((block) => toSourceText(block, heading?.text ?? '')),
    )
    .slice(0, MAX_BLOCKS),
];

const getPageLanguage = (page: Page): ReadLanguage =>
  detectTextLanguage(getModel(page).text, getDeclaredLanguage(page) === 'de' ? 'de' : 'en');

const cache = new WeakMap<Page, readonly NamedParty[]>();

/** Everyone a page names, cached per page. */
function getNamedParties(page: Page): readonly NamedParty[] {
  const parties = cache.get(page) ?? readBuyers(getSourceTexts(page), getPageLanguage(page));
  cache.set(page, parties);
  return parties;
}

/** Phrases that name an audience by what it wants: “for everyone who”, “are you looking for a roofer?”. */
const ANYBODY_WHO =
  /(?<!\p{L})(?:(?:für|for|belongs? to|gehör(?:en|t)) (?:alle|jeden|jede|menschen|leute|familien|gäste|anyone|everyone|anybody|everybody|those|people|families|guests),? (?:die|der|mit|über|ab|who|that|with|over)(?!\p{L})|(?:mit|with) (?:familien|families),? (?:die|who)(?!\p{L})|(?:sie sind|sind sie|bist du|are you|you are|you’re|you're) [^.!?]{6,80}\?|(?:du|dich|dir|sie|you|your)(?!\p{L})[^.!?]{0,60} (?:mit|with|join) (?:anderen|other|fellow) \p{L}{4}|wer [^.!?]{3,60} (?:will|möchte|sucht|braucht),|(?:residential|commercial|industrial|private|corporate)(?: (?:and|&|or|und) (?:residential|commercial|industrial|private|corporate))? (?:clients|customers|properties)|privat- (?:und|&) (?:geschäfts|gewerbe|firmen)kunden|(?:für|for) (?:\p{L}+ )?(?:welpen|hunde|katzen|pferde|puppies|dogs|cats|horses)(?!\p{L}))/iu;

const FOR_PHRASE = /(?:^|[^\p{L}])(?:für|for|helps?|serves?|serving|supports?)\s(?:[\p{L}-]+\s){0,4}$/iu;

/** Whether a name means the business itself: it names the kind of business in the title, and nothing is offered to it. */
function isSelf(page: Page, { name, quote }: Pick<NamedParty, 'name' | 'quote'>): boolean {
  const ownKinds = findBusinessKinds(page.title);
  const isOwnKind = findBusinessKinds(name).some((kind) => ownKinds.includes(kind));
  return isOwnKind && !FOR_PHRASE.test(quote.slice(0, Math.max(0, quote.indexOf(name))));
}

/** Buyers, most certain first. */
const getBuyers = (page: Page): readonly NamedParty[] =>
  getNamedParties(page)
    .filter((party) => party.role === 'buyer' && !isSelf(page, party))
    .toSorted((one, other) => other.certainty - one.certainty);

/** Whether a part of the page names a buyer. */
export const namesBuyer = (page: Page, part: string): boolean =>
  getNamedParties(page).some(
    (party) => party.origin !== 'quote' && part.includes(party.quote) && !isSelf(page, party),
  );

const MAX_ITEMS = 4;

/** Minimum probability of a buyer for a warning instead of a failure; too low for a quotation. */
const MIN_MENTION_CERTAINTY = 0.1;

/** Joins the list items that name buyers, since a single item says little. */
const joinListedBuyers = (page: Page, buyers: readonly NamedParty[]): string =>
  getNamedParties(page)
    .filter((party) => party.origin === 'item' && buyers.includes(party))
    .map(({ quote }) => quote)
    .filter((quote, index, all) => all.indexOf(quote) === index)
    .slice(0, MAX_ITEMS)
    .join(' · ');

export const AUDIENCE_CHECK: Check = {
  id: 'audience',
  weight: 3,
  severity: 'high',
  needsText: true,
  run: ({ page }) => {
    const buyers = getBuyers(page);
    const [buyer] = buyers;
    if (buyer?.origin === 'item') return pass(quoteAs('text', joinListedBuyers(page, buyers)));
    if (buyer) return pass(quoteAs('text', buyer.quote));
    const texts = getSourceTexts(page).map(({ text }) => text);
    const anybodyText = texts.find((text) => ANYBODY_WHO.test(text));
    if (anybodyText !== undefined) return pass(quoteAs('text', quoteMatch(anybodyText, ANYBODY_WHO)));
    const certainty = Math.max(
      0,
      ...getNamedParties(page)
        .filter(({ role, origin }) => role === 'other' && origin !== 'quote')
        .map((party) => party.certainty),
    );
    return certainty >= MIN_MENTION_CERTAINTY ? warn({ kind: 'no-audience' }) : fail({ kind: 'no-audience' });
  },
};
