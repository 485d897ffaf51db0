/** Applications as a file for a spreadsheet. */
import { dsvFormat } from 'd3-dsv';
import type { Application } from './application.ts';

/** A spreadsheet would run a cell that begins like this: `=HYPERLINK(…)` in a stranger's name, for example. */
const RUNS = /^\s*[=+\-@＝＋－＠]/;

/** A cell that is read as text, whatever it begins with. */
const defused = (text: string): string => `${RUNS.test(text) ? "'" : ''}${text.replace(/\r\n?/g, '\n')}`;

export interface CsvWords {
  /** The first line. */
  readonly header: readonly string[];
  readonly type: (application: Application) => string;
  readonly status: (application: Application) => string;
  readonly time: (at: number) => string;
}

/**
 * A file that Excel opens by a double click: with a byte order mark, and the separator that its language expects.
 * @param separator ';' where the comma parts decimals, as in German
 */
export function applicationsCsv(
  applications: readonly Application[],
  separator: ',' | ';',
  { header, type, status, time }: CsvWords,
): string {
  const rows = applications.map((application) => {
    const { id, name, email, websiteLink, message, createdAt, updatedAt } = application;
    return [
      time(createdAt),
      status(application),
      type(application),
      name,
      email,
      websiteLink,
      message,
      updatedAt === undefined ? '' : time(updatedAt),
      id,
    ].map(defused);
  });
  return `\ufeff${dsvFormat(separator)
    .formatRows([[...header], ...rows])
    .replaceAll('\n', '\r\n')}\r\n`;
}
