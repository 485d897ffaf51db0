import { dsvFormat } from 'd3-dsv';

/** A row of the niche file (the specification, section 3). */
export interface Niche {
  readonly nische: string;
  readonly mikronische: string;
  readonly beschreibung: string;
  readonly zielgruppe: string;
}

/** A line that was skipped. */
export interface BrokenLine {
  /** Starts at 1 for the header. */
  readonly line: number;
  readonly reason: string;
}

export interface NicheFile {
  readonly niches: readonly Niche[];
  readonly broken: readonly BrokenLine[];
}

const COLUMNS = ['nische', 'mikronische', 'beschreibung', 'zielgruppe'] as const;
const csv = dsvFormat(';');

interface Row {
  /** Index of its first line. */
  readonly line: number;
  readonly lineCount: number;
  readonly cells: readonly string[];
  /** Whether it ends with an unclosed quote. */
  readonly hasOpenQuote: boolean;
}

/** Appended after the last line: an unclosed quote swallows it. */
const END = '\u0000';

function parseRows(lines: readonly string[], from: number, to: number): Row[] {
  let line = from;
  const rows = csv.parseRows([...lines.slice(from, to), END].join('\n')).map((raw): Row => {
    const lineCount = raw.reduce((sum, cell) => sum + cell.split('\n').length - 1, 1);
    const row = { line, lineCount, cells: raw.map((cell) => cell.trim()), hasOpenQuote: false };
    line += lineCount;
    return row;
  });
  const last = rows.pop();
  if (last !== undefined && last.cells[0] !== END)
    rows.push({ ...last, lineCount: to - last.line, hasOpenQuote: true });
  return rows;
}

function findRowError({ cells, hasOpenQuote }: Row, columns: number): string | null {
  if (hasOpenQuote) return 'a quote is not closed';
  if (cells.length < columns || cells.slice(columns).some((cell) => cell !== ''))
    return `${cells.length} fields instead of ${columns}`;
  return null;
}

/**
 * Parses the niche file: RFC 4180 with semicolons. Finds columns by the names in the header, skips empty lines, and
 * reports broken ones by number.
 * @throws if the header lacks a column
 */
export function parseNiches(file: string): NicheFile {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const header = parseRows(lines, 0, 1)[0]?.cells.map((name) => name.toLowerCase()) ?? [];
  const missing = COLUMNS.find((column) => !header.includes(column));
  if (missing) throw new Error(`The niche file has no column "${missing}"`);
  const niches: Niche[] = [];
  const broken: BrokenLine[] = [];
  const read = (from: number, to: number): void => {
    for (const row of parseRows(lines, from, to)) {
      if (row.cells.every((cell) => cell === '') && !row.hasOpenQuote) continue;
      const cell = (column: keyof Niche): string => row.cells[header.indexOf(column)] ?? '';
      const niche = {
        nische: cell('nische'),
        mikronische: cell('mikronische'),
        beschreibung: cell('beschreibung'),
        zielgruppe: cell('zielgruppe'),
      };
      const empty = COLUMNS.find((column) => niche[column] === '');
      const reason = findRowError(row, header.length) ?? (empty ? `no ${empty}` : null);
      if (reason === null) {
        niches.push(niche);
        continue;
      }
      broken.push({ line: row.line + 1, reason });
      // An unclosed quote swallows the lines after it: parse them again without the broken one.
      if (row.lineCount > 1) read(row.line + 1, row.line + row.lineCount);
    }
  };
  read(1, lines.length);
  return { niches, broken };
}
