/** Applications as a file for a spreadsheet. */

import { csvFile } from '../values/csv.ts';
import type { Application } from './application.ts';

export interface CsvWords {
  /** The first line. */
  readonly header: readonly string[];
  readonly type: (application: Application) => string;
  readonly status: (application: Application) => string;
  readonly time: (at: number) => string;
}

/** @param language whose Excel opens it */
export function applicationsCsv(
  applications: readonly Application[],
  language: string,
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
    ];
  });
  return csvFile(header, rows, language);
}
