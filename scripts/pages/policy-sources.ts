import { embedOf } from '../../src/domain/video.ts';
import { configOf } from '../../src/services/firebase/config.ts';
import { site } from '../../src/site.ts';
import type { PolicySources } from './content-security-policy.ts';

const originOf = (url: string): string => new URL(url).origin;
const IDENTITY = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const APP_CHECK = ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'];
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

const socket = (origin: string): string => origin.replace(/^http/, 'ws');

/** Islands by the names of their files; a page tells which it has until they are deferred. */
const islandsOf = (html: string): string[] =>
  [...html.matchAll(/component-url="[^"]*?(\w+)\.[^"]*"/g)].map(([, name = '']) => name);

/**
 * The origins a page needs: those of the backend the site is built for, and of the video's provider. A page without
 * islands calls nobody, and an application goes to the database alone.
 * @param html as Astro wrote it
 * @param localBackend PUBLIC_LOCAL_BACKEND; empty or undefined for the live site
 */
export function policySources(html: string, localBackend: string | undefined): PolicySources {
  const islands = islandsOf(html);
  const embed = embedOf(site.video);
  const frame = embed ? [embed.origin] : [];
  if (islands.length === 0) return { connect: [], frame, script: [] };
  const { local, options } = configOf(localBackend);
  const onlyApplies = islands.every((name) => name === 'PartnershipIsland');
  if (local && onlyApplies) return { connect: [originOf(local.database)], frame, script: [] };
  if (local) {
    const origins = [local.auth, local.functions, local.database].map(originOf);
    return { connect: [...origins, socket(originOf(local.database))], frame, script: [] };
  }
  const database = originOf(options.databaseURL);
  // The database moves a connection to the server that holds the data: another host of the same domain.
  if (onlyApplies) return { connect: [database], frame, script: [] };
  const servers = `*.${new URL(database).hostname.split('.').slice(1).join('.')}`;
  const functions = `https://us-central1-${options.projectId}.cloudfunctions.net`;
  const checked = site.firebase.appCheckSiteKey !== null;
  return {
    connect: [
      ...IDENTITY,
      functions,
      `https://${servers}`,
      `wss://${servers}`,
      ...(checked ? APP_CHECK : []),
    ],
    frame: [...frame, ...(checked ? RECAPTCHA.slice(0, 1) : [])],
    script: checked ? RECAPTCHA : [],
  };
}
