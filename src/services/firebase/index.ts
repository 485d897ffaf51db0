import {
  ANALYZE_WEBSITE,
  type AnalyzeWebsiteRequest,
  type WebsiteAnalysis,
} from '../../contract/analyze-website.ts';
import type { Outcome } from '../../contract/callable.ts';
import {
  GENERATE_ANBAHN_ROADMAP,
  type Roadmap,
  type RoadmapPart,
  type RoadmapRequest,
} from '../../contract/generate-anbahn-roadmap.ts';
import {
  UNLOCK_TEAM_DASHBOARD,
  type UnlockTeamDashboardRequest,
  type UnlockTeamDashboardResponse,
} from '../../contract/unlock-team-dashboard.ts';
import { createPushIds } from '../../domain/push-id.ts';
import type { Backend } from '../backend.ts';
import { submitApplication } from './applications.ts';
import { type BackendConfig, config as builtConfig } from './config.ts';

/** What an SDK that cannot be downloaded ends as. */
const UNREACHABLE = { ok: false, error: { code: 'unavailable', message: '' } } as const;

/** A random number from the browser's own source, since ids are public. */
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** True when a visitor signed in earlier in this browser (see identity.ts). */
function hasVisitorSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'));
  } catch {
    // A browser that blocks storage keeps no session either.
    return false;
  }
}

/**
 * The Firebase backend. Loads an SDK when an action first needs it, so that no page carries one.
 * @param config for tests; otherwise what the site was built with
 */
export function createBackend(config: BackendConfig = builtConfig): Backend {
  const nextId = createPushIds({ now: Date.now, random });

  const calls = async () => {
    if (config.appCheckSiteKey) (await import('./app-check.ts')).protectCalls(config, config.appCheckSiteKey);
    return import('./calls.ts');
  };

  /** Callables send who is signed in; who is not does without the identity SDK. */
  const signedInCalls = async () => {
    if (hasVisitorSession()) {
      const { visitorAuth } = await import('./identity.ts');
      await visitorAuth(config).authStateReady();
    }
    return calls();
  };

  return {
    submitApplication: (draft) => submitApplication(config, draft, { nextId, fetch }),

    analyzeWebsite: (request, signal) =>
      signedInCalls().then(
        ({ call }) => call<AnalyzeWebsiteRequest, WebsiteAnalysis>(config, ANALYZE_WEBSITE, request, signal),
        (): Outcome<WebsiteAnalysis> => UNREACHABLE,
      ),

    generateRoadmap: (request, options) =>
      signedInCalls().then(
        ({ stream }) =>
          stream<RoadmapRequest, Roadmap, RoadmapPart>(config, GENERATE_ANBAHN_ROADMAP, request, options),
        (): Outcome<Roadmap> => UNREACHABLE,
      ),

    async unlockTeam(code) {
      try {
        const { call } = await calls();
        const outcome = await call<UnlockTeamDashboardRequest, UnlockTeamDashboardResponse>(
          config,
          UNLOCK_TEAM_DASHBOARD,
          { code },
        );
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
