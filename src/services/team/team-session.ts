import type { Outcome } from '../../contract/callable.ts';
import type { Application, ApplicationStatus, Owner } from '../../domain/applications/application.ts';
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
import type { Utm } from '../../domain/visits/utm.ts';
import type { CountedVisits, VisitTotal } from '../../domain/visits/visit-totals.ts';

/** One page of applications. */
export interface Page extends Applications {
  /** Id that the next older page starts at; null at the end. */
  readonly next: string | null;
}

/** A status change, with the status that it was based on. */
export interface StatusChange {
  readonly id: string;
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
}

/** A change of an application's owner, with the one it is based on. */
export interface OwnerChange {
  readonly from: Owner | undefined;
  readonly to: Owner | undefined;
}

export interface LiveListener {
  /** A new or changed record; null if it is not a valid application. */
  readonly onRecord: (id: string, application: Application | null) => void;
  /** @param reason why it was deleted, if known: may be called again with it */
  readonly onRemoved: (id: string, reason?: unknown) => void;
  /** Called when read access has ended. */
  readonly onEnded: () => void;
}

/** The team's data about one application. */
export interface Details {
  /** Oldest first. */
  readonly history: readonly HistoryEvent[];
  readonly readNotes: readonly Note[];
  /** Corrected fields, by the id of the history event. */
  readonly corrections: ReadonlyMap<string, CorrectedFields>;
  /** Language of the application; null if unknown. */
  readonly language: Locale | null;
  /** The campaign, by its name in the database; null if unknown. */
  readonly campaign: string | null;
  /** Parameters of the link that the applicant followed. */
  readonly utm: Utm;
}

/** The source of an application. */
export type ApplicationSource = Pick<VisitTotal, 'campaign' | 'language'> & { readonly utm?: Utm };

/** What an unlocked dashboard can do. Lives as long as the page. */
export interface TeamSession {
  /** The actor that history entries name. */
  readonly actor: Actor;
  /** The most recently submitted applications. Rejects if they cannot be read now. */
  readNewest(count: number): Promise<Applications>;
  /**
   * Pages through the collection backward by id.
   * @param from `next` of the previous page; null starts at the end
   */
  readPage(from: string | null, count: number): Promise<Page>;
  /** Reads one application; empty if it does not exist. */
  find(id: string): Promise<Applications>;
  /** Reads the applications with the same email address or website, as typed. */
  readFromSameSender(application: Application): Promise<Applications>;
  /** Subscribes to everything new or changed since the session began. Returns the unsubscribe function. */
  watchLive(listener: LiveListener): () => void;
  /**
   * Writes statuses with their time and history, atomically. Rejects with a readable message, including if a status was
   * changed in the meantime.
   */
  setStatuses(changes: readonly StatusChange[]): Promise<void>;
  /** Assigns an application, or gives it back, with history. Rejects if somebody else was faster. */
  changeOwner(id: string, change: OwnerChange): Promise<void>;
  /** Sets the owner's reminder, such as '2026-11-23', with history. */
  remind(id: string, on: string | null): Promise<void>;
  /** All members, by name, live. */
  watchMembers(onChange: (members: readonly Owner[]) => void): () => void;
  /** Who set the current status, or null if unknown. */
  getDecider(id: string): Promise<Actor | null>;
  /** Calls back with whether the database is connected. */
  watchConnection(onChange: (connected: boolean) => void): () => void;
  /** History and notes of one application, live. */
  watchDetails(id: string, onChange: (details: Details) => void): () => void;
  /** The attached result of the business check, encoded as in a link; null if there is none. */
  readResult(id: string): Promise<string | null>;
  addNote(id: string, text: string): Promise<void>;
  /** Notes on applications by id, starting at an id. */
  readNotes(from: string): Promise<ReadonlyMap<string, readonly Note[]>>;
  /** Records that a reply was opened in the mail client. */
  recordReply(id: string): Promise<void>;
  /** The latest log entries, oldest first, live. */
  watchLog(count: number, onChange: (log: readonly LogEvent[]) => void): () => void;
  /** The log entries before the loaded ones; both oldest first. */
  readLogBefore(loaded: readonly LogEvent[], count: number): Promise<readonly LogEvent[]>;
  /** Ids of likely spam, live. */
  watchSpam(onChange: (ids: ReadonlySet<string>) => void): () => void;
  /** Ids of applications with an undeliverable message, live. */
  watchUndelivered(onChange: (ids: ReadonlySet<string>) => void): () => void;
  /** Ids of applications whose messages are held for a decision, after a flood or a restored backup; live. */
  watchHeld(onChange: (ids: ReadonlySet<string>) => void): () => void;
  /** Applications that retention deletes within a week: deletion times in milliseconds since 1970, by id; live. */
  watchExpiring(onChange: (expiring: ReadonlyMap<string, number>) => void): () => void;
  /** Visit counts from one day to another (as in '2026-11-22'). Rejects if they cannot be read now. */
  readVisitCounts(from: string, to: string): Promise<CountedVisits>;
  /** Sources of applications by id, starting at an id; some may be missing. Rejects if they cannot be read now. */
  readSources(from: string): Promise<ReadonlyMap<string, ApplicationSource>>;
  /** Submission times of applications that have since been deleted. @param time start, in milliseconds since 1970 */
  readDeletedSince(time: number): Promise<readonly number[]>;
  /** Deletes an application with all its data. */
  deleteApplication(id: string, language: Locale): Promise<Outcome<unknown>>;
  /** Everything stored about an email address. */
  exportPerson(email: string, language: Locale): Promise<Outcome<unknown>>;
  /** Sends held and undeliverable messages, and clears the spam mark of these applications. */
  resendMessages(ids: readonly string[], language: Locale): Promise<Outcome<unknown>>;
  /** When a member gets emails about new applications, live; null for a session opened with the shared code. */
  watchMailChoice(onChange: (choice: MailChoice | null) => void): () => void;
  /** @param language of future emails */
  setMailChoice(choice: MailChoice, language: Locale): Promise<void>;
  close(): Promise<void>;
}

/** Thrown by a read after read access has ended. */
export class AccessEndedError extends Error {}
