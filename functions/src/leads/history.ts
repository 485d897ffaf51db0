/** What happened to an application. It stays when the application goes, so it holds nothing about the applicant. */

/** Someone of the team with their uid; without one `applicant` (their own link), `retention` (the schedule), or `code`. */
export interface Who {
  readonly uid?: string;
  readonly name: string;
}
export const APPLICANT: Who = { name: 'applicant' };
export const RETENTION: Who = { name: 'retention' };

export interface HistoryEvent {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly who: Who;
  readonly what: 'corrected' | 'withdrawn' | 'deleted' | 'expired';
  /** Of a correction: names of the fields, such as 'name,message'. */
  readonly to?: string;
}
