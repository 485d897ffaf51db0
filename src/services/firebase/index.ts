import type { Outcome } from '../../contract/callable.ts';
import { createPushIds } from '../../domain/push-id.ts';
import type { Backend } from '../backend.ts';
import { submitApplication } from './applications.ts';
import { type BackendConfig, config as builtConfig } from './config.ts';

/** What a script that cannot be downloaded ends as. */
const UNREACHABLE = { ok: false, error: { code: 'unavailable', message: '' } } as const;

const reached = <T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> => work().catch(() => UNREACHABLE);

/** A random number from the browser's own source, since ids are public. */
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/**
 * The Firebase backend. Loads SDKs and contracts when an action first needs them, so that no page carries one.
 * @param config for tests; otherwise what the site was built with
 */
export function createBackend(config: BackendConfig = builtConfig): Backend {
  const nextId = createPushIds({ now: Date.now, random });

  return {
    submitApplication: (draft) => submitApplication(config, draft, { nextId, fetch }),

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

    async unlockTeam(code) {
      try {
        const contract = import('../../contract/unlock-team-dashboard.ts');
        const { call } = await import('./calls.ts');
        const outcome = await call(config, (await contract).unlockTeamDashboard, { code });
        if (!outcome.ok) return outcome;
        const { openTeamSession } = await import('./team-session.ts');
        return { ok: true, session: await openTeamSession(config, outcome.data.token) };
      } catch {
        return UNREACHABLE;
      }
    },

    identity: async () => (await import('./identity.ts')).createIdentity(config),
  };
}
