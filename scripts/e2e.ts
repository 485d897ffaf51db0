/** `npm run test:e2e [-- spec …]`: the end-to-end tests against a local backend of their own, with an empty database. */
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, startLocalBackend } from '../local/backend.ts';
import { startSiteServer } from '../tests/fixtures/site-server.ts';
import { browserPath, quickBrowser } from './browser.ts';

const TEAM_CODE = '246810';
const OWN_LINK_SECRET = 'own links of the end-to-end tests';
const ACCESS_CODE_SECRET = 'access codes of the end-to-end tests';

async function main(): Promise<number> {
  const stateDir = join(ROOT, '.local', `e2e-${process.pid}`);
  const lines: string[] = [];
  const browser = browserPath();
  const fixtures = await startSiteServer();
  try {
    const backend = await startLocalBackend({
      stateDir,
      teamCode: TEAM_CODE,
      ownLinkSecret: OWN_LINK_SECRET,
      accessCodeSecret: ACCESS_CODE_SECRET,
      usualPorts: false,
      hosting: true,
      demo: false,
      sampleSite: true,
      officialDatabase: process.env.OFFICIAL_DATABASE === '1',
      loopbackOrigins: [fixtures.origin],
      log: (line) => lines.push(line),
    });
    try {
      const specs = process.argv.slice(2);
      const code = await playwright(specs, {
        ...(specs.length > 0 && { TRACE: '1' }),
        BASE_URL: backend.siteUrl,
        DATABASE_URL: backend.address.database,
        AUTH_URL: backend.address.auth,
        FUNCTIONS_URL: backend.address.functions,
        FIXTURE_ORIGIN: fixtures.origin,
        SAMPLE_SITE: backend.sampleSite ?? '',
        MAIL_DIR: backend.mailDir,
        TEAM_CODE,
        OWN_LINK_SECRET,
        ACCESS_CODE_SECRET,
        CHROMIUM_PATH: browser,
        QUICK_CHROMIUM_PATH: quickBrowser(browser),
      });
      if (code !== 0) console.error(`\nThe backend's last lines:\n${lines.slice(-40).join('\n')}`);
      return code;
    } finally {
      await backend.close();
    }
  } finally {
    await fixtures.close();
    await rm(stateDir, { recursive: true, force: true });
  }
}

const playwright = (args: readonly string[], env: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn('playwright', ['test', ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

process.exit(await main());
