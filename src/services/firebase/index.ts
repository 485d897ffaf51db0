import type { Callable, Outcome } from '../../contract/callable.ts';
import type { Immutable } from '../../domain/values/schema.ts';
import type { SavedChecks, SavedChecksResult } from '../accounts/saved-checks.ts';
import { hasStoredAccount, watchStoredAccount } from '../accounts/stored-account.ts';
import type { Backend } from '../backend.ts';
import { config as builtConfig } from './built-config.ts';
import type { CallOptions } from './calls.ts';
import type { BackendConfig } from './config.ts';

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

/**
 * The Firebase backend. Loads SDKs and contracts on first use, so that no page carries them up front.
 * @param config replaces the build's configuration in tests
 */
export function createBackend(config: BackendConfig = builtConfig): Backend {
  /** Loads a contract and the calling code in parallel, then calls. */
  const loadAndCall = async <Sent, Response, Chunk>(
    load: Promise<Callable<Sent, unknown, Response, Chunk>>,
    request: Immutable<Sent>,
    options?: CallOptions<Chunk>,
  ): Promise<Outcome<Response>> => {
    try {
      const [contract, { call }] = await Promise.all([load, import('./calls.ts')]);
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

  return {
    submitApplication: async (request) => {
      const outcome = await loadAndCall(
        import('../../contract/applications/submit-application.ts').then((file) => file.submitApplication),
        request,
      );
      return outcome === UNREACHABLE && (await isOutdated()) ? OUTDATED : outcome;
    },
    analyzeWebsite: (request, signal, onReport) =>
      loadAndCall(
        import('../../contract/website/analyze-website.ts').then((file) => file.analyzeWebsite),
        request,
        { signal, onChunk: onReport },
      ),
    generateRoadmap: (request, options) =>
      loadAndCall(
        import('../../contract/roadmap/generate-roadmap.ts').then((file) => file.generateRoadmap),
        request,
        options,
      ),
    openOwnApplication: (link) =>
      loadAndCall(
        loadOwnApplication().then((file) => file.openOwnApplication),
        link,
      ),
    correctOwnApplication: (correction) =>
      loadAndCall(
        loadOwnApplication().then((file) => file.correctOwnApplication),
        correction,
      ),
    withdrawOwnApplication: (link) =>
      loadAndCall(
        loadOwnApplication().then((file) => file.withdrawOwnApplication),
        link,
      ),
    async unlockTeam(code) {
      const outcome = await loadAndCall(
        import('../../contract/team/unlock-team-dashboard.ts').then((file) => file.unlockTeamDashboard),
        { code },
      );
      if (!outcome.ok) return outcome;
      return import('./team/open.ts')
        .then(({ openTeamSession }) => openTeamSession(config, outcome.data.token))
        .then(
          (session) => ({ ok: true, session }),
          () => UNREACHABLE,
        );
    },
    async openMemberSession() {
      if (!hasStoredAccount()) return null;
      const { openMemberSession } = await import('./team/open.ts');
      return openMemberSession(config, document.documentElement.lang);
    },
    savedChecks: {
      list: () => withSavedChecks((checks) => checks.list()),
      save: (slot, check) => withSavedChecks((checks) => checks.save(slot, check)),
      remove: (slot) => withSavedChecks((checks) => checks.remove(slot)),
      getMonthlyWebsite: () => withSavedChecks((checks) => checks.getMonthlyWebsite()),
    },
    setMonthlyCheck: (website, language) =>
      loadAndCall(
        loadOwnAccount().then((file) => file.setMonthlyCheck),
        { website, language },
      ),
    endMonthlyCheck: (token, language) =>
      loadAndCall(
        import('../../contract/accounts/end-monthly-check.ts').then((file) => file.endMonthlyCheck),
        { token, language },
      ),
    exportAccount: (language) =>
      loadAndCall(
        loadOwnAccount().then((file) => file.exportAccount),
        { language },
      ),
    forgetAccount: (language) =>
      loadAndCall(
        loadOwnAccount().then((file) => file.forgetAccount),
        { language },
      ),
    loadIdentity: async () =>
      (await import('./accounts/identity.ts')).createIdentity(config, document.documentElement.lang),
    hasStoredAccount,
    watchStoredAccount,
  };
}
