import type { AccountExport, MonthlyCheck } from '../contract/accounts/own-account.ts';
import type { ApplicantLinkRequest, ApplicantView } from '../contract/applications/own-application.ts';
import type { SubmitRequest, Submitted } from '../contract/applications/submit-application.ts';
import type { CallError, Outcome } from '../contract/callable.ts';
import type { Roadmap, RoadmapChunk, RoadmapRequest } from '../contract/roadmap/generate-roadmap.ts';
import type { AnalyzeWebsiteRequest, WebsiteAnalysis } from '../contract/website/analyze-website.ts';
import type { Correction } from '../domain/applications/application.ts';
import type { Locale } from '../domain/site/locale.ts';
import type { Identity } from './accounts/identity.ts';
import type { SavedChecks } from './accounts/saved-checks.ts';
import type { TeamSession } from './firebase/team/session.ts';

/** The backend API of the site, independent of its implementation. */
export interface Backend {
  readonly submitApplication: (request: SubmitRequest) => Promise<Outcome<Submitted>>;
  readonly analyzeWebsite: (
    request: AnalyzeWebsiteRequest,
    signal?: AbortSignal,
    /** Requests a stream, in which the rules' report comes first. */
    onReport?: (report: WebsiteAnalysis) => void,
  ) => Promise<Outcome<WebsiteAnalysis>>;
  readonly generateRoadmap: (
    request: RoadmapRequest,
    options?: { readonly signal?: AbortSignal; readonly onChunk?: (part: RoadmapChunk) => void },
  ) => Promise<Outcome<Roadmap>>;
  /** Self-service through the applicant's link. Opening it writes nothing. */
  readonly openOwnApplication: (link: ApplicantLinkRequest) => Promise<Outcome<ApplicantView>>;
  readonly correctOwnApplication: (
    correction: ApplicantLinkRequest & Correction,
  ) => Promise<Outcome<ApplicantView>>;
  readonly withdrawOwnApplication: (
    link: ApplicantLinkRequest,
  ) => Promise<Outcome<{ readonly withdrawn: true }>>;
  readonly unlockTeam: (
    code: string,
  ) => Promise<
    { readonly ok: true; readonly session: TeamSession } | { readonly ok: false; readonly error: CallError }
  >;
  /** The dashboard for a signed-in team member; null for anybody else. */
  readonly openMemberSession: () => Promise<TeamSession | null>;
  /** Loads the identity service. Rejects if it cannot be loaded. */
  readonly loadIdentity: () => Promise<Identity>;
  /** True if somebody signed in earlier in this browser. Loads nothing. */
  readonly hasStoredAccount: () => boolean;
  /** Calls back when another tab signs in or out. Returns the unsubscribe function. */
  readonly watchStoredAccount: (onChange: () => void) => () => void;
  readonly savedChecks: SavedChecks;
  /** Requires a verified email address. @param website null turns the check off */
  readonly setMonthlyCheck: (website: string | null, language: Locale) => Promise<Outcome<MonthlyCheck>>;
  /** Authenticated by the link in its emails; needs no account. */
  readonly endMonthlyCheck: (token: string, language: Locale) => Promise<Outcome<{ readonly ended: true }>>;
  /** Everything that is stored about the account. */
  readonly exportAccount: (language: Locale) => Promise<Outcome<AccountExport>>;
  /** Deletes the account and all its data. Requires that the password was entered within the last five minutes. */
  readonly forgetAccount: (language: Locale) => Promise<Outcome<{ readonly forgotten: true }>>;
}
