import { DRAFT_KEY } from '../domain/applications/draft-key.ts';
import { createTabShelf } from './tab-shelf.ts';

interface Applicant {
  readonly name: string;
  readonly email: string;
}

function parseApplicant(stored: unknown): Applicant | null {
  const { name, email }: Readonly<Record<string, unknown>> = { ...Object(Object(stored).draft) };
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : null;
}

/** Name and email address in the application that the visitor began in this tab; null without one. */
export const readApplicant = (): Applicant | null =>
  createTabShelf(DRAFT_KEY, () => sessionStorage, parseApplicant).read();
