/** Accuracy of the website analysis on judged websites. */
import type { Bench, Row } from '../bench.ts';
import { buildBatchRows } from './batch-rows.ts';
import { readJudgedSites, readSites } from './corpus.ts';
import {
  CODE_CHECKS,
  CONTENT_CHECKS,
  JUDGED_CHECKS,
  JUDGED_LANGUAGES,
  type JudgedCheck,
} from './judgement.ts';
import {
  computePrecision,
  computeRecall,
  type Judged,
  listJudgedFindings,
  listMistakes,
  type Tally,
  tallyFindings,
} from './tally.ts';

const formatRatio = (part: number, whole: number): string =>
  `${part} of ${whole}${whole === 0 ? '' : ` (${Math.round((100 * part) / whole)} %)`}`;

const formatTally = (tally: Tally): string =>
  [
    `correct fails ${formatRatio(tally.fails - tally.falseAccusations, tally.fails)}`,
    `false fails ${tally.falseAccusations}`,
    `false warnings ${tally.soft}`,
    `reported problems ${formatRatio(tally.named, tally.problems)}`,
    `false passes ${tally.praise}`,
  ].join(', ');

const filterFindings = (findings: readonly Judged[], checks: readonly JudgedCheck[]): readonly Judged[] =>
  findings.filter(({ check }) => checks.includes(check));

/** Goals for content checks. */
function buildGoalRows(findings: readonly Judged[], pages: number, label: string): readonly Row[] {
  const tally = tallyFindings(filterFindings(findings, CONTENT_CHECKS));
  const precision = computePrecision(tally);
  const recall = computeRecall(tally);
  const perPage = (count: number): number => count / Math.max(1, pages);
  return [
    {
      label: `${label}: correct fails`,
      measured: formatRatio(tally.fails - tally.falseAccusations, tally.fails),
      goal: '95 %',
      met: precision >= 0.95,
    },
    {
      label: `${label}: false fails per page`,
      measured: `${tally.falseAccusations} on ${pages}, ${perPage(tally.falseAccusations).toFixed(2)}`,
      goal: '0.125',
      met: perPage(tally.falseAccusations) <= 1 / 8,
    },
    {
      label: `${label}: reported problems`,
      measured: formatRatio(tally.named, tally.problems),
      goal: '90 %',
      met: recall >= 0.9,
    },
    {
      label: `${label}: false warnings per page`,
      measured: `${tally.soft} on ${pages}, ${perPage(tally.soft).toFixed(2)}`,
      goal: '0.33',
      met: perPage(tally.soft) <= 1 / 3,
    },
    { label: `${label}: false passes`, measured: String(tally.praise) },
    {
      label: `${label}: code checks`,
      measured: formatTally(tallyFindings(filterFindings(findings, CODE_CHECKS))),
    },
  ];
}

/** Rows for our own judged websites, and one for each mistake. */
async function measureAccuracy(): Promise<readonly Row[]> {
  const sites = await readSites(readJudgedSites());
  const findings = listJudgedFindings(sites);
  const kindOf = new Map(sites.map(({ name, judgement }) => [name, judgement.kind]));
  return [
    ...JUDGED_CHECKS.map((check) => ({
      label: check,
      measured: formatTally(tallyFindings(findings.filter((finding) => finding.check === check))),
    })),
    ...JUDGED_LANGUAGES.flatMap((language) => {
      const matching = sites.filter(({ judgement }) => judgement.language === language);
      return matching.length === 0
        ? []
        : buildGoalRows(listJudgedFindings(matching), matching.length, language);
    }),
    ...listMistakes(findings).map((line) => ({
      label: line,
      measured: kindOf.get(line.split(' ', 1)[0] ?? '') ?? '',
    })),
  ];
}

export const bench: Bench = {
  title: 'Accuracy of the website analysis on judged websites, and on batches of real ones',
  // The argument is the folder that `npm run accuracy:collect` filled.
  run: async () => [...(await measureAccuracy()), ...(await buildBatchRows(process.argv[3]))],
};
