/**
 * `npm run doctor`: lists every value of the owner's file that is still a sample, and what a deploy lacks.
 * `--deploy`: ends with an error while one is left (the deploy's own gate).
 */
import { existsSync } from 'node:fs';
import { samplesIn } from '../src/domain/owner-value.ts';
import { owner } from '../src/site.ts';

const samples = samplesIn(owner);
const faults = [
  ...samples.map(
    (path) => `src/site.ts: ${path} is still a sample. Write the real value, without sample(...).`,
  ),
  ...(existsSync('.firebaserc')
    ? []
    : ['.firebaserc is missing: run `npx firebase use --add` to choose the Firebase project.']),
];

if (faults.length === 0) {
  console.log('doctor: nothing left to replace. Ready to deploy.');
} else {
  console.log(faults.join('\n'));
  console.log(`\ndoctor: ${faults.length} left before launch.`);
  if (process.argv.includes('--deploy')) process.exit(1);
}
