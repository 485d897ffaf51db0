import { capitalize } from '../../../../src/domain/values/text.ts';
import { splitSentences } from '../../platform/quotes.ts';
import { getModel, type PageModel } from '../page/model.ts';
import type { Page } from '../page/page.ts';
import { anyOf, wholeWords, wordsOf } from '../words/patterns.ts';
import { findBuyerAt, tokenize } from './buyer-words.ts';

export interface AnnouncedBuyer {
  readonly name: string;
  readonly isCompany: boolean;
  readonly quote: string;
}

const isCompany = (name: string): boolean => {
  const tokens = tokenize(name);
  return !tokens.some((_, at) => findBuyerAt(tokens, at)?.kind === 'customers');
};

/** Headings that a list of buyers follows: "Who hires us", "Wer bei uns härten lässt". */
const ANNOUNCES = new RegExp(`^${wholeWords('buyer-headings')}(?!\\s(?:are|is)(?!\\p{L}))`, 'iu');
const MAX_HEADING_WORDS = 9;
const MAX_BLOCKS = 8;
const MAX_ITEM_WORDS = 25;
const MIN_LIST_WORDS = 4;
const MAX_NAMES = 5;
const MAX_NAME_WORDS = 4;
const MAX_TEXT = 500;

const FIRST_AND = /^(?:and|und|sowie)\s/iu;
const FILLER = anyOf('list-fillers');
/** Where a name ends and what is said of it begins. */
const REMARK = anyOf('remarks');
/** After it, a list goes on with places or goods: "caterers in Louth, Meath", "Hersteller von Käse, Wein". */
const OTHER_LIST = anyOf('other-lists');
const FOR = /^(?:für|for)\s/iu;
const CLAUSE = wordsOf('no-buyer-names');

/** Splits at commas, and at "and" unless the parts share a word: "shutdown and maintenance contractors". */
function splitList(sentence: string): readonly string[] {
  const parts = sentence
    .split(/[,;]|\s–\s|\s(?:and|und|sowie)\s(?=(?:for|für)\s)/u)
    .map((part) => part.trim());
  const isEachFor = parts.filter((part) => FOR.test(part.replace(FIRST_AND, ''))).length > 1;
  const end = parts.findIndex((part) => OTHER_LIST.test(part));
  const own = isEachFor
    ? parts.filter((part) => FOR.test(part.replace(FIRST_AND, '')))
    : end < 0
      ? parts
      : parts.slice(0, end + 1);
  return own.flatMap((part) => {
    const [left = '', right, ...more] = part.replace(REMARK, '').split(/\s(?:and|und|sowie|&)\s/u);
    const isOne = right === undefined || more.length > 0 || left.endsWith('-');
    const sharesWord = /^\S+$/.test(left) && /^\S+\s\S/.test(right ?? '');
    return isOne || sharesWord ? [part] : [left, right];
  });
}

function toName(part: string): string | null {
  let name = part.replace(/[.:!]+$/, '').trim();
  for (let before = ''; before !== name; ) {
    before = name;
    name = name.replace(FILLER, '').trim();
  }
  name = name
    .replace(/\s*\(.*$/, '')
    .replace(REMARK, '')
    .trim();
  const words = name.split(/\s+/);
  const isName =
    /^\p{L}[\p{L}’'& -]+\p{L}$/u.test(name) && words.length <= MAX_NAME_WORDS && !CLAUSE.test(name);
  return isName ? capitalize(name) : null;
}

/** The texts below a heading that name buyers: short items, headings of parts, or else the first sentence. */
function readBelow(
  sections: PageModel['sections'],
  at: number,
): { texts: readonly string[]; isList: boolean } {
  const { heading, blocks = [] } = sections[at] ?? {};
  const [first, second] = blocks;
  const intro = first && second && (first.text.endsWith(':') || first.words < MIN_LIST_WORDS) ? 1 : 0;
  const items = blocks.slice(intro).filter(({ kind, words }) => kind === 'item' && words <= MAX_ITEM_WORDS);
  if (items.length > 1 && blocks[intro] === items[0])
    return { texts: items.slice(0, MAX_BLOCKS).map(({ text }) => text), isList: true };
  const names = splitList(first?.text ?? '').flatMap((part) => toName(part) ?? []);
  const following = sections.slice(at + 1, at + 1 + MAX_BLOCKS);
  const end = following.findIndex((part) => (part.heading?.level ?? 0) <= (heading?.level ?? 0));
  const parts = following.slice(0, end < 0 ? undefined : end).flatMap((part) => part.heading?.text ?? []);
  if (parts.length > 1 && names.length < 2) return { texts: parts, isList: true };
  return { texts: first ? [first.text] : [], isList: false };
}

/** The buyers that pages list below a heading about them: only suggestions, whatever their kind. */
export function readAnnouncedBuyers(pages: readonly Page[]): readonly AnnouncedBuyer[] {
  const found = new Map<string, AnnouncedBuyer>();
  for (const { sections } of pages.map(getModel))
    for (const [at, { heading }] of sections.entries()) {
      if (!heading || heading.words > MAX_HEADING_WORDS || !ANNOUNCES.test(heading.text)) continue;
      const { texts, isList } = readBelow(sections, at);
      for (const text of texts) {
        const [sentence = ''] = splitSentences(text.slice(0, MAX_TEXT));
        const list = isList ? (sentence.split(/\s[–—-]\s|:/)[0] ?? '') : sentence;
        for (const name of splitList(list).flatMap((part) => toName(part) ?? []))
          if (!found.has(name.toLowerCase()))
            found.set(name.toLowerCase(), { name, isCompany: isCompany(name), quote: sentence });
      }
    }
  return [...found.values()].slice(0, MAX_NAMES);
}
