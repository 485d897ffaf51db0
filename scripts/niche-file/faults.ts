/** Quality checks of the niche file in `npm run check`, beyond what the parser needs. */
import { type Niche, parseNiches } from '../../src/domain/niches/niche-file.ts';

const MIN = { niches: 40, rows: 600, rowsPerNiche: 12 } as const;
/** In characters. */
const LENGTHS = {
  nische: [8, 45],
  mikronische: [8, 60],
  beschreibung: [110, 300],
  zielgruppe: [35, 160],
} as const satisfies Record<keyof Niche, readonly [number, number]>;
/** Descriptions that share this many consecutive words follow a template. */
const SHARED_WORDS = 5;
/** Higher for target groups, where numbers and sizes recur ("mit 5 bis 50 Beschäftigten im Jahr"). */
const SHARED_WORDS_OF_GROUPS = 7;
/** Niche names within this edit distance are spellings of the same name. */
const SPELLING_LETTERS = 2;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Runs of consecutive words that two texts share, with their line numbers. */
function sharedRuns(texts: readonly string[], length: number, what: string): string[] {
  const seen = new Map<string, number>();
  return texts.flatMap((text, row) => {
    const words = wordsOf(text);
    for (let at = 0; at + length <= words.length; at += 1) {
      const run = words.slice(at, at + length).join(' ');
      const before = seen.get(run);
      if (before !== undefined && before !== row)
        return [`rows ${before + 1} and ${row + 1} share "${run}" in their ${what}`];
      seen.set(run, row);
    }
    return [];
  });
}

/** The edit distance between two words. */
function lettersBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [at, against] of [...other].entries())
      next.push(
        Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === against ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

function nameFaults(niches: readonly Niche[]): string[] {
  const names = [...new Set(niches.map(({ nische }) => nische))];
  const twins = names.flatMap((name, at) =>
    names
      .slice(at + 1)
      .filter((other) => lettersBetween(name.toLowerCase(), other.toLowerCase()) <= SPELLING_LETTERS)
      .map((other) => `"${name}" and "${other}" are two spellings of one niche`),
  );
  const apart = niches
    .filter(
      ({ nische }, row) =>
        niches[row - 1]?.nische !== nische &&
        niches.slice(0, Math.max(0, row - 1)).some((before) => before.nische === nische),
    )
    .map(({ nische }) => `the rows of "${nische}" do not stand together`);
  const few = names
    .map((name) => [name, niches.filter(({ nische }) => nische === name).length] as const)
    .filter(([, rows]) => rows < MIN.rowsPerNiche)
    .map(([name, rows]) => `"${name}" has ${rows} rows, fewer than ${MIN.rowsPerNiche}`);
  return [...twins, ...apart, ...few];
}

function cellFaults(niche: Niche, row: number): string[] {
  const faults: string[] = [];
  for (const column of ['nische', 'mikronische', 'beschreibung', 'zielgruppe'] as const) {
    const text = niche[column];
    const [least, most] = LENGTHS[column];
    const say = (fault: string) => faults.push(`row ${row + 1}, ${column}: ${fault}`);
    if (text.length < least || text.length > most)
      say(`${text.length} characters, not ${least} to ${most}: "${text}"`);
    if (text !== text.normalize('NFC')) say('letters and their marks are written apart');
    if (/\s{2}|[\t\n\u00A0]/.test(text)) say('odd white space');
    if (/[„“”"]{3}|,,|\.\.| [,.;:!?]|\?{2}|\uFFFD/.test(text)) say('odd punctuation');
  }
  const sentences = niche.beschreibung.match(/[.!?](?=\s+\p{Lu}|\s+\d|$)/gu)?.length ?? 0;
  if (sentences < 2 || !/[.!?]$/.test(niche.beschreibung))
    faults.push(`row ${row + 1}, beschreibung: ${sentences} whole sentences, not two`);
  if (/[.!?]$/.test(niche.zielgruppe)) faults.push(`row ${row + 1}, zielgruppe: ends like a sentence`);
  return faults;
}

function duplicateFaults(niches: readonly Niche[], column: keyof Niche): string[] {
  const seen = new Set<string>();
  return niches.flatMap((niche) => {
    const text = wordsOf(niche[column]).join(' ');
    if (seen.has(text)) return [`${column} twice: "${niche[column]}"`];
    seen.add(text);
    return [];
  });
}

/** All faults of the niche file, one line each; empty if it can be published. */
export function nicheFileFaults(file: string): readonly string[] {
  const { niches, broken } = parseNiches(file);
  const names = new Set(niches.map(({ nische }) => nische));
  return [
    ...broken.map(({ line, fault }) => `line ${line}: ${fault}`),
    ...(file.startsWith('nische;mikronische;beschreibung;zielgruppe\n') ? [] : ['the header is another one']),
    ...(names.size < MIN.niches ? [`${names.size} niches, fewer than ${MIN.niches}`] : []),
    ...(niches.length < MIN.rows ? [`${niches.length} rows, fewer than ${MIN.rows}`] : []),
    ...nameFaults(niches),
    ...niches.flatMap(cellFaults),
    ...duplicateFaults(niches, 'mikronische'),
    ...duplicateFaults(niches, 'beschreibung'),
    ...duplicateFaults(niches, 'zielgruppe'),
    ...sharedRuns(
      niches.map(({ beschreibung }) => beschreibung),
      SHARED_WORDS,
      'descriptions',
    ),
    ...sharedRuns(
      niches.map(({ zielgruppe }) => zielgruppe),
      SHARED_WORDS_OF_GROUPS,
      'target groups',
    ),
  ];
}
