import type { AccountExport } from '../contract/accounts/export-account.ts';
import type { MonthlyCheck } from '../contract/accounts/set-monthly-check.ts';
import type { OwnApplication, OwnLink } from '../contract/applications/own-application.ts';
import type { SubmitRequest, Submitted } from '../contract/applications/submit-application.ts';
import type { CallError, Outcome } from '../contract/callable.ts';
import type { Roadmap, RoadmapPart, RoadmapRequest } from '../contract/roadmap/generate-roadmap.ts';
import type { AnalyzeWebsiteRequest, WebsiteAnalysis } from '../contract/website/analyze-website.ts';
import type { Correction } from '../domain/applications/application.ts';
import type { Locale } from '../domain/site/locale.ts';
import type { Identity } from './accounts/identity.ts';
import type { SavedChecks } from './accounts/saved-checks.ts';
import type { TeamSession } from './team/team-session.ts';

/** All that the site asks of its backend. Pages never name what stands behind it. */
export interface Backend {
  readonly submitApplication: (request: SubmitRequest) => Promise<Outcome<Submitted>>;
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
  /** Loads the identity service; rejects where it cannot be had. */
  readonly identity: () => Promise<Identity>;
  /** True when somebody signed in earlier in this browser; costs nothing to ask. */
  readonly keepsAccount: () => boolean;
  /** Calls back when another page of the site has signed in or out. Returns what ends it. */
  readonly watchKeptAccount: (onChange: () => void) => () => void;
  readonly savedChecks: SavedChecks;
  /** For an account with a confirmed address. @param website null ends it */
  readonly setMonthlyCheck: (website: string | null, language: Locale) => Promise<Outcome<MonthlyCheck>>;
  /** By the link of its e-mails; needs no account. */
  readonly endMonthlyCheck: (token: string, language: Locale) => Promise<Outcome<{ readonly ended: true }>>;
  /** Everything that is stored about the account. */
  readonly exportAccount: (language: Locale) => Promise<Outcome<AccountExport>>;
  /** Deletes the account with everything in it; the password has to have been entered within five minutes. */
  readonly forgetAccount: (language: Locale) => Promise<Outcome<{ readonly forgotten: true }>>;
}
