import type { Outcome } from '../../contract/callable.ts';
import type { Backend } from '../backend.ts';
import { keepsAccount, watchKeptAccount } from '../kept-account.ts';
import type { Saved } from '../saved-checks.ts';
import { type BackendConfig, config as builtConfig } from './config.ts';
import { submittedOf } from './submitted.ts';

/** What a script that cannot be downloaded ends as. */
const UNREACHABLE = { ok: false, error: { code: 'unavailable', message: '' } } as const;

const reached = <T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> => work().catch(() => UNREACHABLE);

const saved = <T>(work: () => Promise<Saved<T>>): Promise<Saved<T>> =>
  work().catch(() => ({ ok: false, fault: 'unreachable' }));

/**
 * The Firebase backend. Loads SDKs and contracts when an action first needs them, so that no page carries one.
 * @param config for tests; otherwise what the site was built with
 */
export function createBackend(config: BackendConfig = builtConfig): Backend {
  return {
    async submitApplication(request) {
      const outcome = await reached(async () => {
        const contract = import('../../contract/submit-application.ts');
        const { call } = await import('./calls.ts');
        return call(config, (await contract).submitApplication, request);
      });
      return submittedOf(outcome);
    },

    analyzeWebsite: (request, signal) =>
      reached(async () => {
        const contract = import('../../contract/analyze-website.ts');
        const { call } = await import('./calls.ts');
        return call(config, (await contract).analyzeWebsite, request, { signal });
      }),

    generateRoadmap: (request, options) =>
      reached(async () => {
        const contract = import('../../contract/generate-anbahn-roadmap.ts');
        const { call } = await import('./calls.ts');
        return call(config, (await contract).generateAnbahnRoadmap, request, options);
      }),

    openOwnApplication: (link) =>
      reached(async () => {
        const contract = import('../../contract/open-own-application.ts');
        const { call } = await import('./calls.ts');
        return call(config, (await contract).openOwnApplication, link);
      }),

    correctOwnApplication: (correction) =>
      reached(async () => {
        const contract = import('../../contract/correct-own-application.ts');
        const { call } = await import('./calls.ts');
        return call(config, (await contract).correctOwnApplication, correction);
      }),

    withdrawOwnApplication: (link) =>
      reached(async () => {
        const contract = import('../../contract/withdraw-own-application.ts');
        const { call } = await import('./calls.ts');
        return call(config, (await contract).withdrawOwnApplication, link);
      }),

    async unlockTeam(code) {
      try {
        const contract = import('../../contract/unlock-team-dashboard.ts');
        const { call } = await import('./calls.ts');
        const outcome = await call(config, (await contract).unlockTeamDashboard, { code });
        if (!outcome.ok) return outcome;
        const { openTeamSession } = await import('./team/open.ts');
        return { ok: true, session: await openTeamSession(config, outcome.data.token) };
      } catch {
        return UNREACHABLE;
      }
    },

    async memberSession() {
      if (!keepsAccount()) return null;
      const { openMemberSession } = await import('./team/open.ts');
      return openMemberSession(config);
    },

    savedChecks: {
      list: () => saved(async () => (await import('./saved-checks.ts')).listSavedChecks(config)),
      keep: (slot, check) =>
        saved(async () => (await import('./saved-checks.ts')).keepSavedCheck(config, slot, check)),
      remove: (slot) => saved(async () => (await import('./saved-checks.ts')).removeSavedCheck(config, slot)),
      monthlyWebsite: () => saved(async () => (await import('./saved-checks.ts')).readMonthlyWebsite(config)),
    },

    setMonthlyCheck: (website, language) =>
      reached(async () => {
        const contract = import('../../contract/set-monthly-check.ts');
        const { call } = await import('./calls.ts');
        return call(config, (await contract).setMonthlyCheck, { website, language });
      }),

    endMonthlyCheck: (token, language) =>
      reached(async () => {
        const contract = import('../../contract/end-monthly-check.ts');
        const { call } = await import('./calls.ts');
        return call(config, (await contract).endMonthlyCheck, { token, language });
      }),

    exportAccount: (language) =>
      reached(async () => {
        const contract = import('../../contract/export-account.ts');
        const { call } = await import('./calls.ts');
        return call(config, (await contract).exportAccount, { language });
      }),

    forgetAccount: (language) =>
      reached(async () => {
        const contract = import('../../contract/forget-account.ts');
        const { call } = await import('./calls.ts');
        return call(config, (await contract).forgetAccount, { language });
      }),

    identity: async () =>
      (await import('./identity.ts')).createIdentity(config, document.documentElement.lang),
    keepsAccount,
    watchKeptAccount,
  };
}
