import { join } from 'node:path';
import { startLocalBackend } from '../local/backend.ts';
import { loadOrCreateSecret, SECRET_FILES } from '../local/local-secrets.ts';
import { temporaryState } from '../local/testing/temporary-state.ts';
import { MISSING_INDEX } from '../packages/realtime-database/index.ts';
import { findOrInstallBrowser, findQuickBrowser } from '../scripts/browser.ts';
import { startSiteServer } from './fixtures/site-server.ts';

const TEAM_CODE = '246810';

/** The backend and environment for the end-to-end tests. */
export interface TestedBackend {
  /** Environment variables that tell the tests where everything runs. */
  readonly environment: Readonly<Record<string, string>>;
  /** The backend's output so far. */
  readonly lines: readonly string[];
  /** Log lines about queries without an index, for which the live service would send the whole collection. */
  missingIndexes(): readonly string[];
  close(): Promise<void>;
}

/**
 * Starts a separate local backend with an empty database and test websites, and finds browsers.
 * @throws if one of them is unavailable
 */
export async function startTestedBackend(): Promise<TestedBackend> {
  const lines: string[] = [];
  const browser = findOrInstallBrowser();
  const fixtures = await startSiteServer();
  try {
    const stateDir = temporaryState('e2e');
    const backend = await startLocalBackend({
      stateDir,
      temporary: true,
      teamCode: TEAM_CODE,
      usualPorts: false,
      hosting: true,
      demo: false,
      officialDatabase: process.env.OFFICIAL_DATABASE === '1',
      loopbackOrigins: [fixtures.origin],
      log: (line) => lines.push(line),
    });
    return {
      environment: {
        BASE_URL: backend.siteUrl,
        DATABASE_URL: backend.urls.database,
        AUTH_URL: backend.urls.auth,
        FUNCTIONS_URL: backend.urls.functions,
        FIXTURE_ORIGIN: fixtures.origin,
        SAMPLE_SITE: backend.sampleSite,
        MAIL_DIR: backend.mailDir,
        TEAM_CODE,
        OWN_LINK_SECRET: await loadOrCreateSecret(join(stateDir, SECRET_FILES.OWN_LINK_SECRET)),
        ACCESS_CODE_SECRET: await loadOrCreateSecret(join(stateDir, SECRET_FILES.ACCESS_CODE_SECRET)),
        CHROMIUM_PATH: browser,
        QUICK_CHROMIUM_PATH: findQuickBrowser(browser),
      },
      lines,
      missingIndexes: () => [...new Set(lines.filter((line) => line.startsWith(MISSING_INDEX)))],
      close: async () => {
        await backend.close();
        await fixtures.close();
      },
    };
  } catch (error) {
    await fixtures.close();
    throw error;
  }
}
