/** A row of the niche file (the specification, section 3). */
export interface Niche {
  readonly nische: string;
  readonly mikronische: string;
  readonly beschreibung: string;
  readonly zielgruppe: string;
}

const COLUMNS = ['nische', 'mikronische', 'beschreibung', 'zielgruppe'] as const;

/** Rows of a semicolon-separated text; fields may stand in quotes, a doubled quote inside stands for one. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|((?!")[^;\r\n]*))(;|\r?\n|$)/gy;
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (!match) throw new Error(`The niche file has an open or misplaced quote in row ${rows.length + 1}`);
    const [, quoted, plain = '', end] = match;
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === ';' && field.lastIndex === text.length) row.push('');
    if (end !== ';' || field.lastIndex === text.length) {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

/**
 * Reads the niche file. Columns are found by their names in the first line; empty lines are skipped.
 * @throws when the header lacks a column or a quote is left open
 */
export function parseNiches(file: string): Niche[] {
  const [header = [], ...rows] = rowsOf(file.replace(/^\uFEFF/, ''));
  const names = header.map((name) => name.toLowerCase());
  const missing = COLUMNS.find((column) => !names.includes(column));
  if (missing) throw new Error(`The niche file has no column "${missing}"`);
  const [nische, mikronische, beschreibung, zielgruppe] = COLUMNS.map((column) => names.indexOf(column));
  const cell = (row: readonly string[], index: number | undefined): string => row[index ?? -1] ?? '';
  return rows
    .filter((row) => row.some((field) => field !== ''))
    .map((row) => ({
      nische: cell(row, nische),
      mikronische: cell(row, mikronische),
      beschreibung: cell(row, beschreibung),
      zielgruppe: cell(row, zielgruppe),
    }));
}
