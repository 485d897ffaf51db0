import type { Outcome } from '../../contract/callable.ts';
import type { Application, ApplicationStatus } from '../../domain/applications/application.ts';
import type { Applications } from '../../domain/applications/application-record.ts';
import type {
  Actor,
  CorrectedFields,
  HistoryEvent,
  LogEvent,
  Note,
} from '../../domain/applications/history.ts';
import type { MailChoice } from '../../domain/applications/mail-choice.ts';
import type { Locale } from '../../domain/site/locale.ts';
import type { CountedVisits, VisitSum } from '../../domain/visits/visit-sums.ts';

/** One page of the collection. */
export interface Page extends Applications {
  /** Where the next older page begins; null: there is none. */
  readonly next: string | null;
}

/** A status as it was when somebody decided, and what it is to become. */
export interface StatusChange {
  readonly id: string;
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
}

export interface LiveListener {
  /** A record that is new, or that has changed; null: it is no application. */
  readonly onRecord: (id: string, application: Application | null) => void;
  readonly onRemoved: (id: string) => void;
  /** The right to read has ended. */
  readonly onEnded: () => void;
}

/** What the team keeps about one application. */
export interface Details {
  /** Oldest first. */
  readonly history: readonly HistoryEvent[];
  readonly notes: readonly Note[];
  /** Of corrections in the history, by the id of their event. */
  readonly corrections: ReadonlyMap<string, CorrectedFields>;
  /** In which the application was written; null: not known. */
  readonly language: Locale | null;
  /** That it came from, by the name the database has; null: not known. */
  readonly campaign: string | null;
}

/** Where an application came from. */
export type Origin = Pick<VisitSum, 'campaign' | 'language'>;

/** What the dashboard may do once it is unlocked; it lives as long as the page. */
export interface TeamSession {
  /** As whom the history names what is done here. */
  readonly who: Actor;
  /** The newest, by the time they came in. Rejects when they cannot be read now. */
  newest(count: number): Promise<Applications>;
  /**
   * The collection from its end, by ids.
   * @param from what the page before gave as `next`; null: the end
   */
  page(from: string | null, count: number): Promise<Page>;
  /** Everything that is new or changed since the session began, now and later. Returns what ends it. */
  watchLive(listener: LiveListener): () => void;
  /**
   * Writes statuses with their time and history, all or none. Rejects with a message for the person, also when a status is
   * no longer the one it is changed from.
   */
  setStatuses(changes: readonly StatusChange[]): Promise<void>;
  /** Who set the status that an application has now, or null when nobody can tell. */
  decidedBy(id: string): Promise<Actor | null>;
  /** Calls back with true while connected to the database. */
  watchConnection(onChange: (connected: boolean) => void): () => void;
  /** History and notes of one application, live. */
  watchDetails(id: string, onChange: (details: Details) => void): () => void;
  /** The result of the business check that came with an application, as a link carries it; null: none did. */
  resultOf(id: string): Promise<string | null>;
  addNote(id: string, text: string): Promise<void>;
  /** Notes that an answer was opened in the mail program. */
  noteAnswer(id: string): Promise<void>;
  /** The latest of everything that happened, oldest first, live. */
  watchLog(count: number, onChange: (log: readonly LogEvent[]) => void): () => void;
  /** Ids of likely spam, live. */
  watchSpam(onChange: (ids: ReadonlySet<string>) => void): () => void;
  /** Ids of applications of which a message could not be delivered, live. */
  watchUndelivered(onChange: (ids: ReadonlySet<string>) => void): () => void;
  /** Ids of applications of which messages wait for a person's word: after a flood, or a restored backup; live. */
  watchHeld(onChange: (ids: ReadonlySet<string>) => void): () => void;
  /** What retention deletes within the next week: ids with the time, in milliseconds since 1970; live. */
  watchExpiring(onChange: (expiring: ReadonlyMap<string, number>) => void): () => void;
  /** What was counted of visits, from one day to another (as in '2026-11-22'). Rejects when it cannot be read now. */
  visitSums(from: string, to: string): Promise<CountedVisits>;
  /** Where applications came from, by id, from one id on; some may be missing. Rejects when it cannot be read now. */
  origins(from: string): Promise<ReadonlyMap<string, Origin>>;
  /** When applications came in that were deleted since. @param time from when on, in milliseconds since 1970 */
  deletedSince(time: number): Promise<readonly number[]>;
  /** Deletes an application with everything that hangs on it. */
  deleteApplication(id: string, language: Locale): Promise<Outcome<unknown>>;
  /** Everything that is stored about an e-mail address. */
  exportPerson(email: string, language: Locale): Promise<Outcome<unknown>>;
  /** Sends what was held back or could not be delivered; none of these applications is spam any more. */
  resendMessages(ids: readonly string[], language: Locale): Promise<Outcome<unknown>>;
  /** When a member is told of new applications by mail, live; null for whoever came with the code. */
  watchMail(onChange: (choice: MailChoice | null) => void): () => void;
  /** @param language of the mails from now on */
  setMail(choice: MailChoice, language: Locale): Promise<void>;
  close(): Promise<void>;
}

/** What a page of the collection is refused with when the right to read it is gone. */
export class AccessEnded extends Error {}
