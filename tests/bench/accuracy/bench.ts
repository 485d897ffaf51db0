/** Whether the website analysis is right: judged websites of our own writing, one for each kind of error and more. */
import { LOCALES } from '../../../src/domain/site/locale.ts';
import type { Bench, Row } from '../bench.ts';
import { batchRows } from './batch-rows.ts';
import { judgedSites, readSites } from './corpus.ts';
import { CODE_CHECKS, CONTENT_CHECKS, JUDGED_CHECKS, type JudgedCheck } from './judgement.ts';
import {
  type Judged,
  judgedFindings,
  mistakesOf,
  precisionOf,
  recallOf,
  type Tally,
  tallyOf,
} from './tally.ts';

const ratio = (part: number, whole: number): string =>
  `${part} of ${whole}${whole === 0 ? '' : ` (${Math.round((100 * part) / whole)} %)`}`;

const written = (tally: Tally): string =>
  [
    `fails right ${ratio(tally.fails - tally.falseAccusations, tally.fails)}`,
    `false ${tally.falseAccusations}`,
    `soft ${tally.soft}`,
    `problems named ${ratio(tally.named, tally.problems)}`,
    `praise ${tally.praise}`,
  ].join(', ');

const among = (findings: readonly Judged[], checks: readonly JudgedCheck[]): readonly Judged[] =>
  findings.filter(({ check }) => checks.includes(check));

/** The aims, over questions of content. */
function aims(findings: readonly Judged[], pages: number, what: string): readonly Row[] {
  const tally = tallyOf(among(findings, CONTENT_CHECKS));
  const precision = precisionOf(tally);
  const recall = recallOf(tally);
  const perPage = (count: number): number => count / Math.max(1, pages);
  return [
    {
      what: `${what}: fails that are right`,
      measured: ratio(tally.fails - tally.falseAccusations, tally.fails),
      aim: '95 %',
      reached: precision >= 0.95,
    },
    {
      what: `${what}: false accusations a page`,
      measured: `${tally.falseAccusations} on ${pages}, ${perPage(tally.falseAccusations).toFixed(2)}`,
      aim: '0.125',
      reached: perPage(tally.falseAccusations) <= 1 / 8,
    },
    {
      what: `${what}: problems that are named`,
      measured: ratio(tally.named, tally.problems),
      aim: '90 %',
      reached: recall >= 0.9,
    },
    {
      what: `${what}: "could be better" on something fine, a page`,
      measured: `${tally.soft} on ${pages}, ${perPage(tally.soft).toFixed(2)}`,
      aim: '0.33',
      reached: perPage(tally.soft) <= 1 / 3,
    },
    { what: `${what}: praise of what is not there`, measured: String(tally.praise) },
    { what: `${what}: questions of code`, measured: written(tallyOf(among(findings, CODE_CHECKS))) },
  ];
}

/** Every row for the judged websites of our own writing, and a line for each mistake. */
async function accuracyRows(): Promise<readonly Row[]> {
  const sites = await readSites(judgedSites());
  const findings = judgedFindings(sites);
  const kindOf = new Map(sites.map(({ name, judgement }) => [name, judgement.kind]));
  return [
    ...JUDGED_CHECKS.map((check) => ({
      what: check,
      measured: written(tallyOf(findings.filter((one) => one.check === check))),
    })),
    ...LOCALES.flatMap((language) => {
      const some = sites.filter(({ judgement }) => judgement.language === language);
      return some.length === 0 ? [] : aims(judgedFindings(some), some.length, language);
    }),
    ...mistakesOf(findings).map((line) => ({
      what: line,
      measured: kindOf.get(line.split(' ', 1)[0] ?? '') ?? '',
    })),
  ];
}

export const bench: Bench = {
  title: 'Accuracy of the website analysis on judged websites, and on batches of real ones',
  // The folder into which `npm run accuracy:collect` put the pages of the batches.
  run: async () => [...(await accuracyRows()), ...(await batchRows(process.argv[3]))],
};
