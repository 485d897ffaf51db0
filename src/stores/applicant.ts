import { DRAFT_KEY } from '../domain/applications/draft-key.ts';
import { createTabShelf } from './tab-shelf.ts';

interface Applicant {
  readonly name: string;
  readonly email: string;
}

function parseApplicant(stored: unknown): Applicant | null {
  const { name, email }: Readonly<Record<string, unknown>> = { ...Object(Object(stored).draft ?? stored) };
  return typeof name === 'string' && typeof email === 'string' && name + email ? { name, email } : null;
}

// Nobody has to stay on the page for it.
const shelfAt = (key: string) => createTabShelf(key, () => sessionStorage, parseApplicant, new EventTarget());
const SENT = 'applicant';

/** Keeps who has sent an application. */
export const keepApplicant = ({ name, email }: Applicant): void => shelfAt(SENT).write({ name, email });

/** Name and email address in the application that the visitor began or sent in this tab; null without one. */
export const readApplicant = (): Applicant | null => shelfAt(DRAFT_KEY).read() ?? shelfAt(SENT).read();
