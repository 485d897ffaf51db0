/** Analyzes one page in its own process. `--trace-gc` shows how far the heap grows. */
import { createSnapshot } from '../../../functions/src/website/checks/testing/snapshots.ts';
import { buildReport } from '../../../functions/src/website/report/report.ts';
import { generatePage } from './page.ts';

buildReport(createSnapshot('<p>warm</p>'));
const html = generatePage(1_000_000);
globalThis.gc?.();
const idle = process.memoryUsage().heapUsed;
console.log(`idle ${idle}`);
const report = buildReport(createSnapshot(html));
console.log(`end ${process.memoryUsage().heapUsed} ${report.findings.length}`);
