import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isInEurope } from '../../src/domain/site/europe.ts';
import type { Site } from '../../src/domain/site/owner.ts';
import { databaseRegion } from '../../src/domain/site/settings.ts';
import { hasStatus, toFields, toRecords } from '../google/call-api.ts';
import { isSampleIn, withFirebaseValues, writeFirebaseValues } from './site-file.ts';
import {
  blocked,
  callProject,
  done,
  getConsoleUrl,
  getProjectId,
  missing,
  type Setup,
  type Step,
  waitForOperation,
} from './step.ts';

async function fetchDatabaseUrl(setup: Setup): Promise<string | null> {
  const list = await callProject(setup, 'firebasedatabase', 'v1beta/…/locations/-/instances');
  const instances = toRecords(list.instances);
  const chosen =
    instances.find(({ databaseUrl }) => databaseUrl === setup.site.firebase.databaseURL) ??
    instances.find(({ type }) => type === 'DEFAULT_DATABASE') ??
    instances[0];
  return chosen ? String(chosen.databaseUrl) : null;
}

const listLocations = (country: string): readonly string[] =>
  isInEurope(country)
    ? ['europe-west1', 'us-central1', 'asia-southeast1']
    : ['us-central1', 'europe-west1', 'asia-southeast1'];

const DATABASE: Step = {
  title: 'Database',
  needs: ['APIs'],
  check: async (setup) => {
    const url = await fetchDatabaseUrl(setup);
    return url === null ? missing('the project has no Realtime Database') : done(url);
  },
  plan: 'create it in the location you choose, which cannot be changed later',
  act: async (setup) => {
    const offered = listLocations(setup.site.company.country);
    const question = `Location, which can never be changed (${offered.join(', ')})`;
    const location = await setup.prompts.ask('region', question, offered[0]);
    if (!offered.includes(location)) throw new Error(`${location} is not one of ${offered.join(', ')}`);
    const id = `${getProjectId(setup)}-default-rtdb`;
    const path = `v1beta/…/locations/${location}/instances?databaseId=${id}`;
    const body = { type: 'DEFAULT_DATABASE' };
    await callProject(setup, 'firebasedatabase', path, { method: 'POST', body });
  },
  manualSteps: (setup) => `${getConsoleUrl(setup, 'database')}, "Create Database", in locked mode`,
};

async function fetchWebApp(setup: Setup): Promise<Record<string, unknown> | null> {
  const { apps } = await callProject(setup, 'firebase', 'v1beta1/…/webApps');
  const active = toRecords(apps).filter(({ state }) => state === undefined || state === 'ACTIVE');
  const { appId } = setup.site.firebase;
  return active.find((app) => app.appId === appId) ?? active[0] ?? null;
}

const WEB_APP: Step = {
  title: 'Web app',
  needs: ['Project'],
  check: async (setup) => {
    const app = await fetchWebApp(setup);
    return app ? done(String(app.appId)) : missing('the project has no web app');
  },
  plan: 'register one for the site',
  act: async (setup) => {
    const body = { displayName: setup.site.brand };
    const operation = await callProject(setup, 'firebase', 'v1beta1/…/webApps', { method: 'POST', body });
    await waitForOperation(setup, 'firebase', 'v1beta1', operation);
  },
  manualSteps: (setup) => `${getConsoleUrl(setup, 'settings/general')}, "Add app", Web`,
};

/** Finds the project's values that differ from src/site.ts. Ignores the region once one has been chosen. */
async function findDifferingValues(setup: Setup): Promise<Partial<Site['firebase']>> {
  const text = readFileSync(setup.siteFile, 'utf8');
  const appId = String((await fetchWebApp(setup))?.appId);
  const config = await callProject(setup, 'firebase', `v1beta1/…/webApps/${appId}/config`);
  const databaseURL = (await fetchDatabaseUrl(setup)) ?? '';
  const real: Partial<Site['firebase']> = {
    apiKey: String(config.apiKey),
    authDomain: String(config.authDomain),
    databaseURL,
    projectId: getProjectId(setup),
    appId,
    ...(isSampleIn(text, 'region') && { region: databaseRegion(databaseURL) }),
  };
  return Object.fromEntries(
    Object.entries(real).filter(([key, value]) => withFirebaseValues(text, { [key]: value }) !== text),
  );
}

const getAliasFile = ({ siteFile }: Setup): string => join(dirname(dirname(siteFile)), '.firebaserc');

const SITE_FILE: Step = {
  title: 'src/site.ts',
  needs: [DATABASE.title, WEB_APP.title],
  check: async (setup) => {
    const keys = Object.keys(await findDifferingValues(setup));
    if (!existsSync(getAliasFile(setup))) keys.push('.firebaserc');
    return keys.length === 0
      ? done('has the values of the project')
      : missing(`to write: ${keys.join(', ')}`);
  },
  plan: "write the project's public values, and .firebaserc",
  act: async (setup) => {
    writeFirebaseValues(setup, await findDifferingValues(setup));
    if (!existsSync(getAliasFile(setup)))
      writeFileSync(
        getAliasFile(setup),
        `${JSON.stringify({ projects: { default: getProjectId(setup) } }, null, 2)}\n`,
      );
  },
  manualSteps: (setup) =>
    `${getConsoleUrl(setup, 'settings/general')}: copy the values into src/site.ts; npx firebase use --add`,
};

const HOSTING: Step = {
  title: 'Hosting',
  needs: ['APIs'],
  check: async (setup) => {
    const { sites } = await callProject(setup, 'firebasehosting', 'v1beta1/…/sites');
    return toRecords(sites).some(({ name }) => String(name).endsWith(`/sites/${getProjectId(setup)}`))
      ? done(`https://${getProjectId(setup)}.web.app`)
      : missing(`no site ${getProjectId(setup)}`);
  },
  plan: 'create the site',
  act: async (setup) => {
    const path = `v1beta1/…/sites?siteId=${getProjectId(setup)}`;
    await callProject(setup, 'firebasehosting', path, { method: 'POST', body: {} });
  },
  manualSteps: (setup) => `${getConsoleUrl(setup, 'hosting')}, "Get started"`,
};

const SIGN_IN_PATH = 'admin/v2/…/config';
const fetchSignIn = (setup: Setup): Promise<Record<string, unknown>> =>
  callProject(setup, 'identitytoolkit', SIGN_IN_PATH, { quotaProject: getProjectId(setup) });

const SIGN_IN: Step = {
  title: 'Sign-in',
  needs: ['APIs', WEB_APP.title],
  check: async (setup) => {
    try {
      const { enabled } = toFields(toFields((await fetchSignIn(setup)).signIn).email);
      return enabled === true ? done('by email and password') : missing('email and password is disabled');
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
      return missing('Authentication is not set up');
    }
  },
  plan: 'enable email and password',
  act: async (setup) => {
    // The public API would upgrade the project to Identity Platform, which is billed differently.
    const folder = mkdtempSync(join(tmpdir(), 'setup-auth-'));
    const config = join(folder, 'firebase.json');
    try {
      writeFileSync(config, JSON.stringify({ auth: { providers: { emailPassword: true } } }));
      const target = ['--config', config, '--project', getProjectId(setup), '--non-interactive'];
      await setup.run('firebase', ['deploy', '--only', 'auth', ...target]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  manualSteps: (setup) => `${getConsoleUrl(setup, 'authentication/providers')}: Email/Password`,
};

export const listHosts = (setup: Setup): readonly string[] => [
  ...(setup.samples.includes('origin') ? [] : [new URL(setup.site.origin).hostname]),
  `${getProjectId(setup)}.web.app`,
  `${getProjectId(setup)}.firebaseapp.com`,
];

async function fetchDomains(setup: Setup): Promise<readonly string[]> {
  const { authorizedDomains: domains } = await fetchSignIn(setup);
  return Array.isArray(domains) ? domains.map(String) : [];
}

const DOMAINS: Step = {
  title: 'Authorized domains',
  needs: [SIGN_IN.title],
  check: async (setup) => {
    const domains = await fetchDomains(setup);
    const lacking = listHosts(setup).filter((host) => !domains.includes(host));
    if (lacking.length > 0) return missing(`lacks ${lacking.join(', ')}`);
    return setup.samples.includes('origin')
      ? blocked("the site's domain, once origin in src/site.ts is not a sample")
      : done(listHosts(setup).join(', '));
  },
  plan: 'add the missing ones',
  act: async (setup) => {
    const domains = new Set([...(await fetchDomains(setup)), ...listHosts(setup)]);
    await callProject(setup, 'identitytoolkit', `${SIGN_IN_PATH}?updateMask=authorizedDomains`, {
      method: 'PATCH',
      body: { authorizedDomains: [...domains] },
      quotaProject: getProjectId(setup),
    });
  },
  manualSteps: (setup) => `${getConsoleUrl(setup, 'authentication/settings')}, "Authorized domains"`,
};

export const FIREBASE_STEPS: readonly Step[] = [DATABASE, WEB_APP, SITE_FILE, HOSTING, SIGN_IN, DOMAINS];
