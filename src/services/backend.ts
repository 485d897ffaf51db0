import type { AnalyzeWebsiteRequest, WebsiteAnalysis } from '../contract/analyze-website.ts';
import type { CallError, Outcome } from '../contract/callable.ts';
import type { Roadmap, RoadmapPart, RoadmapRequest } from '../contract/generate-anbahn-roadmap.ts';
import type { OwnApplication, OwnLink } from '../contract/own-application.ts';
import type { SubmitRequest } from '../contract/submit-application.ts';
import type { ApplicationDraft, Correction } from '../domain/application.ts';
import type { SavedChecks } from './saved-checks.ts';
import type { TeamSession } from './team-session.ts';

/**
 * How a submitted application ended: the id and the record, or the error (the specification, section 7).
 * The error is the backend's message, and empty when it could not be reached.
 */
export interface Submitted {
  readonly id: string | null;
  readonly data: ApplicationDraft | null;
  readonly error: string | null;
}

/** A person who is signed in. */
export interface User {
  readonly uid: string;
  readonly email: string | null;
}

/** Codes of the identity service that a page has words for; anything else is `unknown`. */
export const IDENTITY_FAULTS = [
  'invalid-email',
  'wrong-password',
  'missing-password',
  'invalid-credential',
  'email-already-in-use',
  'user-not-found',
  'too-many-requests',
  'weak-password',
  'user-disabled',
  'user-token-expired',
  'network-request-failed',
  'operation-not-allowed',
  'unknown',
] as const;
export type IdentityFault = (typeof IDENTITY_FAULTS)[number];

export type SignedIn =
  | { readonly ok: true; readonly user: User }
  | { readonly ok: false; readonly fault: IdentityFault };

export interface Identity {
  signUp(email: string, password: string): Promise<SignedIn>;
  signIn(email: string, password: string): Promise<SignedIn>;
  signOut(): Promise<void>;
  sendPasswordReset(
    email: string,
  ): Promise<{ readonly ok: true } | { readonly ok: false; readonly fault: IdentityFault }>;
  /** Calls back with the user now and at each change, until the returned function is called. */
  watchUser(listener: (user: User | null) => void): () => void;
}

/** All that the site asks of its backend. Pages never name what stands behind it. */
export interface Backend {
  readonly submitApplication: (request: SubmitRequest) => Promise<Submitted>;
  readonly analyzeWebsite: (
    request: AnalyzeWebsiteRequest,
    signal?: AbortSignal,
  ) => Promise<Outcome<WebsiteAnalysis>>;
  readonly generateRoadmap: (
    request: RoadmapRequest,
    options?: { readonly signal?: AbortSignal; readonly onPart?: (part: RoadmapPart) => void },
  ) => Promise<Outcome<Roadmap>>;
  /** An applicant's own link: see, correct, withdraw. Only the last two change anything. */
  readonly openOwnApplication: (link: OwnLink) => Promise<Outcome<OwnApplication>>;
  readonly correctOwnApplication: (correction: OwnLink & Correction) => Promise<Outcome<OwnApplication>>;
  readonly withdrawOwnApplication: (link: OwnLink) => Promise<Outcome<{ readonly withdrawn: true }>>;
  readonly unlockTeam: (
    code: string,
  ) => Promise<
    { readonly ok: true; readonly session: TeamSession } | { readonly ok: false; readonly error: CallError }
  >;
  /** The dashboard of whoever is signed in, if they belong to the team; otherwise null. */
  readonly memberSession: () => Promise<TeamSession | null>;
  readonly identity: () => Promise<Identity>;
  readonly savedChecks: SavedChecks;
}
