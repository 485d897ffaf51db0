import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyzeWebsite } from '../../../src/contract/website/analyze-website.ts';
import { hostilePage, hostileRobots } from '../testing/hostile/texts.ts';
import { siteOf } from './checks/testing.ts';
import { parseRobots } from './fetch/robots.ts';
import { decodePage } from './page/charset.ts';
import { reportOf } from './report/report.ts';

/** The same cases in every run; the bench takes others. */
const SEED = 14;
/** Processor time that one of them may take, in milliseconds: half of what ends a reading. */
const LIMIT_MS = 500;

/** Processor time of some work, in milliseconds. */
function cost(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
const run = { seed: SEED, endOnFailure: true } as const;

it('judges whatever is written in a page, at once and in the shape of a report', () => {
  fc.assert(
    fc.property(hostilePage, hostilePage, (page, contact) => {
      const took = cost(() => {
        const report = reportOf(siteOf(page, { linked: { contact: contact.slice(0, 1_000_000) } }), 'de');
        expect(analyzeWebsite.response.safeParse(report).error).toBeUndefined();
        expect(JSON.stringify(report).length).toBeLessThan(60_000);
      });
      expect(took).toBeLessThan(LIMIT_MS);
    }),
    { ...run, numRuns: 500 },
  );
}, 300_000);

it('reads whatever is written in a robots file', () => {
  fc.assert(
    fc.property(hostileRobots, fc.constantFrom('/', `/${'a'.repeat(2_000)}`, '/a/b?#'), (text, path) => {
      const took = cost(() => {
        const { allows } = parseRobots(text, 'AnbahnBot');
        for (let i = 0; i < 8; i++) allows(path);
      });
      expect(took).toBeLessThan(LIMIT_MS);
    }),
    { ...run, numRuns: 2_000 },
  );
}, 300_000);

it('decodes whatever bytes come, whatever they are said to be', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom(1, 1_000, 15_000),
      fc.constantFrom('utf-16le', 'gb18030', 'iso-2022-jp', 'x', 'utf-8', ''),
      (bytes, times, charset) => {
        const body = Buffer.concat(Array<Uint8Array>(times).fill(bytes));
        expect(cost(() => decodePage(body, `text/html;charset=${charset}`))).toBeLessThan(LIMIT_MS);
      },
    ),
    { ...run, numRuns: 500 },
  );
}, 300_000);
