/** Prints the prompts that need a new answer: of recorded websites whose prompt changed, or of the websites named. */
import { RECORDED_SITES, readPrompts, readRecordings } from './recordings.ts';

const recordings = readRecordings();
const names = process.argv.slice(2);
for (const { name, key, data } of await readPrompts(names.length > 0 ? names : RECORDED_SITES))
  if (!recordings.has(key)) console.log(`${name}: answer in tests/model/recorded/${key}.json\n${data}\n`);
