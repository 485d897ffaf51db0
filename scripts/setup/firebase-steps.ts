/** Steps: database, web app, the owner's file, Hosting and sign-in. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Site } from '../../src/domain/site/owner.ts';
import { databaseRegion } from '../../src/domain/site/settings.ts';
import { isInEurope } from '../doctor/owner-errors.ts';
import { callApi, fieldsOf, hasStatus, listOf } from '../google/call-api.ts';
import { isSampleIn, withFirebaseValues, writeFirebaseValues } from './site-file.ts';
import {
  blocked,
  consoleUrl,
  done,
  missing,
  projectIdOf,
  type Setup,
  type Step,
  waitForOperation,
} from './step.ts';

/** URL of the project's database, or null. */
async function databaseUrlOf(setup: Setup): Promise<string | null> {
  const path = `v1beta/projects/${projectIdOf(setup)}/locations/-/instances`;
  const instances = listOf((await callApi(setup.access, 'firebasedatabase', path)).instances);
  const chosen =
    instances.find(({ databaseUrl }) => databaseUrl === setup.site.firebase.databaseURL) ??
    instances.find(({ type }) => type === 'DEFAULT_DATABASE') ??
    instances[0];
  return chosen ? String(chosen.databaseUrl) : null;
}

/** All locations of the Realtime Database, nearest first. */
const locationsFor = (country: string): readonly string[] =>
  isInEurope(country)
    ? ['europe-west1', 'us-central1', 'asia-southeast1']
    : ['us-central1', 'europe-west1', 'asia-southeast1'];

const DATABASE: Step = {
  title: 'Database',
  needs: ['APIs'],
  check: async (setup) => {
    const url = await databaseUrlOf(setup);
    return url === null ? missing('the project has no Realtime Database') : done(url);
  },
  plan: 'create it in the location you choose, which cannot be changed later',
  act: async (setup) => {
    const { access, prompts, site } = setup;
    const offered = locationsFor(site.company.country);
    const question = `Location, which can never be changed (${offered.join(', ')})`;
    const location = await prompts.ask('location', question, offered[0]);
    if (!offered.includes(location)) throw new Error(`${location} is not one of ${offered.join(', ')}`);
    const id = `${projectIdOf(setup)}-default-rtdb`;
    const path = `v1beta/projects/${projectIdOf(setup)}/locations/${location}/instances?databaseId=${id}`;
    await callApi(access, 'firebasedatabase', path, { method: 'POST', body: { type: 'DEFAULT_DATABASE' } });
  },
  manualSteps: (setup) => `${consoleUrl(setup, 'database')}, "Create Database", in locked mode`,
};

/** The site's web app, or null. */
async function webAppOf({ access, site }: Setup): Promise<Record<string, unknown> | null> {
  const { apps } = await callApi(access, 'firebase', `v1beta1/projects/${site.firebase.projectId}/webApps`);
  const active = listOf(apps).filter(({ state }) => state === undefined || state === 'ACTIVE');
  const { appId } = site.firebase;
  return active.find((app) => app.appId === appId) ?? active[0] ?? null;
}

const WEB_APP: Step = {
  title: 'Web app',
  needs: ['Project'],
  check: async (setup) => {
    const app = await webAppOf(setup);
    return app ? done(String(app.appId)) : missing('the project has no web app');
  },
  plan: 'register one for the site',
  act: async (setup) => {
    const path = `v1beta1/projects/${projectIdOf(setup)}/webApps`;
    const body = { displayName: setup.site.brand };
    const operation = await callApi(setup.access, 'firebase', path, { method: 'POST', body });
    await waitForOperation(setup, 'firebase', 'v1beta1', operation);
  },
  manualSteps: (setup) => `${consoleUrl(setup, 'settings/general')}, "Add app", Web`,
};

/** The project's values that differ from src/site.ts. The region counts only until one has been chosen. */
async function differingValues(setup: Setup): Promise<Partial<Site['firebase']>> {
  const text = readFileSync(setup.siteFile, 'utf8');
  const appId = String((await webAppOf(setup))?.appId);
  const config = await callApi(
    setup.access,
    'firebase',
    `v1beta1/projects/${projectIdOf(setup)}/webApps/${appId}/config`,
  );
  const databaseURL = (await databaseUrlOf(setup)) ?? '';
  const real: Partial<Site['firebase']> = {
    apiKey: String(config.apiKey),
    authDomain: String(config.authDomain),
    databaseURL,
    projectId: projectIdOf(setup),
    appId,
    ...(isSampleIn(text, 'region') && { region: databaseRegion(databaseURL) }),
  };
  return Object.fromEntries(
    Object.entries(real).filter(([key, value]) => withFirebaseValues(text, { [key]: value }) !== text),
  );
}

const aliasFile = ({ siteFile }: Setup): string => join(dirname(dirname(siteFile)), '.firebaserc');

const SITE_FILE: Step = {
  title: 'src/site.ts',
  needs: [DATABASE.title, WEB_APP.title],
  check: async (setup) => {
    const keys = Object.keys(await differingValues(setup));
    if (!existsSync(aliasFile(setup))) keys.push('.firebaserc');
    return keys.length === 0
      ? done('has the values of the project')
      : missing(`to write: ${keys.join(', ')}`);
  },
  plan: "write the project's public values, and .firebaserc",
  act: async (setup) => {
    writeFirebaseValues(setup, await differingValues(setup));
    if (!existsSync(aliasFile(setup)))
      writeFileSync(
        aliasFile(setup),
        `${JSON.stringify({ projects: { default: projectIdOf(setup) } }, null, 2)}\n`,
      );
  },
  manualSteps: (setup) =>
    `${consoleUrl(setup, 'settings/general')}: copy the values into src/site.ts; npx firebase use --add`,
};

const HOSTING: Step = {
  title: 'Hosting',
  needs: ['APIs'],
  check: async (setup) => {
    const path = `v1beta1/projects/${projectIdOf(setup)}/sites`;
    const names = listOf((await callApi(setup.access, 'firebasehosting', path)).sites).map(
      ({ name }) => name,
    );
    return names.some((name) => String(name).endsWith(`/sites/${projectIdOf(setup)}`))
      ? done(`https://${projectIdOf(setup)}.web.app`)
      : missing(`no site ${projectIdOf(setup)}`);
  },
  plan: 'create the site',
  act: async (setup) => {
    const path = `v1beta1/projects/${projectIdOf(setup)}/sites?siteId=${projectIdOf(setup)}`;
    await callApi(setup.access, 'firebasehosting', path, { method: 'POST', body: {} });
  },
  manualSteps: (setup) => `${consoleUrl(setup, 'hosting')}, "Get started"`,
};

const signInPath = (setup: Setup): string => `admin/v2/projects/${projectIdOf(setup)}/config`;
const signInOf = (setup: Setup): Promise<Record<string, unknown>> =>
  callApi(setup.access, 'identitytoolkit', signInPath(setup), { quotaProject: projectIdOf(setup) });

const SIGN_IN: Step = {
  title: 'Sign-in',
  needs: ['APIs', WEB_APP.title],
  check: async (setup) => {
    try {
      const { enabled } = fieldsOf(fieldsOf((await signInOf(setup)).signIn).email);
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
      const target = ['--config', config, '--project', projectIdOf(setup), '--non-interactive'];
      await setup.run('firebase', ['deploy', '--only', 'auth', ...target]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  manualSteps: (setup) => `${consoleUrl(setup, 'authentication/providers')}: Email/Password`,
};

export const hostsOf = (setup: Setup): readonly string[] => [
  ...(setup.samples.includes('origin') ? [] : [new URL(setup.site.origin).hostname]),
  `${projectIdOf(setup)}.web.app`,
  `${projectIdOf(setup)}.firebaseapp.com`,
];

async function domainsOf(setup: Setup): Promise<readonly string[]> {
  const { authorizedDomains: domains } = await signInOf(setup);
  return Array.isArray(domains) ? domains.map(String) : [];
}

const DOMAINS: Step = {
  title: 'Authorized domains',
  needs: [SIGN_IN.title],
  check: async (setup) => {
    const domains = await domainsOf(setup);
    const lacking = hostsOf(setup).filter((host) => !domains.includes(host));
    if (lacking.length > 0) return missing(`lacks ${lacking.join(', ')}`);
    return setup.samples.includes('origin')
      ? blocked("the site's domain, once origin in src/site.ts is not a sample")
      : done(hostsOf(setup).join(', '));
  },
  plan: 'add the missing ones',
  act: async (setup) => {
    const domains = new Set([...(await domainsOf(setup)), ...hostsOf(setup)]);
    await callApi(setup.access, 'identitytoolkit', `${signInPath(setup)}?updateMask=authorizedDomains`, {
      method: 'PATCH',
      body: { authorizedDomains: [...domains] },
      quotaProject: projectIdOf(setup),
    });
  },
  manualSteps: (setup) => `${consoleUrl(setup, 'authentication/settings')}, "Authorized domains"`,
};

export const FIREBASE_STEPS: readonly Step[] = [DATABASE, WEB_APP, SITE_FILE, HOSTING, SIGN_IN, DOMAINS];
