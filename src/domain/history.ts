/** Who did what to an application, as the database keeps it under history/{id}. */
import type { ApplicationStatus } from './application.ts';

/** Somebody of the team. A session of the shared code has no uid, and is named as {@link CODE_ACTOR}. */
export interface Actor {
  readonly uid?: string;
  readonly name: string;
}

/** Whoever came in with the shared code. */
export const CODE_ACTOR: Actor = { name: 'code' };

/** A change of status, but for its time, which is the server's. */
export interface StatusEvent {
  readonly who: Actor;
  readonly what: 'status';
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
}
