/**
 * `npm run doctor`: lists every value of the owner's file that is still a sample, what a deploy lacks, and the secrets that it
 * asks for. `--deploy`: ends with an error while something is left (the gate of every deploy, in firebase.json).
 */
import { existsSync } from 'node:fs';
import { ACCESS_ROLES, destinationFaults } from '../src/domain/access/access.ts';
import { samplesIn } from '../src/domain/site/owner-value.ts';
import { countingFaults } from '../src/domain/visits/visit-events.ts';
import { notifications, notificationsOwner } from '../src/notifications.ts';
import { accessDestination, owner, site } from '../src/site.ts';
import { capacityLine, deployedCapacity } from './capacity.ts';
import { secretsOf } from './secrets.ts';

const samples = [
  ...samplesIn(owner).map((path) => `src/site.ts: ${path}`),
  ...samplesIn(notificationsOwner).map((path) => `src/notifications.ts: ${path}`),
];
const faults = [
  ...samples.map((place) => `${place} is still a sample. Write the real value, without sample(...).`),
  ...countingFaults(site.counting).map((fault) => `src/site.ts: counting: ${fault}`),
  ...destinationFaults(accessDestination).map(
    (fault) => `src/site.ts: ${fault} is neither a path of this site nor an https address.`,
  ),
  ...(existsSync('.firebaserc')
    ? []
    : ['.firebaserc is missing: run `npx firebase use --add` to choose the Firebase project.']),
];

console.log('Secrets of the functions, in Secret Manager (a deploy that lacks one stops):');
for (const { name, what } of secretsOf({ ...site, ...notifications }))
  console.log(`  npx firebase functions:secrets:set ${name}   ${what}`);
console.log('');
if (notifications.mail === null)
  console.log('src/notifications.ts: mail is null, so nobody is told of a new application by mail.\n');
for (const role of ACCESS_ROLES)
  if (accessDestination[role] === null)
    console.log(`src/site.ts: accessDestination.${role} is null: a right code greets, and leads nowhere.`);
console.log('');

console.log(`${capacityLine(deployedCapacity())}\n`);

if (faults.length === 0) {
  console.log('doctor: nothing left to replace. Ready to deploy.');
} else {
  console.log(faults.join('\n'));
  console.log(`\ndoctor: ${faults.length} left before launch.`);
  if (process.argv.includes('--deploy')) process.exit(1);
}
