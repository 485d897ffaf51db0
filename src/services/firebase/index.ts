import type { Callable, Outcome } from '../../contract/callable.ts';
import type { AnalyzeWebsiteRequest, WebsiteAnalysis } from '../../contract/website/analyze-website.ts';
import type { Immutable } from '../../domain/values/schema.ts';
import { hasStoredAccount, watchStoredAccount } from '../accounts/stored-account.ts';
import type { SavedChecks, SavedChecksResult } from './accounts/saved-checks.ts';
import { config } from './built-config.ts';
import type { CallOptions } from './calls.ts';

/** The outcome if a script cannot be downloaded. */
const UNREACHABLE = { ok: false, error: { code: 'unavailable', message: '' } } as const;

/** The outcome if the page is outdated and the server no longer has its files: only a reload helps. */
const OUTDATED = { ok: false, error: { code: 'invalid-argument', message: '' } } as const;

/** Whether the server no longer has this page's build. */
const isOutdated = (): Promise<boolean> =>
  fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );

/** A call that loads its contract and the calling code in parallel. Never rejects. */
const createCall =
  <Sent, Response, Chunk>(load: () => Promise<Callable<Sent, unknown, Response, Chunk>>) =>
  async (request: Immutable<Sent>, options?: CallOptions<Chunk>): Promise<Outcome<Immutable<Response>>> => {
    try {
      const [contract, { call }] = await Promise.all([load(), import('./calls.ts')]);
      return await call(config, contract, request, options);
    } catch {
      return UNREACHABLE;
    }
  };

const withSavedChecks = <T>(
  use: (checks: SavedChecks) => Promise<SavedChecksResult<T>>,
): Promise<SavedChecksResult<T>> =>
  import('./accounts/saved-checks.ts')
    .then(({ createSavedChecks }) => use(createSavedChecks(config)))
    .catch(() => ({ ok: false, error: 'unreachable' }));

const loadOwnApplication = () => import('../../contract/applications/own-application.ts');
const loadOwnAccount = () => import('../../contract/accounts/own-account.ts');
const submitApplication = createCall(() =>
  import('../../contract/applications/submit-application.ts').then((file) => file.submitApplication),
);
const analyzeWebsite = createCall(() =>
  import('../../contract/website/analyze-website.ts').then((file) => file.analyzeWebsite),
);
const unlockTeam = createCall(() =>
  import('../../contract/team/unlock-team-dashboard.ts').then((file) => file.unlockTeamDashboard),
);

/** What the pages can ask of the backend. */
export type Backend = ReturnType<typeof createBackend>;

/** The Firebase backend. Loads SDKs and contracts on first use, so that no page carries them up front. */
export const createBackend = () => ({
  submitApplication: async (...request: Parameters<typeof submitApplication>) => {
    const outcome = await submitApplication(...request);
    return outcome === UNREACHABLE && (await isOutdated()) ? OUTDATED : outcome;
  },
  /** @param onReport requests a stream, in which the rules' report comes first */
  analyzeWebsite: (
    request: AnalyzeWebsiteRequest,
    signal?: AbortSignal,
    onReport?: (report: WebsiteAnalysis) => void,
  ) => analyzeWebsite(request, { signal, onChunk: onReport }),
  generateRoadmap: createCall(() =>
    import('../../contract/roadmap/generate-roadmap.ts').then((file) => file.generateRoadmap),
  ),
  /** Self-service through the applicant's link. Opening it writes nothing. */
  openOwnApplication: createCall(() => loadOwnApplication().then((file) => file.openOwnApplication)),
  correctOwnApplication: createCall(() => loadOwnApplication().then((file) => file.correctOwnApplication)),
  withdrawOwnApplication: createCall(() => loadOwnApplication().then((file) => file.withdrawOwnApplication)),
  async unlockTeam(code: string) {
    const outcome = await unlockTeam({ code });
    if (!outcome.ok) return outcome;
    return import('./team/open.ts')
      .then(({ openTeamSession }) => openTeamSession(config, outcome.data.token))
      .then(
        (session) => ({ ok: true, session }) as const,
        () => UNREACHABLE,
      );
  },
  /** The dashboard for a signed-in team member; null for anybody else. */
  async openMemberSession() {
    if (!hasStoredAccount()) return null;
    const { openMemberSession } = await import('./team/open.ts');
    return openMemberSession(config, document.documentElement.lang);
  },
  savedChecks: {
    list: () => withSavedChecks((checks) => checks.list()),
    save: (...check: Parameters<SavedChecks['save']>) => withSavedChecks((checks) => checks.save(...check)),
    remove: (slot: string) => withSavedChecks((checks) => checks.remove(slot)),
    getMonthlyWebsite: () => withSavedChecks((checks) => checks.getMonthlyWebsite()),
  },
  /** Requires a verified email address. A website of null turns the check off. */
  setMonthlyCheck: createCall(() => loadOwnAccount().then((file) => file.setMonthlyCheck)),
  /** Authenticated by the link in its emails; needs no account. */
  endMonthlyCheck: createCall(() =>
    import('../../contract/accounts/end-monthly-check.ts').then((file) => file.endMonthlyCheck),
  ),
  /** Everything that is stored about the account. */
  exportAccount: createCall(() => loadOwnAccount().then((file) => file.exportAccount)),
  /** Deletes the account and all its data. Requires that the password was entered within the last five minutes. */
  forgetAccount: createCall(() => loadOwnAccount().then((file) => file.forgetAccount)),
  /** Loads the identity service. Rejects if it cannot be loaded. */
  loadIdentity: async () =>
    (await import('./accounts/identity.ts')).createIdentity(config, document.documentElement.lang),
  hasStoredAccount,
  watchStoredAccount,
});
