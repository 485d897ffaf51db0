import { getEmbed } from '../../src/domain/site/video.ts';
import { createBackendConfig, type LocalBackend } from '../../src/services/firebase/config.ts';
import { site } from '../../src/site.ts';
import type { PolicySources } from './content-security-policy.ts';

/** Backend parts that pages call; the live database also uses WebSockets. */
type Part = 'accounts' | 'functions' | 'database' | 'live-database';

export const CALLS: Readonly<Record<string, readonly Part[]>> = {
  AccessPanel: ['accounts', 'functions'],
  AccountMenu: ['accounts'],
  Dashboard: ['accounts', 'functions', 'live-database'],
  Finder: [],
  MonthlyCheck: ['accounts', 'functions'],
  OwnApplication: ['accounts', 'functions'],
  PartnershipForm: ['accounts', 'functions'],
  SignIn: ['accounts', 'functions', 'database'],
  Wizard: ['accounts', 'functions', 'database'],
};

const ACCOUNTS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const APP_CHECK = ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'];
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

const listIslands = (html: string): string[] =>
  [...html.matchAll(/<astro-island[^>]* component-export="([^"]*)"/g)].map(([, name = '']) => name);

/** Whether the page has the newsletter's form, which calls a function. */
const hasNewsletterCall = (html: string): boolean => html.includes(' data-opt-in=');

/** @throws for an unlisted island */
const listParts = (html: string): Set<Part> =>
  new Set([
    ...(hasNewsletterCall(html) ? (['accounts', 'functions'] as const) : []),
    ...listIslands(html).flatMap((name) => {
      const callNames = CALLS[name];
      if (!callNames) throw new Error(`${name} is missing from CALLS in scripts/pages/policy-sources.ts`);
      return callNames;
    }),
  ]);

const getOrigin = (url: string): string => new URL(url).origin;
const toSocketUrl = (origin: string): string => origin.replace(/^http/, 'ws');

function getOrigins(localBackend: LocalBackend | null): Readonly<Record<Part, readonly string[]>> {
  const { local, options } = createBackendConfig(localBackend);
  if (local) {
    const database = getOrigin(local.database);
    return {
      accounts: [getOrigin(local.auth)],
      functions: [getOrigin(local.functions)],
      database: [database],
      'live-database': [database, toSocketUrl(database)],
    };
  }
  const database = getOrigin(options.databaseURL);
  // The database redirects WebSockets to a server with an unpredictable host name on the same domain, so the policy
  // must allow all of them. All other requests go to the database itself.
  const servers = `*.${new URL(database).hostname.split('.').slice(1).join('.')}`;
  return {
    accounts: ACCOUNTS,
    functions: [`https://${site.firebase.region}-${options.projectId}.cloudfunctions.net`],
    database: [database],
    'live-database': [database, `wss://${servers}`],
  };
}

/**
 * The origins a page needs: the parts of the backend that its islands and newsletter call, the visit counter, and the video
 * provider.
 * @param html as Astro wrote it
 * @param localBackend null for the live site
 * @throws for an island that is not listed here
 */
export function getPolicySources(html: string, localBackend: LocalBackend | null): PolicySources {
  const embed = site.video && getEmbed(site.video);
  const frame = embed && html.includes(embed.src) ? [embed.origin] : [];
  const parts = listParts(html);
  const origins = getOrigins(localBackend);
  const counts = site.counting.isEnabled && html.includes('/_astro/visit.') ? origins.functions : [];
  const connect = [...new Set([...[...parts].flatMap((part) => origins[part]), ...counts])];
  const isChecked = !localBackend && site.firebase.appCheckSiteKey !== null && parts.has('functions');
  if (!isChecked) return { connect, frame, script: [] };
  return {
    connect: [...connect, ...APP_CHECK],
    frame: [...frame, ...RECAPTCHA.slice(0, 1)],
    script: RECAPTCHA,
  };
}
