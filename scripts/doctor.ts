/**
 * `npm run doctor`: lists what the configuration files and the project lack before launch, offline. `--deploy`: fails if
 * anything remains (every deploy runs it, see firebase.json). `--online`: also checks links, the sender's domain, and
 * the Google Cloud project, which requires a sign-in (`npx firebase login`).
 */
import { Resolver } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ACCESS_ROLES, findDestinationErrors } from '../src/domain/access/access.ts';
import { findSamples } from '../src/domain/site/owner-value.ts';
import { notifications, notificationsOwner } from '../src/notifications.ts';
import { accessDestination, owner, site } from '../src/site.ts';
import { formatCapacity, getDeployedCapacity } from './capacity.ts';
import { listClaims } from './doctor/claims.ts';
import { findOnlineErrors } from './doctor/online.ts';
import { findNotificationErrors, findSiteErrors, findWarnings } from './doctor/owner-errors.ts';
import { readAccessToken } from './google/access-token.ts';
import { getGoogleOrigin } from './google/call-api.ts';
import { listSecrets } from './secrets.ts';

const { values: options } = parseArgs({
  options: { deploy: { type: 'boolean', default: false }, online: { type: 'boolean', default: false } },
});

const printList = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
};

async function checkOnline(): Promise<readonly string[]> {
  const token = await readAccessToken();
  if (token === null)
    console.log('Not signed in (npx firebase login): skipping APIs, roles, rules and logs.\n');
  return findOnlineErrors(site, notifications, {
    dns: new Resolver({ timeout: 5_000, tries: 2 }),
    access: token === null ? null : { getOrigin: getGoogleOrigin, token },
    rules: readFileSync('database.rules.json', 'utf8'),
  });
}

const samples = [
  ...findSamples(owner).map((path) => `src/site.ts: ${path}`),
  ...findSamples(notificationsOwner).map((path) => `src/notifications.ts: ${path}`),
];
const errors = [
  ...samples.map((path) => `${path} is still a sample. Replace it with the real value, without sample(...).`),
  ...findSiteErrors(site, existsSync),
  ...findNotificationErrors(notifications),
  ...findDestinationErrors(accessDestination).map(
    (message) => `src/site.ts: ${message} is neither a path on this site nor an https URL.`,
  ),
  ...(existsSync('.firebaserc') ? [] : ['.firebaserc is missing: npm run setup writes it.']),
  ...(options.online ? await checkOnline() : []),
];

printList(
  'Secrets of the functions, in Secret Manager (npm run setup sets them; a deploy that lacks one stops):',
  listSecrets({ ...site, ...notifications }).map(
    ({ name, description }) => `npx firebase functions:secrets:set ${name}   ${description}`,
  ),
);
printList('Claims on the pages that you must be able to prove:', listClaims(site));
printList('Worth knowing:', [
  ...findWarnings(site),
  ...(notifications.mail === null
    ? ['src/notifications.ts: mail is null, so no email is sent for new applications.']
    : []),
  ...(site.counting.isEnabled
    ? [
        'src/site.ts: counting.campaigns: use a campaign for a channel, never for a single recipient. The team sees its exact numbers.',
      ]
    : []),
  ...ACCESS_ROLES.filter((role) => accessDestination[role] === null).map(
    (role) =>
      `src/site.ts: accessDestination.${role} is null: a valid code shows a greeting but leads nowhere.`,
  ),
]);

console.log(`${formatCapacity(getDeployedCapacity())}\n`);

if (errors.length === 0) {
  console.log('doctor: nothing left to do. Ready to deploy.');
} else {
  printList('To do:', errors);
  console.log(`doctor: ${errors.length} tasks left before launch.`);
  if (options.deploy) process.exit(1);
}
