/** The batches as a series: what each came to on first contact, and what it comes to now. */
import type { Row } from '../bench.ts';
import { type Batch, batches, keepFirstContact, sitesOf } from './batches.ts';
import { readSites } from './corpus.ts';
import { disputesOf, judgedFindings, type Measured, measuredOn, mistakesOf, type Tally } from './tally.ts';

/** A goal, and what reaches it. */
interface Goal {
  readonly what: string;
  readonly aim: number;
  readonly isShare: boolean;
  readonly of: (measured: Result) => number;
}

interface Result extends Measured {
  readonly pages: number;
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
const right = ({ fails, falseAccusations }: Tally): number => fails - falseAccusations;

const GOALS: readonly Goal[] = [
  {
    what: 'content fails that are right, debatable counts against',
    aim: 0.92,
    isShare: true,
    of: ({ content }) => share(right(content), content.fails + content.debatableFails),
  },
  {
    what: 'the same, debatable left out',
    aim: 0.98,
    isShare: true,
    of: ({ content }) => share(right(content), content.fails),
  },
  {
    what: 'false accusations a page',
    aim: 0.1,
    isShare: false,
    of: ({ content, pages }) => content.falseAccusations / pages,
  },
  {
    what: 'problems that are named, all checks',
    aim: 0.93,
    isShare: true,
    of: ({ all }) => share(all.named, all.problems + all.notAsked),
  },
  {
    what: 'praise of what is not there, a page',
    aim: 0.2,
    isShare: false,
    of: ({ all, pages }) => all.praise / pages,
  },
];

const figure = (value: number, { isShare }: Pick<Goal, 'isShare'>): string =>
  isShare ? `${(100 * value).toFixed(1)} %` : value.toFixed(2);

const line = (result: Result): string =>
  [
    ...GOALS.map((goal) => figure(goal.of(result), goal)),
    `unknown ${(result.content.unknown / result.pages).toFixed(2)} a page`,
    `not asked ${(result.content.notApplicable / result.pages).toFixed(2)} (${result.content.notAsked} absent in all)`,
    `ideas ${(result.content.ideas / result.pages).toFixed(2)}`,
  ].join(' | ');

const resultOf = ({ firstContact }: Batch): Result | undefined => firstContact;

/** The goals, for the mean of the last two first contacts. */
function goalRows(all: readonly Batch[]): readonly Row[] {
  const last = all.flatMap((batch) => resultOf(batch) ?? []).slice(-2);
  if (last.length < 2) return [];
  return GOALS.map((goal) => {
    const mean = last.reduce((sum, result) => sum + goal.of(result), 0) / last.length;
    return {
      what: `last two first contacts: ${goal.what}`,
      measured: figure(mean, goal),
      aim: figure(goal.aim, goal),
      reached: goal.isShare ? mean >= goal.aim : mean <= goal.aim,
    };
  });
}

/**
 * Reads the batches whose pages are in the folder; one that was never read keeps what it comes to.
 * @param folder into which the pages were collected; without one, only what was kept is told
 */
export async function batchRows(folder: string | undefined): Promise<readonly Row[]> {
  const all: Batch[] = [];
  const rows: Row[] = [{ what: 'columns of a batch', measured: GOALS.map(({ what }) => what).join(' | ') }];
  for (const batch of batches()) {
    const sites = folder === undefined ? [] : sitesOf(batch, folder);
    const isWhole = sites.length === Object.keys(batch.pages).length;
    const findings = isWhole ? judgedFindings(await readSites(sites)) : [];
    const now = isWhole ? { pages: sites.length, ...measuredOn(findings) } : undefined;
    const kept =
      now && !batch.firstContact && batch.known === undefined
        ? keepFirstContact(batch, now.pages, now)
        : batch;
    const first = resultOf(kept);
    rows.push(
      {
        what: `batch ${batch.name}, first contact`,
        measured: first ? `${line(first)} (${kept.firstContact?.commit})` : (kept.known ?? 'not met yet'),
      },
      { what: `batch ${batch.name}, now`, measured: now ? line(now) : 'pages not collected' },
      ...[...mistakesOf(findings), ...disputesOf(findings)].map((mistake) => ({
        what: mistake,
        measured: `batch ${batch.name}`,
      })),
    );
    all.push(kept);
  }
  return [...rows, ...goalRows(all)];
}
