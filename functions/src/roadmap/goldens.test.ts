import { describe, expect, test } from 'vitest';
import type { PreparationStep } from '../../../src/contract/roadmap/generate-roadmap.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { BUSINESSES } from '../testing/businesses.ts';
import { inputOf } from '../testing/roadmap-requests.ts';
import { createRulesRoadmap } from './roadmap.ts';

/** Extracts a step's clauses of more than three words; shorter ones are names and connectives. */
const extractClauses = ({ why = '', how = [], template = '' }: PreparationStep): readonly string[] =>
  [why, ...how, template]
    .flatMap((text) => text.split(/[.,:;?!|\n]/))
    .map((clause) => clause.trim().toLowerCase())
    .filter((clause) => clause.split(/\s+/).length > 3);

const ROADMAPS = Object.entries(BUSINESSES).flatMap(([name, profile]) =>
  LOCALES.map((language) => ({
    name,
    language,
    roadmap: createRulesRoadmap(inputOf({ ...profile, language })),
  })),
);

test.each(ROADMAPS)('$name matches its golden file ($language)', async ({ name, language, roadmap }) => {
  const steps = roadmap.preparationSteps.map(
    ({ title, why, how = [], template, because: { answer, finding } }, index) =>
      [
        `## ${index + 1}. ${title}`,
        why,
        how.map((item) => `- ${item}`).join('\n'),
        ...(template ? [template.replaceAll(/^/gm, '> ')] : []),
        `(${answer.field}: ${answer.option}; ${finding ?? 'no finding'})`,
      ].join('\n\n'),
  );
  const groups = roadmap.b2bTargetGroups.map(
    ({ name: group, description, said }) =>
      `- **${group}** ${description}${said ? ` (${said.by}: ${said.quote})` : ''}`,
  );
  const ideas = roadmap.ideas?.map(({ name: idea, why }) => `- ${idea}? ${why}`) ?? [];
  const heard = roadmap.heard?.map(({ at, quote, so }) => `- ${at}: “${quote}” ${so}`) ?? [];
  const unused = roadmap.unused?.map((sentence) => `- not used: “${sentence}”`) ?? [];
  const lists = [groups, ideas, heard, unused].filter((list) => list.length > 0);
  const text = [
    `# ${name}`,
    ...steps,
    ...lists.map((list) => list.join('\n')),
    roadmap.hashtags.join(' '),
  ].join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot(`__goldens__/${name}.${language}.md`);
});

describe.each(LOCALES)('different businesses (%s)', (language) => {
  const roadmapsInLanguage = ROADMAPS.filter((entry) => entry.language === language);

  test('get mostly different steps and groups', () => {
    for (const { roadmap, name } of roadmapsInLanguage) {
      for (const other of roadmapsInLanguage.filter((entry) => entry.name !== name)) {
        const texts = other.roadmap.preparationSteps.map(({ description }) => description);
        const same = roadmap.preparationSteps.filter(({ description }) => texts.includes(description));
        expect(same.length, `${name} and ${other.name}`).toBeLessThanOrEqual(2);
        if (roadmap.b2bTargetGroups.length > 0)
          expect(other.roadmap.b2bTargetGroups).not.toEqual(roadmap.b2bTargetGroups);
        expect(other.roadmap.hashtags).not.toEqual(roadmap.hashtags);
      }
    }
  });

  test('get no clause more than once', () => {
    for (const { roadmap, name } of roadmapsInLanguage) {
      const clauses = roadmap.preparationSteps.flatMap((step) => extractClauses(step));
      expect(
        clauses.filter((clause, index) => clauses.indexOf(clause) !== index),
        name,
      ).toEqual([]);
    }
  });

  test('get a finding in every step if their website was analyzed', () => {
    for (const { roadmap, name } of roadmapsInLanguage.filter((entry) => BUSINESSES[entry.name]?.findings)) {
      expect(
        roadmap.preparationSteps.every(({ because }) => because.finding !== null),
        name,
      ).toBe(true);
    }
  });
});
