/**
 * Measures loading a data folder, in milliseconds and bytes, and JSON.parse of the same data. Needs --expose-gc. Arguments:
 * the folder, and a file with the data as JSON.
 */
import { readFileSync } from 'node:fs';
import { Journal } from '../../../packages/realtime-database/journal/journal.ts';

const [, , folder = '', jsonFile = ''] = process.argv;
const measureHeap = (): number => {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

const text = readFileSync(jsonFile, 'utf8');
const beforeParse = performance.now();
let parsed: unknown = JSON.parse(text);
const parseTime = performance.now() - beforeParse;
parsed = null;

const heapBefore = measureHeap();
const beforeLoad = performance.now();
const journal = Journal.open({ folder, log: () => undefined });
const loadTime = performance.now() - beforeLoad;
const memory = measureHeap() - heapBefore;
await journal.close();
process.send?.({
  parseTime,
  loadTime,
  memory,
  size: text.length,
  namespaces: journal.acknowledged.size,
  parsed,
});
