import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../src/domain/locale.ts';
import { BUSINESSES } from '../testing/businesses.ts';
import { inputOf } from '../testing/roadmap-requests.ts';
import { roadmapOf } from './roadmap.ts';

const ROADMAPS = Object.entries(BUSINESSES).flatMap(([name, profile]) =>
  LOCALES.map((language) => ({ name, language, roadmap: roadmapOf(inputOf({ ...profile, language })) })),
);

test.each(ROADMAPS)('$name reads as approved ($language)', async ({ name, language, roadmap }) => {
  const steps = roadmap.preparationSteps.map(
    ({ title, description, because: { answer, finding } }, index) =>
      `## ${index + 1}. ${title}\n\n${description}\n\n(${answer.field}: ${answer.option}; ${finding ?? 'no finding'})`,
  );
  const groups = roadmap.b2bTargetGroups.map((group) => `- **${group.name}** ${group.description}`);
  const text = [`# ${name}`, ...steps, groups.join('\n'), roadmap.hashtags.join(' ')].join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot(`__goldens__/${name}.${language}.md`);
});

describe.each(LOCALES)('roadmaps of different businesses (%s)', (language) => {
  const own = ROADMAPS.filter((each) => each.language === language);

  test('differ in most steps and groups', () => {
    for (const { roadmap, name } of own) {
      for (const other of own.filter((each) => each.name !== name)) {
        const texts = other.roadmap.preparationSteps.map(({ description }) => description);
        const same = roadmap.preparationSteps.filter(({ description }) => texts.includes(description));
        expect(same.length, `${name} and ${other.name}`).toBeLessThanOrEqual(2);
        expect(other.roadmap.b2bTargetGroups).not.toEqual(roadmap.b2bTargetGroups);
        expect(other.roadmap.hashtags).not.toEqual(roadmap.hashtags);
      }
    }
  });

  test('say no sentence of reason twice', () => {
    for (const { roadmap, name } of own) {
      const first = roadmap.preparationSteps.map(({ description }) => description.split(/[.,:]/, 1)[0]);
      expect(new Set(first).size, name).toBe(first.length);
    }
  });

  test('with an analysis, name a finding in every step', () => {
    for (const { roadmap, name } of own.filter((each) => BUSINESSES[each.name]?.findings)) {
      expect(
        roadmap.preparationSteps.every(({ because }) => because.finding !== null),
        name,
      ).toBe(true);
    }
  });
});
