/** Files for a spreadsheet. */
import { dsvFormat } from 'd3-dsv';

/** A spreadsheet would run a cell that begins like this: `=HYPERLINK(…)` in a stranger's name, for example. */
const RUNS = /^\s*[=+\-@＝＋－＠]/;

/** A cell that is read as text, whatever it begins with. */
const defused = (text: string): string => `${RUNS.test(text) ? "'" : ''}${text.replace(/\r\n?/g, '\n')}`;

/** Languages in which Excel takes the comma for a decimal point. */
const SEMICOLON_LANGUAGES: readonly string[] = ['de'];

/**
 * A file that Excel opens by a double click: with a byte order mark, and the separator that its language expects.
 * @param language whose comma parts decimals, as in German, has semicolons
 */
export function csvFile(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  language: string,
): string {
  const lines = [[...header], ...rows.map((row) => row.map(defused))];
  const separator = SEMICOLON_LANGUAGES.includes(language) ? ';' : ',';
  return `\ufeff${dsvFormat(separator).formatRows(lines).replaceAll('\n', '\r\n')}\r\n`;
}
