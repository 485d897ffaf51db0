/** Results of each batch: on first contact, and now. */
import type { Row } from '../bench.ts';
import { type Batch, listSites, readBatches, storeFirstContact } from './batches.ts';
import { readSites } from './corpus.ts';
import {
  listDisputes,
  listJudgedFindings,
  listMistakes,
  type Tallies,
  type Tally,
  tallyAll,
} from './tally.ts';

interface Goal {
  readonly label: string;
  readonly limit: number;
  readonly isShare: boolean;
  readonly compute: (measured: Result) => number;
}

interface Result extends Tallies {
  readonly pages: number;
}

const computeShare = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
const countCorrect = ({ fails, falseAccusations }: Tally): number => fails - falseAccusations;

const GOALS: readonly Goal[] = [
  {
    label: 'correct content fails, debatable ones count as wrong',
    limit: 0.92,
    isShare: true,
    compute: ({ content }) => computeShare(countCorrect(content), content.fails + content.debatableFails),
  },
  {
    label: 'the same without debatable ones',
    limit: 0.98,
    isShare: true,
    compute: ({ content }) => computeShare(countCorrect(content), content.fails),
  },
  {
    label: 'false fails per page',
    limit: 0.1,
    isShare: false,
    compute: ({ content, pages }) => content.falseAccusations / pages,
  },
  {
    label: 'reported problems, all checks',
    limit: 0.93,
    isShare: true,
    compute: ({ all }) => computeShare(all.named, all.problems + all.notAsked),
  },
  {
    label: 'false passes per page',
    limit: 0.2,
    isShare: false,
    compute: ({ all, pages }) => all.praise / pages,
  },
];

const formatValue = (value: number, { isShare }: Pick<Goal, 'isShare'>): string =>
  isShare ? `${(100 * value).toFixed(1)} %` : value.toFixed(2);

const formatResult = (result: Result): string =>
  [
    ...GOALS.map((goal) => formatValue(goal.compute(result), goal)),
    `unknown ${(result.content.unknown / result.pages).toFixed(2)} per page`,
    `not applicable ${(result.content.notApplicable / result.pages).toFixed(2)} (${result.content.notAsked} absent)`,
    `ideas ${(result.content.ideas / result.pages).toFixed(2)}`,
  ].join(' | ');

/** Goals for the mean of the last two first contacts. */
function buildGoalRows(all: readonly Batch[]): readonly Row[] {
  const last = all.flatMap(({ firstContact }): Result | readonly Result[] => firstContact ?? []).slice(-2);
  if (last.length < 2) return [];
  return GOALS.map((goal) => {
    const mean = last.reduce((sum, result) => sum + goal.compute(result), 0) / last.length;
    return {
      label: `last two first contacts: ${goal.label}`,
      measured: formatValue(mean, goal),
      goal: formatValue(goal.limit, goal),
      met: goal.isShare ? mean >= goal.limit : mean <= goal.limit,
    };
  });
}

/**
 * Analyzes the batches whose pages are in the folder, and stores the result of a first contact.
 * @param folder of collected pages; without it, only stored results are reported
 */
export async function buildBatchRows(folder: string | undefined): Promise<readonly Row[]> {
  const all: Batch[] = [];
  const rows: Row[] = [
    { label: 'columns of a batch', measured: GOALS.map(({ label }) => label).join(' | ') },
  ];
  for (const batch of readBatches()) {
    const sites = folder === undefined ? [] : listSites(batch, folder);
    const isComplete = sites.length === Object.keys(batch.pages).length;
    const findings = isComplete ? listJudgedFindings(await readSites(sites)) : [];
    const now = isComplete ? { pages: sites.length, ...tallyAll(findings) } : undefined;
    const stored =
      now && !batch.firstContact && batch.known === undefined
        ? storeFirstContact(batch, now.pages, now)
        : batch;
    const first: Result | undefined = stored.firstContact;
    rows.push(
      {
        label: `batch ${batch.name}, first contact`,
        measured: first
          ? `${formatResult(first)} (${stored.firstContact?.commit})`
          : (stored.known ?? 'not analyzed yet'),
      },
      { label: `batch ${batch.name}, now`, measured: now ? formatResult(now) : 'pages not collected' },
      ...[...listMistakes(findings), ...listDisputes(findings)].map((mistake) => ({
        label: mistake,
        measured: `batch ${batch.name}`,
      })),
    );
    all.push(stored);
  }
  return [...rows, ...buildGoalRows(all)];
}
