/** Checks the quality of the niche file in `npm run check`, beyond what the parser needs. */
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
const MAX_SHARED_WORDS = 5;
/** Higher for target groups, where numbers and sizes recur ("mit 5 bis 50 Beschäftigten im Jahr"). */
const MAX_SHARED_GROUP_WORDS = 7;
/** Niche names within this edit distance are spellings of the same name. */
const MAX_EDIT_DISTANCE = 2;

const splitWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Runs of consecutive words that two texts share, with their line numbers. */
function findSharedRuns(texts: readonly string[], length: number, columnName: string): string[] {
  const rowByRun = new Map<string, number>();
  return texts.flatMap((text, row) => {
    const words = splitWords(text);
    for (let index = 0; index + length <= words.length; index += 1) {
      const run = words.slice(index, index + length).join(' ');
      const previousRow = rowByRun.get(run);
      if (previousRow !== undefined && previousRow !== row)
        return [`rows ${previousRow + 1} and ${row + 1} share "${run}" in their ${columnName}`];
      rowByRun.set(run, row);
    }
    return [];
  });
}

/** The edit distance between two words. */
function computeEditDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...a].entries()) {
    const next = [line + 1];
    for (const [index, otherLetter] of [...b].entries())
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + (letter === otherLetter ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

function findNameErrors(niches: readonly Niche[]): string[] {
  const names = [...new Set(niches.map(({ nische }) => nische))];
  const twins = names.flatMap((name, index) =>
    names
      .slice(index + 1)
      .filter((other) => computeEditDistance(name.toLowerCase(), other.toLowerCase()) <= MAX_EDIT_DISTANCE)
      .map((other) => `"${name}" and "${other}" are two spellings of the same niche`),
  );
  const scattered = niches
    .filter(
      ({ nische }, row) =>
        niches[row - 1]?.nische !== nische &&
        niches.slice(0, Math.max(0, row - 1)).some((previousRow) => previousRow.nische === nische),
    )
    .map(({ nische }) => `the rows of "${nische}" are not adjacent`);
  const tooFew = names
    .map((name) => [name, niches.filter(({ nische }) => nische === name).length] as const)
    .filter(([, rows]) => rows < MIN.rowsPerNiche)
    .map(([name, rows]) => `"${name}" has ${rows} rows, fewer than ${MIN.rowsPerNiche}`);
  return [...twins, ...scattered, ...tooFew];
}

function findCellErrors(niche: Niche, row: number): string[] {
  const errors: string[] = [];
  for (const column of ['nische', 'mikronische', 'beschreibung', 'zielgruppe'] as const) {
    const text = niche[column];
    const [min, max] = LENGTHS[column];
    const report = (message: string) => errors.push(`row ${row + 1}, ${column}: ${message}`);
    if (text.length < min || text.length > max)
      report(`${text.length} characters, expected ${min} to ${max}: "${text}"`);
    if (text !== text.normalize('NFC')) report('decomposed letters (not NFC)');
    if (/\s{2}|[\t\n\u00A0]/.test(text)) report('irregular whitespace');
    if (/[„“”"]{3}|,,|\.\.| [,.;:!?]|\?{2}|\uFFFD/.test(text)) report('irregular punctuation');
  }
  const sentences = niche.beschreibung.match(/[.!?](?=\s+\p{Lu}|\s+\d|$)/gu)?.length ?? 0;
  if (sentences < 2 || !/[.!?]$/.test(niche.beschreibung))
    errors.push(`row ${row + 1}, beschreibung: ${sentences} complete sentences, expected two`);
  if (/[.!?]$/.test(niche.zielgruppe))
    errors.push(`row ${row + 1}, zielgruppe: ends with sentence punctuation`);
  return errors;
}

function findDuplicates(niches: readonly Niche[], column: keyof Niche): string[] {
  const seen = new Set<string>();
  return niches.flatMap((niche) => {
    const text = splitWords(niche[column]).join(' ');
    if (seen.has(text)) return [`duplicate ${column}: "${niche[column]}"`];
    seen.add(text);
    return [];
  });
}

/** Returns all errors in the niche file, one line each; empty if it can be published. */
export function lintNicheFile(file: string): readonly string[] {
  const { niches, broken } = parseNiches(file);
  const names = new Set(niches.map(({ nische }) => nische));
  return [
    ...broken.map(({ line, reason }) => `line ${line}: ${reason}`),
    ...(file.startsWith('nische;mikronische;beschreibung;zielgruppe\n') ? [] : ['unexpected header']),
    ...(names.size < MIN.niches ? [`${names.size} niches, fewer than ${MIN.niches}`] : []),
    ...(niches.length < MIN.rows ? [`${niches.length} rows, fewer than ${MIN.rows}`] : []),
    ...findNameErrors(niches),
    ...niches.flatMap(findCellErrors),
    ...findDuplicates(niches, 'mikronische'),
    ...findDuplicates(niches, 'beschreibung'),
    ...findDuplicates(niches, 'zielgruppe'),
    ...findSharedRuns(
      niches.map(({ beschreibung }) => beschreibung),
      MAX_SHARED_WORDS,
      'descriptions',
    ),
    ...findSharedRuns(
      niches.map(({ zielgruppe }) => zielgruppe),
      MAX_SHARED_GROUP_WORDS,
      'target groups',
    ),
  ];
}
