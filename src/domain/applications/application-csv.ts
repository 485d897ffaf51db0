/** Exports applications to a spreadsheet file. */

import { csvFile } from '../values/csv.ts';
import { localDay } from '../values/local-day.ts';
import { UTM_PARAMETERS, type Utm } from '../visits/utm.ts';
import type { Application } from './application.ts';
import type { Note } from './history.ts';

export interface CsvWords {
  /** The header row. */
  readonly header: readonly string[];
  readonly type: (application: Application) => string;
  /** The type that the applicant chose. */
  readonly appliedAs: (application: Application) => string;
  readonly status: (application: Application) => string;
  /** The address that opens an application. */
  readonly link: (application: Application) => string;
  /** Name of a note's author. */
  readonly author: (note: Note) => string;
}

/** Data stored alongside an application; any of it may be missing. */
export interface CsvDetails {
  readonly notes: readonly Note[];
  readonly language: string;
  readonly campaign: string;
  readonly utm: Utm;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Date and time as two ISO 8601 cells, which spreadsheets read as dates in every region.
 * @example dateCells(0, 'Europe/Berlin') // ['1970-01-01', '01:00:00']
 */
function dateCells(at: number | undefined, timeZone: string): readonly [string, string] {
  if (at === undefined || at <= 0) return ['', ''];
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone, timeStyle: 'medium' });
  formats.set(timeZone, format);
  return [localDay(at, timeZone).day, format.format(at)];
}

/** @param language of the Excel that opens the file */
export function formatApplicationsCsv(
  applications: readonly Application[],
  language: string,
  timeZone: string,
  detailsOf: (application: Application) => CsvDetails,
  { header, type, appliedAs, status, link, author }: CsvWords,
): string {
  const noteText = (note: Note): string =>
    `${dateCells(note.at, timeZone).join(' ')} ${author(note)}: ${note.text}`;
  const rows = applications.map((application) => {
    const { name, email, websiteLink, message, owner, remindOn, createdAt, updatedAt } = application;
    const details = detailsOf(application);
    return [
      ...dateCells(createdAt, timeZone),
      status(application),
      type(application),
      appliedAs(application),
      name,
      email,
      websiteLink,
      message,
      details.language,
      details.campaign,
      owner?.name ?? '',
      remindOn ?? '',
      details.notes.map(noteText).join('\n'),
      ...dateCells(updatedAt, timeZone),
      link(application),
      ...UTM_PARAMETERS.map((name) => details.utm[name] ?? ''),
    ];
  });
  return csvFile(header, rows, language);
}
