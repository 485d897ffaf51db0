/** CSV files for spreadsheets. */
import { dsvFormat } from 'd3-dsv';

/** Where a program may begin a cell, whichever separator it expects. */
const SEPARATORS = String.raw`,;|\t\n\v\f\u0085\u2028\u2029`;
/** The start of a formula such as `=HYPERLINK(…)` in a submitted name, after blanks and quotes that a program drops. */
const FORMULA_START = new RegExp(
  String.raw`(^|[${SEPARATORS}])((?:(?![${SEPARATORS}])[\s"\p{Cc}\p{Cf}])*)(?=[=+\-@＝＋－＠])`,
  'gu',
);

/** Forces a cell, and each part that could become one, to be read as text. */
const escapeFormulas = (text: string): string =>
  text.replace(/\r\n?/g, '\n').trimStart().replace(FORMULA_START, "$1$2'");

const usesDecimalComma = (language: string): boolean =>
  new Intl.NumberFormat(language).format(0.5).includes(',');

/**
 * Formats a CSV file that Excel opens correctly: with a byte order mark and the language's separator.
 * @param language semicolons separate columns if it uses a decimal comma, such as German, since Excel does
 */
export function csvFile(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  language: string,
): string {
  const lines = [[...header], ...rows.map((row) => row.map(escapeFormulas))];
  const separator = usesDecimalComma(language) ? ';' : ',';
  return `\ufeff${dsvFormat(separator).formatRows(lines).replaceAll('\n', '\r\n')}\r\n`;
}
