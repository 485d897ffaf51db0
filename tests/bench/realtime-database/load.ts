/**
 * Loads a data folder and says what it took: milliseconds to open it, milliseconds to JSON.parse the same data, and bytes of
 * memory. In a process of its own, with --expose-gc. Arguments: the folder, a file with the data as JSON.
 */
import { readFileSync } from 'node:fs';
import { Journal } from '../../../local/realtime-database/journal/journal.ts';

const [, , folder = '', jsonFile = ''] = process.argv;
const collect = (): number => {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

const text = readFileSync(jsonFile, 'utf8');
const beforeParse = performance.now();
let parsed: unknown = JSON.parse(text);
const parseTime = performance.now() - beforeParse;
parsed = null;

const heapBefore = collect();
const beforeLoad = performance.now();
const journal = Journal.open({ folder, log: () => undefined });
const loadTime = performance.now() - beforeLoad;
const memory = collect() - heapBefore;
await journal.close();
process.send?.({
  parseTime,
  loadTime,
  memory,
  size: text.length,
  namespaces: journal.acknowledged.size,
  parsed,
});
