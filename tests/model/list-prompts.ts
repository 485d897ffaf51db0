/** Prints the prompts that need a new answer: of recorded websites and businesses, or of the websites named. */
import { promptBusinesses } from './businesses.ts';
import { hashPrompt, RECORDED_SITES, readPrompts, readRecordings } from './recordings.ts';

const recordings = readRecordings();
const print = (name: string, key: string, data: string): void => {
  if (!recordings.has(key)) console.log(`${name}: answer in tests/model/recorded/${key}.json\n${data}\n`);
};
const names = process.argv.slice(2);
for (const { name, key, data } of await readPrompts(names.length > 0 ? names : RECORDED_SITES))
  print(name, key, data);
for (const { id, reading, plan } of await promptBusinesses())
  for (const { system, data } of [reading, plan]) print(id, hashPrompt(system, data), data);
