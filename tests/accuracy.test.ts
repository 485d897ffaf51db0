import { expect, it } from 'vitest';
import { type Finding, findingStatus } from '../src/contract/website/analyze-website.ts';
import { LOCALES } from '../src/domain/site/locale.ts';
import { judgedSites, type ReadSite } from './bench/accuracy/corpus.ts';
import { CONTENT_CHECKS, JUDGED_CHECKS, type Label, parseJudgement } from './bench/accuracy/judgement.ts';
import { judgedFindings, mistakesOf, precisionOf, recallOf, tallyOf } from './bench/accuracy/tally.ts';

it.each(LOCALES)(
  'there are forty judged websites, and two of each answer to every question (%s)',
  (language) => {
    const sites = judgedSites().filter(({ judgement }) => judgement.language === language);
    expect(sites.length).toBeGreaterThanOrEqual(40);
    expect(sites.filter(({ name }) => !name.startsWith(`${language}-`))).toEqual([]);
    const rare = CONTENT_CHECKS.flatMap((check) =>
      (['has', 'has not'] as const).filter(
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

it('reads a judgement that answers every question once, and no other', () => {
  const { language, kind, labels } = parseJudgement(judgement('has not'));
  expect({ language, kind, phone: labels.get('phone'), questions: labels.size }).toEqual({
    language: 'de',
    kind: 'a telephone number in words',
    phone: 'has not',
    questions: JUDGED_CHECKS.length,
  });
  expect(() => parseJudgement(judgement('has').replace('phone', 'fax'))).toThrow('No check to judge: fax');
  expect(() => parseJudgement(`${judgement('has')}\nhas not: phone`)).toThrow('Judged twice: phone');
  expect(() => parseJudgement(judgement('has').replace(/^has:.*$/m, ''))).toThrow('Not judged: phone');
});

/** A website judged so, on whose telephone number the report says so. */
const site = (label: Label, status: Finding['status']): ReadSite =>
  ({
    name: 'de-one',
    folder: '',
    judgement: parseJudgement(judgement(label)),
    report: { findings: [{ id: 'phone', status }] },
  }) as unknown as ReadSite;

it('tells what is wrong with a finding', () => {
  const said = (label: Label): readonly string[] =>
    findingStatus.options.flatMap((status) => mistakesOf(judgedFindings([site(label, status)])));
  expect(said('has')).toEqual([
    'de-one phone: soft',
    'de-one phone: false accusation',
    'de-one phone: withheld',
  ]);
  expect(said('has not')).toEqual(['de-one phone: praise', 'de-one phone: not named']);
});

it('counts what is right among the fails, and what is named among the problems', () => {
  const sites = [
    site('has', 'fail'),
    site('has not', 'fail'),
    site('has not', 'warn'),
    site('has not', 'pass'),
    site('has not', 'unknown'),
  ];
  const tally = tallyOf(judgedFindings(sites));
  expect(tally).toMatchObject({ fails: 2, falseAccusations: 1, problems: 4, named: 2, praise: 1 });
  expect([precisionOf(tally), recallOf(tally)]).toEqual([0.5, 0.5]);
});
