/** CSV files for spreadsheets. */
import { dsvFormat } from 'd3-dsv';

/** Prefixes that make a spreadsheet run a cell as a formula, such as `=HYPERLINK(…)` in a submitted name. */
const FORMULA_START = /^\s*[=+\-@＝＋－＠]/;

/** Forces a cell to be read as text, against formula injection. */
const escapeFormula = (text: string): string =>
  `${FORMULA_START.test(text) ? "'" : ''}${text.replace(/\r\n?/g, '\n')}`;

/** Languages in which Excel uses a decimal comma. */
const SEMICOLON_LANGUAGES: readonly string[] = ['de'];

/**
 * Formats a CSV file that Excel opens correctly: with a byte order mark and the language's separator.
 * @param language semicolons separate columns if it uses a decimal comma, such as German
 */
export function csvFile(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  language: string,
): string {
  const lines = [[...header], ...rows.map((row) => row.map(escapeFormula))];
  const separator = SEMICOLON_LANGUAGES.includes(language) ? ';' : ',';
  return `\ufeff${dsvFormat(separator).formatRows(lines).replaceAll('\n', '\r\n')}\r\n`;
}
