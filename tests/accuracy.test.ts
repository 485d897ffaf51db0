import { expect, it } from 'vitest';
import { type Finding, findingStatus } from '../src/contract/website/analyze-website.ts';
import { parseBatch, readBatches } from './bench/accuracy/batches.ts';
import { type ReadSite, readJudgedSites } from './bench/accuracy/corpus.ts';
import {
  CONTENT_CHECKS,
  JUDGED_CHECKS,
  JUDGED_LANGUAGES,
  type Label,
  parseJudgement,
} from './bench/accuracy/judgement.ts';
import {
  computePrecision,
  computeRecall,
  listJudgedFindings,
  listMistakes,
  tallyFindings,
} from './bench/accuracy/tally.ts';

it.each(JUDGED_LANGUAGES)(
  'has forty judged websites, with at least two of each label per content check (%s)',
  (language) => {
    const sites = readJudgedSites().filter(({ judgement }) => judgement.language === language);
    expect(sites.length).toBeGreaterThanOrEqual(40);
    expect(sites.filter(({ name }) => !name.startsWith(`${language}-`))).toEqual([]);
    // A new check is unjudged until somebody labels it.
    const judged = CONTENT_CHECKS.filter((check) =>
      sites.some(({ judgement }) => judgement.labels.has(check)),
    );
    const rare = judged.flatMap((check) =>
      (['present', 'absent'] as const).filter(
        (label) => sites.filter(({ judgement }) => judgement.labels.get(check) === label).length < 2,
      ),
    );
    expect(rare).toEqual([]);
  },
);

const judgement = (labelOfPhone: Label): string =>
  [
    'language: de',
    'kind: a telephone number in words',
    `${labelOfPhone}: phone (after Ruf, in a sentence)`,
    `debatable: ${JUDGED_CHECKS.filter((id) => id !== 'phone').join(',\n  ')}`,
  ]
    .sort()
    .join('\n');

it('accepts only judgments with at most one label per check', () => {
  const { language, kind, labels } = parseJudgement(judgement('absent'));
  expect({ language, kind, phone: labels.get('phone'), questions: labels.size }).toEqual({
    language: 'de',
    kind: 'a telephone number in words',
    phone: 'absent',
    questions: JUDGED_CHECKS.length,
  });
  expect(() => parseJudgement(judgement('present').replace('phone (', 'fax ('))).toThrow(
    'Unknown check: fax',
  );
  expect(() => parseJudgement(`${judgement('present')}\nabsent: phone`)).toThrow('Duplicate label: phone');
  expect(
    parseJudgement(judgement('present').replace(/^present:.*$/m, '')).labels.get('phone'),
  ).toBeUndefined();
});

/** A website with this judgment, and a report on its phone number. */
const site = (label: Label, status: Finding['status']): ReadSite =>
  ({
    name: 'de-one',
    folder: '',
    judgement: parseJudgement(judgement(label)),
    report: { findings: [{ id: 'phone', status }] },
  }) as unknown as ReadSite;

it('describes wrong findings', () => {
  const describeAll = (label: Label): readonly string[] =>
    findingStatus.options.flatMap((status) => listMistakes(listJudgedFindings([site(label, status)])));
  expect(describeAll('present')).toEqual([
    'de-one phone: false warning',
    'de-one phone: false fail',
    'de-one phone: undetected',
  ]);
  expect(describeAll('absent')).toEqual(['de-one phone: false pass', 'de-one phone: missed']);
});

it('counts correct fails and reported problems', () => {
  const sites = [
    site('present', 'fail'),
    site('absent', 'fail'),
    site('absent', 'warn'),
    site('absent', 'pass'),
    site('absent', 'unknown'),
  ];
  const tally = tallyFindings(listJudgedFindings(sites));
  expect(tally).toMatchObject({ fails: 2, falseAccusations: 1, problems: 4, named: 2, praise: 1 });
  expect([computePrecision(tally), computeRecall(tally)]).toEqual([0.5, 0.5]);
});

const createBatch = (change: (page: { labels: Record<string, object>; commit: string }) => void): string => {
  const page = {
    repository: 'owner/name',
    path: 'docs/index.html',
    commit: '0'.repeat(40),
    language: 'de',
    host: 'roofer.example',
    labels: Object.fromEntries(JUDGED_CHECKS.map((id) => [id, { label: 'present' }])),
  };
  change(page);
  return JSON.stringify({ labeled: '2026-11-23', pages: { 'de01-roofer': page } });
};

it('accepts a batch only if all labels and sources are valid', () => {
  expect(() =>
    parseBatch(
      '9',
      createBatch(() => undefined),
    ),
  ).not.toThrow();
  const invalid = [
    createBatch(({ labels }) => delete labels.phone),
    createBatch(({ labels }) => Object.assign(labels, { fax: { label: 'present' } })),
    createBatch(({ labels }) => Object.assign(labels, { phone: { label: 'debatable' } })),
    createBatch((page) => Object.assign(page, { commit: 'main' })),
    createBatch((page) => Object.assign(page, { path: '../index.html' })),
  ];
  for (const text of invalid) expect(() => parseBatch('9', text)).toThrow();
});

it('has valid batches that share no repository', () => {
  expect(readBatches().map(({ name }) => name)).toContain('1');
});
