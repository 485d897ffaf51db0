/** Suggests buyers from the niche file if a niche has almost the same offer as the business. */
import type { RoadmapInput } from '../../../src/contract/roadmap/generate-roadmap.ts';
import type { FindingId } from '../../../src/contract/website/finding-ids.ts';
import { foldLetters, splitWords } from '../../../src/domain/niches/letters.ts';
import { parseNiches } from '../../../src/domain/niches/niche-file.ts';
import { createNicheSearch, type NicheSearch } from '../../../src/domain/niches/search.ts';
import { parseSearchWords } from '../../../src/domain/niches/search-words.ts';
import { isStopWord, stemWord } from '../../../src/domain/niches/stems.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import type { Idea } from './engine/idea.ts';
import { loadNicheData } from './niche-data.ts';

/** Findings that quote the offer. */
const OFFER_FINDINGS: readonly FindingId[] = ['title', 'description', 'h1', 'value-proposition'];
const MAX_IDEAS = 3;
const MIN_LETTERS = 4;
const MAX_LETTERS = 30;
/** Maximum words of the page to look up. */
const MAX_WORDS = 25;
/** Words that occur in more rows are too common. */
const MAX_ROWS = 30;
/** Minimum share of a niche's offer that a word must cover, and of the word that the offer must cover. */
const MIN_OFFER_COVERAGE = 0.9;
const MIN_WORD_COVERAGE = 0.75;
/** Shorter words are ambiguous: farmers and surveyors both use drones. */
const MIN_EXACT_LETTERS = 8;
/** Minimum strength of an idea, relative to the best. */
const MIN_SHARE_OF_BEST = 0.8;

interface Finder {
  readonly search: NicheSearch;
  /** Stems of names and search words. Other words would only match as typos. */
  readonly stems: ReadonlySet<string>;
  readonly rows: readonly {
    readonly offer: string;
    /** By language; ideas exist only in the file's languages. */
    readonly buyers: Readonly<Partial<Record<Locale, string>>>;
  }[];
}

let cachedFinder: Finder | undefined;

/** @example extractOffer('Dachsanierung für Hausverwaltungen') // 'Dachsanierung' */
const extractOffer = (name: string): string =>
  name.replace(/\s(?:für|in|mit|auf|aus|von|ohne|nach|im|zum|zur|fürs|bei|vor)\s.*/, '');

/** Removes numbers and attributes. @example shortenBuyers('Milchviehbetriebe mit 50 Kühen') // 'Milchviehbetriebe' */
const shortenBuyers = (buyers: string): string =>
  buyers
    .replace(/\s(?:mit|ab|von \d|bis|zwischen|mindestens|vor|nach|ohne|je|bei)\s.*|\s\d.*/, '')
    .replace(/,\s*$/, '');

function getFinder(): Finder {
  if (cachedFinder) return cachedFinder;
  const { niches: file, words: lines } = loadNicheData();
  const { niches } = parseNiches(file);
  const words = parseSearchWords(lines);
  const englishBuyers = new Map(words.map(({ mikronische, buyers }) => [mikronische, buyers]));
  const texts = niches.map(({ mikronische }) => mikronische).concat(words.flatMap((line) => line.words));
  cachedFinder = {
    stems: new Set(texts.flatMap((text) => splitWords(text).map((word) => stemWord(foldLetters(word.text))))),
    search: createNicheSearch(niches, new Map(words.map((line) => [line.mikronische, line.words]))),
    rows: niches.map(({ mikronische, zielgruppe }) => ({
      offer: extractOffer(mikronische),
      buyers: { de: shortenBuyers(zielgruppe), en: englishBuyers.get(mikronische) ?? '' },
    })),
  };
  return cachedFinder;
}

/** Extracts the words that describe the offer on the page. */
function extractOfferWords({ site }: RoadmapInput): readonly string[] {
  const quoted = (site?.findings ?? [])
    .filter(({ id }) => OFFER_FINDINGS.includes(id))
    .map(({ evidence }) => evidence);
  const text = [site?.title ?? '', ...quoted].join('\n');
  const byStem = new Map(
    splitWords(text)
      .map(({ text: word }) => ({ word, letters: foldLetters(word) }))
      .filter(
        ({ letters }) =>
          letters.length >= MIN_LETTERS &&
          letters.length <= MAX_LETTERS &&
          !isStopWord(letters) &&
          !/\d/.test(letters),
      )
      .map(({ word, letters }) => [stemWord(letters), word]),
  );
  return [...byStem.values()].slice(0, MAX_WORDS);
}

interface Match {
  /** Strength of the match: rarer words carry more bits. */
  readonly bits: number;
  /** Words that cover almost the whole offer of the row. */
  readonly exactWords: readonly string[];
}

/** Computes the share of the offer that a search matched, 0 to 1. */
function computeCoverage(offer: string, stems: ReadonlySet<string>, search: NicheSearch): number {
  const marked = search
    .splitAtMatches(offer, stems)
    .filter(({ isMarked }) => isMarked)
    .reduce((sum, { text }) => sum + text.length, 0);
  return marked / offer.length;
}

function findMatches(offered: readonly string[]): ReadonlyMap<number, Match> {
  const { search, rows, stems: knownStems } = getFinder();
  const matches = new Map<number, Match>();
  for (const word of offered) {
    if (!knownStems.has(stemWord(foldLetters(word)))) continue;
    const { rows: hits, completeCount, stems } = search.find(word);
    if (completeCount === 0 || completeCount > MAX_ROWS) continue;
    for (const row of hits.slice(0, completeCount)) {
      const { bits = 0, exactWords = [] } = matches.get(row) ?? {};
      const { offer = '' } = rows[row] ?? {};
      const isExact =
        word.length >= MIN_EXACT_LETTERS &&
        offer.length >= MIN_WORD_COVERAGE * word.length &&
        computeCoverage(offer, stems, search) >= MIN_OFFER_COVERAGE;
      matches.set(row, {
        bits: bits + Math.log2(rows.length / completeCount),
        exactWords: isExact ? [...exactWords, word] : exactWords,
      });
    }
  }
  return matches;
}

/** Cached, because the search takes longer than the rest of a roadmap. */
const MAX_CACHED = 200;
const cache = new Map<string, readonly Idea[]>();

/** Finds suggested buyers and the words that led to them; empty without a strong match. */
export function findIdeas(input: RoadmapInput): readonly Idea[] {
  const offered = extractOfferWords(input);
  if (offered.length === 0) return [];
  const key = [input.language, ...offered].join(' ');
  const ideas = cache.get(key) ?? computeStrongIdeas(offered, input.language);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, ideas);
  return ideas;
}

function computeStrongIdeas(offered: readonly string[], language: Locale): readonly Idea[] {
  const strong = [...findMatches(offered)]
    .filter(([, { exactWords }]) => exactWords.length > 0)
    .map(([row, match]) => ({ row, ...match }))
    .toSorted((a, b) => b.bits - a.bits);
  const best = strong[0]?.bits ?? 0;
  const ideas = new Map<string, Idea>();
  for (const { row, bits, exactWords } of strong) {
    const name = getFinder().rows[row]?.buyers[language] ?? '';
    if (bits < MIN_SHARE_OF_BEST * best || name === '' || ideas.size === MAX_IDEAS) continue;
    ideas.set(name, { name, matchedWords: exactWords.join(', ') });
  }
  return [...ideas.values()];
}
