import type { Callable, Outcome } from '../../contract/callable.ts';
import type { Immutable } from '../../domain/values/schema.ts';
import type { SavedChecksResult } from '../accounts/saved-checks.ts';
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

const orUnavailable = <T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> =>
  work().catch(() => UNREACHABLE);

const orUnreachable = <T>(work: () => Promise<SavedChecksResult<T>>): Promise<SavedChecksResult<T>> =>
  work().catch(() => ({ ok: false, error: 'unreachable' }));

/**
 * The Firebase backend. Loads SDKs and contracts on first use, so that no page carries them up front.
 * @param config replaces the build's configuration in tests
 */
export function createBackend(config: BackendConfig = builtConfig): Backend {
  /** Loads a contract and the calling code in parallel, then calls. */
  const loadAndCall = <Sent, Response, Chunk>(
    load: () => Promise<Callable<Sent, unknown, Response, Chunk>>,
    request: Immutable<Sent>,
    options?: CallOptions<Chunk>,
  ): Promise<Outcome<Response>> =>
    orUnavailable(async () => {
      const [contract, { call }] = await Promise.all([load(), import('./calls.ts')]);
      return call(config, contract, request, options);
    });

  return {
    submitApplication: async (request) => {
      const outcome = await loadAndCall(
        () =>
          import('../../contract/applications/submit-application.ts').then((file) => file.submitApplication),
        request,
      );
      return outcome === UNREACHABLE && (await isOutdated()) ? OUTDATED : outcome;
    },

    analyzeWebsite: (request, signal, onReport) =>
      loadAndCall(
        () => import('../../contract/website/analyze-website.ts').then((file) => file.analyzeWebsite),
        request,
        { signal, onChunk: onReport },
      ),

    generateRoadmap: (request, options) =>
      loadAndCall(
        () => import('../../contract/roadmap/generate-roadmap.ts').then((file) => file.generateRoadmap),
        request,
        options,
      ),

    openOwnApplication: (link) =>
      loadAndCall(
        () =>
          import('../../contract/applications/open-own-application.ts').then(
            (file) => file.openOwnApplication,
          ),
        link,
      ),

    correctOwnApplication: (correction) =>
      loadAndCall(
        () =>
          import('../../contract/applications/correct-own-application.ts').then(
            (file) => file.correctOwnApplication,
          ),
        correction,
      ),

    withdrawOwnApplication: (link) =>
      loadAndCall(
        () =>
          import('../../contract/applications/withdraw-own-application.ts').then(
            (file) => file.withdrawOwnApplication,
          ),
        link,
      ),

    async unlockTeam(code) {
      try {
        const [{ unlockTeamDashboard }, { call }] = await Promise.all([
          import('../../contract/team/unlock-team-dashboard.ts'),
          import('./calls.ts'),
        ]);
        const outcome = await call(config, unlockTeamDashboard, { code });
        if (!outcome.ok) return outcome;
        const { openTeamSession } = await import('./team/open.ts');
        return { ok: true, session: await openTeamSession(config, outcome.data.token) };
      } catch {
        return UNREACHABLE;
      }
    },

    async openMemberSession() {
      if (!hasStoredAccount()) return null;
      const { openMemberSession } = await import('./team/open.ts');
      return openMemberSession(config, document.documentElement.lang);
    },

    savedChecks: {
      list: () =>
        orUnreachable(async () => (await import('./accounts/saved-checks.ts')).listSavedChecks(config)),
      save: (slot, check) =>
        orUnreachable(async () =>
          (await import('./accounts/saved-checks.ts')).saveCheck(config, slot, check),
        ),
      remove: (slot) =>
        orUnreachable(async () =>
          (await import('./accounts/saved-checks.ts')).removeSavedCheck(config, slot),
        ),
      getMonthlyWebsite: () =>
        orUnreachable(async () => (await import('./accounts/saved-checks.ts')).readMonthlyWebsite(config)),
    },

    setMonthlyCheck: (website, language) =>
      loadAndCall(
        () => import('../../contract/accounts/set-monthly-check.ts').then((file) => file.setMonthlyCheck),
        {
          website,
          language,
        },
      ),

    endMonthlyCheck: (token, language) =>
      loadAndCall(
        () => import('../../contract/accounts/end-monthly-check.ts').then((file) => file.endMonthlyCheck),
        {
          token,
          language,
        },
      ),

    exportAccount: (language) =>
      loadAndCall(
        () => import('../../contract/accounts/export-account.ts').then((file) => file.exportAccount),
        {
          language,
        },
      ),

    forgetAccount: (language) =>
      loadAndCall(
        () => import('../../contract/accounts/forget-account.ts').then((file) => file.forgetAccount),
        {
          language,
        },
      ),

    loadIdentity: async () =>
      (await import('./accounts/identity.ts')).createIdentity(config, document.documentElement.lang),
    hasStoredAccount,
    watchStoredAccount,
  };
}
