import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../../src/domain/site/locale.ts';
import { keysOf, TOPICS, WANTS } from '../../../../src/domain/wizard/business-options.ts';
import { LIBRARY } from '../../testing/library.ts';
import { findProfile } from '../plan/named-buyers.ts';
import { parseEntries, readLibrary } from './read-library.ts';
import { SCHEMAS } from './schema.ts';

describe('the library', () => {
  test('has no faults', () => {
    expect(readLibrary().faults).toEqual([]);
  });

  test('has a step for every want and topic', () => {
    for (const want of WANTS) expect(LIBRARY.steps.some((step) => step.for.wants.includes(want))).toBe(true);
    for (const topic of TOPICS)
      expect(LIBRARY.steps.some((step) => step.for.asked.includes(topic))).toBe(true);
  });

  test('has examples for the kinds that a step is for, in both languages', () => {
    for (const {
      id,
      for: { kinds, except, wants, ticked },
      en,
      de,
    } of LIBRARY.steps) {
      const named = keysOf(en.examples ?? {}).toSorted();
      expect(keysOf(de.examples ?? {}).toSorted(), id).toEqual(named);
      const mustName = kinds !== 'all' && (wants.length > 0 || ticked.length > 0);
      if (mustName) expect(named, id).toEqual([...kinds].toSorted());
      const others = named.filter((kind) =>
        kinds === 'all' ? except.includes(kind) : !kinds.includes(kind),
      );
      expect(others, id).toEqual([]);
    }
  });

  test('has the same lines for a profile in both languages, for reviewed sellers only', () => {
    for (const { id, en, de } of LIBRARY.buyers) {
      expect(keysOf(de).toSorted(), id).toEqual(keysOf(en).toSorted());
      for (const field of ['asks', 'open'] as const)
        expect(keysOf(de[field] ?? {}).toSorted(), id).toEqual(keysOf(en[field] ?? {}).toSorted());
    }
  });

  test('finds each profile by each of its names', () => {
    for (const profile of LIBRARY.buyers)
      for (const language of LOCALES)
        for (const name of profile.names[language])
          expect(findProfile(name, LIBRARY.buyers)?.id, name).toBe(profile.id);
  });

  test('puts offer and reason only where no grammar is needed: alone on a line, or after a colon', () => {
    for (const step of LIBRARY.steps)
      for (const language of LOCALES)
        for (const line of (step[language].template ?? '').split('\n').filter((text) => /[{}]/.test(text)))
          expect(line, step.id).toMatch(/^(?:[^{]*: )?\{(?:offer|sender|strength|seeks|website)\}$/);
  });
});

describe('a fault', () => {
  const check = (text: string) => parseEntries('steps/team.yaml', text, SCHEMAS.steps).faults;

  test('names file, line, and key', () => {
    const text =
      '- id: job-ad\n  rank: 1\n  group: team\n  for:\n    kinds: [bakers]\n    customers: [b2b]\n';
    const faults = check(text);
    expect(faults).toContainEqual(
      expect.objectContaining({
        file: 'steps/team.yaml',
        line: 5,
        key: expect.stringMatching(/^\[0\]\.for\.kinds/),
      }),
    );
    expect(faults).toContainEqual(expect.objectContaining({ line: 1, key: '[0].en' }));
  });

  test.each(['Dear\n  [\n    name], hello', 'Dear [name, hello', 'Dear [ name ], hello'])(
    'is a template with a broken bracket (%j)',
    (template) => {
      const step = LIBRARY.steps.find(({ id }) => id === 'job-ad');
      const broken = JSON.stringify([{ ...step, en: { ...step?.en, template } }]);
      expect(check(broken)).toMatchObject([{ key: '[0].en.template' }]);
    },
  );

  test('names the line of broken YAML', () => {
    expect(check('- id: job-ad\n  rank: [1\n')).toMatchObject([{ line: 3 }]);
  });
});
