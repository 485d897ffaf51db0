/** The website analysis compared with the bare parser, its heap, and the cost of importing the functions. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { createSnapshot } from '../../../functions/src/website/checks/testing/snapshots.ts';
import { buildReport } from '../../../functions/src/website/report/report.ts';
import type { Bench, Row } from '../bench.ts';
import { formatNumber, median } from '../bench.ts';
import { measureHostileSites } from './hostile.ts';
import { generatePage } from './page.ts';
import { measureReading } from './reading.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const WARM_UP = 8;
const ROUNDS = 40;
const IMPORTS = 9;
const CHUNK = 65_536;

const html = generatePage(1_000_000);

function parseBare(): void {
  const parser = new Parser({ onopentag: () => {}, onclosetag: () => {}, ontext: () => {} });
  for (let i = 0; i < html.length; i += CHUNK) parser.write(html.slice(i, i + CHUNK));
  parser.end();
}

/** @returns milliseconds */
function measureTime(run: () => void): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}

/** Alternates both and compares their fastest runs, which other processes disturb least. */
function measureAnalysis(): Row {
  const analyze = (): void => void buildReport(createSnapshot(html));
  for (let i = 0; i < WARM_UP; i++) {
    parseBare();
    analyze();
  }
  const bare: number[] = [];
  const all: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    bare.push(measureTime(parseBare));
    all.push(measureTime(analyze));
  }
  const fastest = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[2] ?? Number.NaN;
  const ratio = fastest(all) / fastest(bare);
  return {
    label: '1 MB page: parse and all checks, compared with the bare parser',
    measured: `${formatNumber(fastest(all), 'ms')}, ${formatNumber(ratio, 'times')} (bare ${formatNumber(fastest(bare), 'ms')})`,
    goal: '3 times',
    met: ratio <= 3,
  };
}

/** Heap growth of a new process over its idle size. */
function measureHeap(): Row {
  const child = path.join(import.meta.dirname, 'heap-child.ts');
  const output = execFileSync(process.execPath, ['--expose-gc', '--trace-gc', child], { encoding: 'utf8' });
  const [before = '', after = ''] = output.split(/^idle /m);
  const idle = Number.parseInt(after, 10) / 1e6;
  const end = Number(/^end (\d+)/m.exec(after)?.[1]) / 1e6;
  const peaks = [...after.matchAll(/ms: .*? (\d+\.\d) \(/g)].map(
    ([, megabytes]) => Number(megabytes) * 1.048576,
  );
  if (before === '' || !Number.isFinite(idle + end)) throw new Error('Failed to read the heap size.');
  const growth = Math.max(end, ...peaks) - idle;
  return {
    label: '1 MB page: heap over idle',
    measured: formatNumber(growth, 'MB'),
    goal: '60 MB',
    met: growth <= 60,
  };
}

/** CPU time of importing a module in a new process, without Node's start, in milliseconds. */
function importCost(specifier: string, cwd: string): number {
  const code = `const start = process.cpuUsage(); await import(${JSON.stringify(specifier)}); const { user, system } = process.cpuUsage(start); console.log((user + system) / 1000); process.exit()`;
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd, encoding: 'utf8' }),
  );
}

function importRow(): Row {
  // Inside functions/, so that its packages resolve.
  const functions = path.join(ROOT, 'functions');
  const out = mkdtempSync(path.join(functions, '.bench-'));
  try {
    execFileSync(process.execPath, ['scripts/build-functions.ts', '--out', out], { cwd: ROOT });
    const functionCosts: number[] = [];
    const bare: number[] = [];
    for (let i = 0; i < IMPORTS; i++) {
      bare.push(importCost('firebase-functions/https', functions));
      functionCosts.push(importCost(path.join(out, 'index.js'), functions));
    }
    const ratio = median(functionCosts) / median(bare);
    return {
      label: 'importing all functions, compared with firebase-functions/https',
      measured: `${formatNumber(median(functionCosts), 'ms')}, ${formatNumber(ratio, 'times')} (bare ${formatNumber(median(bare), 'ms')})`,
      goal: '1.3 times',
      met: ratio <= 1.3,
    };
  } finally {
    rmSync(out, { recursive: true });
  }
}

export const bench: Bench = {
  title: 'Website analysis',
  run: async () => [
    measureAnalysis(),
    measureHeap(),
    importRow(),
    ...(await measureReading(html)),
    ...(await measureHostileSites()),
  ],
};
