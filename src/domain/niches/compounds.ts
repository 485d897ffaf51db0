/** Splits German compounds into parts, learned from the words of a text. */
import { foldLetters } from './letters.ts';
import { isStopWord, stemWord } from './stems.ts';

/** A part of a folded word: its stem and its range of letters. */
export interface CompoundPart {
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

export interface Split {
  /** Whether the parts cover the whole word; otherwise they are its best known start or end, and the rest. */
  readonly isWhole: boolean;
  readonly parts: readonly CompoundPart[];
}

export type Compounds = ReturnType<typeof createCompounds>;

const MIN_PART = 3;
/** Bau, Hof, Tee; not CAD or sea. */
const SHORT_NOUN = /^\p{Lu}\p{Ll}{2}$/u;
/** Minimum length of a part if the rest is unknown. */
const MIN_SURE_PART = 4;
const MIN_COMPOUND = 7;
/** Linking letters between parts: Wartung(s)planung. */
const JOINTS = ['', 's', 'es', 'n', 'en', 'er', 'e', 'ns'];
const UNSPLIT: Split = { isWhole: false, parts: [] };

interface Edge extends CompoundPart {
  /** Start of the next part, after the linking letters. */
  readonly next: number;
}

/** Every part of any complete split of the word: Zahn, Zahnarzt, Arzt, Arztpraxis, and Praxis. */
function findWholeParts(word: string, stems: ReadonlyMap<string, string>): readonly CompoundPart[] | null {
  const edges: Edge[] = [];
  const starts = new Set([0]);
  for (let start = 0; start < word.length; start += 1) {
    if (!starts.has(start)) continue;
    for (let end = start + MIN_PART; end <= word.length; end += 1) {
      const stem = stems.get(word.slice(start, end));
      if (stem === undefined) continue;
      for (const joint of JOINTS) {
        const next = end + joint.length;
        const isLeft = next === word.length || word.length - next >= MIN_PART;
        if (!isLeft || !word.startsWith(joint, end) || (start === 0 && next === word.length)) continue;
        edges.push({ stem, start, end, next });
        starts.add(next);
      }
    }
  }
  if (!starts.has(word.length)) return null;
  const reaching = new Set([word.length]);
  const parts = new Map<string, CompoundPart>();
  for (const { stem, start, end, next } of edges.toReversed()) {
    if (!reaching.has(next)) continue;
    reaching.add(start);
    parts.set(`${start}-${end}`, { stem, start, end });
  }
  return [...parts.values()];
}

/** The longest known start or end of a word, and the rest. */
function findPartialParts(word: string, stems: ReadonlyMap<string, string>): readonly CompoundPart[] {
  const partOf = (start: number, end: number): CompoundPart[] => {
    const letters = word.slice(start, end);
    return letters.length < MIN_SURE_PART
      ? []
      : [{ stem: stems.get(letters) ?? stemWord(letters), start, end }];
  };
  for (let length = word.length - MIN_PART; length >= MIN_SURE_PART; length -= 1) {
    const rest = word.length - length;
    if (stems.has(word.slice(rest))) {
      const joint = /(?<=.{4})(?:es|en|s|n)$/.exec(word.slice(0, rest))?.[0].length ?? 0;
      return [...partOf(0, rest - joint), ...partOf(rest, word.length)];
    }
    if (stems.has(word.slice(0, length))) {
      const joint = /^[sn](?=.{4})/.test(word.slice(length)) ? 1 : 0;
      return [...partOf(0, length), ...partOf(length + joint, word.length)];
    }
  }
  return [];
}

/** Learns words from a text, and finds them as parts of others. */
export function createCompounds() {
  const stems = new Map<string, string>();
  const splits = new Map<string, Split>();
  const computeSplit = (letters: string): Split => {
    const whole = findWholeParts(letters, stems);
    const ownStem = stemWord(letters);
    const parts = (whole ?? findPartialParts(letters, stems)).filter(({ stem }) => stem !== ownStem);
    return { isWhole: whole !== null, parts };
  };
  return {
    /** Adds a word as written in the text. */
    add(word: string): void {
      const letters = foldLetters(word);
      const isShort = letters.length < MIN_SURE_PART;
      if (isShort ? !SHORT_NOUN.test(word) : /\d/.test(letters)) return;
      if (isStopWord(letters) || stems.has(letters)) return;
      const stem = stemWord(letters);
      stems.set(letters, stem);
      // In compounds, Miete becomes Miet-, and reinigen reinig-.
      const short = /^(.{4,}?)en?$/.exec(letters)?.[1];
      if (short !== undefined && !stems.has(short)) stems.set(short, stem);
    },
    /** Splits a folded word. Call it only after all words were added. */
    split(letters: string): Split {
      if (letters.length < MIN_COMPOUND) return UNSPLIT;
      const cached = splits.get(letters) ?? computeSplit(letters);
      splits.set(letters, cached);
      return cached;
    },
  };
}
