import type { Audience } from '../../../../src/contract/website/analyze-website.ts';
import type { QuotePlace } from '../../../../src/contract/website/first-look.ts';
import { truncateAtWord } from '../../../../src/domain/values/text.ts';
import { splitSentences } from '../../platform/quotes.ts';
import type { LocatedPage } from '../page/addresses.ts';
import { getModel } from '../page/model.ts';
import { once } from '../page/once.ts';
import type { Page, TextBlock } from '../page/page.ts';
import { exactly } from '../words/patterns.ts';
import { readAnnouncedBuyers } from './announced-buyers.ts';
import {
  announcesBuyers,
  type Buyer,
  countVerbTokens,
  findBuyerAt,
  isNegation,
  type Token,
  tokenize,
} from './buyer-words.ts';
import { isAboutOthers } from './word-pattern.ts';

/** Somebody the page speaks to. */
export interface Addressee {
  readonly name: string;
  readonly isCompany: boolean;
  readonly quote: string;
  readonly where: QuotePlace;
}

const MAX_BLOCKS = 200;
const MAX_TEXT_LENGTH = 600;
const MAX_QUOTE = 140;
const MAX_WORDS_BEFORE = 4;
/** Words of a name before its kind: "quality managers". */
const MAX_NAME_WORDS = 2;
const MAX_REACH = 18;

const FOR = /^(?:für|for)$/;
/** Words that are no surnames, which titles contain: "Kanzlei Erben". */
const CUSTOMERS = /kunden|patienten|residential/;
const STARTS_WITH_FOR = /^(?:für|for)\s/i;
const JOIN = /^(?:,|&|und|and|or|oder|sowie|plus|\/)$/;
const CLAUSE_END = /^(?:[|;:.!?–—·•()„“”"»«]|with|mit)$/;
const WHY = /^(?:why|warum)$/;
const PREPOSITION = exactly('no-name-starts');
const VERB = exactly('clause-verbs');
const REFUSAL = /^(?:nicht|not|never|kein|keine|no)$/;

/** Words before "for" that are not followed by customers: names of institutions, "safe for pets", "also for guests". */
const NO_OFFER = exactly('no-offers');

const isRefused = (tokens: readonly Token[], at: number): boolean =>
  NO_OFFER.test(tokens[at - 1]?.text ?? '') ||
  tokens.slice(Math.max(0, at - 2), at).some(({ text }) => REFUSAL.test(text));

const ANYBODY = exactly('anybody');
const WHO = exactly('relatives');
const MAX_CLAUSE = 10;
/** Whoever does something: "für alle, die guten Wein schätzen". */
function findAnybody(tokens: readonly Token[], at: number): Buyer | undefined {
  const who = tokens[at + 1]?.text === ',' ? at + 2 : at + 1;
  if (!ANYBODY.test(tokens[at]?.text ?? '') || !WHO.test(tokens[who]?.text ?? '')) return undefined;
  const end = tokens.findIndex(({ text }, i) => i > who && CLAUSE_END.test(text));
  const to = Math.min(end === -1 ? tokens.length : end, at + MAX_CLAUSE);
  return { kind: 'customers', from: at, to, isWeak: true, isRole: false };
}

/** The buyers that "for" or a verb is followed by, which may be a list: "for homes, shops and busy families". */
function readFollowing(tokens: readonly Token[], from: number): readonly Buyer[] {
  const buyers: Buyer[] = [];
  let start = from;
  let words = 0;
  for (let i = from; i < Math.min(tokens.length, from + MAX_REACH); i++) {
    const token = tokens[i];
    if (!token || CLAUSE_END.test(token.text) || isNegation(token)) break;
    const buyer = findBuyerAt(tokens, i) ?? (i === from ? findAnybody(tokens, i) : undefined);
    if (buyer) {
      buyers.push({ ...buyer, from: Math.max(start, buyer.from - MAX_NAME_WORDS) });
      i = buyer.to - 1;
      start = buyer.to;
      words = 0;
    } else if (JOIN.test(token.text) || PREPOSITION.test(token.text)) {
      start = i + 1;
      words = 0;
    } else {
      if (VERB.test(token.text)) start = i + 1;
      if (++words > MAX_WORDS_BEFORE) break;
    }
  }
  return buyers;
}

/** The buyers that a text speaks to: "for families", "we help founders", "for your business". */
function findAddressed(tokens: readonly Token[], isProminent: boolean): readonly Buyer[] {
  for (let i = 0; i < tokens.length; i++) {
    const word = tokens[i]?.text ?? '';
    const length = FOR.test(word) || (i === 0 && WHY.test(word)) ? 1 : countVerbTokens(tokens, i);
    if (length === 0 || isRefused(tokens, i)) continue;
    const buyers = readFollowing(tokens, i + length).filter(({ isWeak }) => isProminent || !isWeak);
    if (buyers.length > 0) return buyers;
  }
  return [];
}

/** Private customers that a title, description or main heading names without "for". */
function findNamed(tokens: readonly Token[], isTitle: boolean): readonly Buyer[] {
  for (let i = 0; i < tokens.length; i++) {
    const buyer = findBuyerAt(tokens, i);
    if (!buyer) continue;
    const before = tokens.slice(Math.max(0, i - 3), i);
    const isName = isTitle && buyer.to - i === 1 && !CUSTOMERS.test(tokens[i]?.text ?? '');
    const isClear = !buyer.isWeak && !buyer.isRole && !isName && buyer.kind === 'customers';
    if (isClear && !before.some(isNegation) && !isRefused(tokens, i)) return [buyer];
    i = buyer.to - 1;
  }
  return [];
}

/** The buyers that a short text consists of: "Property managers & landlords". */
function findListed(tokens: readonly Token[]): readonly Buyer[] {
  const buyers: Buyer[] = [];
  const first = FOR.test(tokens[0]?.text ?? '') ? 1 : 0;
  for (let i = first; i < tokens.length; i++) {
    const buyer = findBuyerAt(tokens, i);
    if (buyer) {
      buyers.push(buyer);
      i = buyer.to - 1;
    } else if (!JOIN.test(tokens[i]?.text ?? '')) {
      return [];
    }
  }
  return buyers;
}

function quoteAround(text: string, tokens: readonly Token[], [first]: readonly Buyer[]): string {
  const start = tokens[first?.from ?? 0]?.start ?? 0;
  if (text.length <= MAX_QUOTE || start < MAX_QUOTE - 40) return truncateAtWord(text, MAX_QUOTE);
  return `… ${truncateAtWord(text.slice(text.lastIndexOf(' ', start - 60) + 1), MAX_QUOTE - 2)}`;
}

const readSentences = (text: string): readonly string[] => splitSentences(text.slice(0, MAX_TEXT_LENGTH));
export const splitTitle = (text: string): readonly string[] =>
  text.slice(0, MAX_TEXT_LENGTH).split(/\s+[|–—·•:-]\s+|\s*\|\s*/u);

/** Blocks that may speak to buyers, without labels that start otherwise than with "for". */
const getOwnBlocks = (page: Page): readonly TextBlock[] =>
  getModel(page)
    .sections.flatMap(({ heading, blocks }) =>
      heading && isAboutOthers(heading.text) ? [] : [...(heading ? [heading] : []), ...blocks],
    )
    .filter(({ kind, isTestimonial }) => kind !== 'quote' && kind !== 'form' && !isTestimonial)
    .filter(({ kind, text }) => kind !== 'label' || STARTS_WITH_FOR.test(text))
    .slice(0, MAX_BLOCKS);

/** Whom the page speaks to, most prominent first, where its structure shows it. */
export const readAddressees = once(({ page }: LocatedPage): readonly Addressee[] => {
  const found: Addressee[] = [];
  const add = (
    text: string,
    where: QuotePlace,
    find: (tokens: readonly Token[]) => readonly Buyer[],
  ): boolean => {
    const tokens = tokenize(text);
    const buyers = find(tokens);
    for (const { kind, from, to } of buyers) {
      const name = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
      if (found.some((other) => other.name.toLowerCase() === name.toLowerCase())) continue;
      const quote = quoteAround(text, tokens, buyers);
      found.push({ name, isCompany: kind === 'companies', quote, where });
    }
    return buyers.length > 0;
  };
  const readProminent = (text: string, where: QuotePlace): void => {
    const isRead = add(text, where, (tokens) => findAddressed(tokens, true));
    if (!isRead && where !== 'text') add(text, where, (tokens) => findNamed(tokens, where === 'title'));
  };
  const { hero } = getModel(page);
  for (const part of splitTitle(page.title)) readProminent(part, 'title');
  for (const { text, level } of hero)
    for (const sentence of readSentences(text)) readProminent(sentence, level > 0 ? 'heading' : 'text');
  for (const sentence of readSentences(page.meta.get('description') ?? ''))
    readProminent(sentence, 'description');

  let announcedLevel = 0;
  for (const { text, level, kind, words } of getOwnBlocks(page)) {
    if (level > 0 && level <= announcedLevel) announcedLevel = 0;
    if (level > 0 && announcesBuyers(text)) {
      announcedLevel = level;
      continue;
    }
    if (
      announcedLevel > 0 &&
      add(text, 'list', (tokens) => [findBuyerAt(tokens, 0)].filter((buyer) => !!buyer))
    )
      continue;
    if (words <= 6 && kind !== 'item') {
      const where = level > 0 ? 'heading' : 'text';
      if (add(text, where, (tokens) => findListed(tokens).filter(({ isWeak, isRole }) => !isWeak && !isRole)))
        continue;
    }
    for (const sentence of readSentences(text))
      if (add(sentence, level > 0 ? 'heading' : 'text', (tokens) => findAddressed(tokens, level > 0))) break;
  }
  return found;
});

const MAX_AUDIENCES = 5;
/** A quote that names more speaks to everybody: "startups, SMEs, enterprises, schools and hospitals". */
const MAX_PER_QUOTE = 3;
const MAX_AUDIENCE_WORDS = 3;
/** A kind of buyer and nothing else, neither "to 300 guests" nor "your business". */
const PLAIN_NAME = /^(?:\p{L}[\p{L}’'-]*)(?:\s\p{L}[\p{L}’'-]*)*$/u;
/** Names that no seller can look for. */
const EVERYBODY = exactly('everybody');

const readTitles = (page: LocatedPage): readonly Addressee[] =>
  readAddressees(page).filter(({ where }) => where === 'title' || where === 'heading');

/** The buyers that pages list under a heading about buyers, and those that the home page speaks to by name: suggestions. */
export function readAudiences(site: LocatedPage, others: readonly LocatedPage[] = []): readonly Audience[] {
  const addressees = [...readAddressees(site), ...others.flatMap(readTitles)];
  const plain = addressees.filter(({ name, quote }) => {
    const words = name.split(/\s+/);
    return (
      words.length <= MAX_AUDIENCE_WORDS &&
      PLAIN_NAME.test(name) &&
      !words.some((word) => PREPOSITION.test(word.toLowerCase())) &&
      !EVERYBODY.test(words.at(-1) ?? '') &&
      addressees.filter((other) => other.quote === quote).length <= MAX_PER_QUOTE
    );
  });
  const prominent = [
    ...readAnnouncedBuyers([site, ...others].map(({ page }) => page)),
    ...plain.filter(({ where }) => where !== 'text'),
  ];
  const named = prominent.length > 0 ? prominent : plain.filter(({ isCompany }) => isCompany);
  const all = named.map(
    ({ name, isCompany, quote }): Audience => ({
      text: name,
      business: isCompany,
      quote: truncateAtWord(quote, MAX_QUOTE),
    }),
  );
  return all
    .filter(
      ({ text }, at) => all.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === at,
    )
    .slice(0, MAX_AUDIENCES);
}
