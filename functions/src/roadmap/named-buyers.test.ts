import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { MINIMAL_BUSINESS } from '../testing/businesses.ts';
import { inputOf, type Profile } from '../testing/roadmap-requests.ts';
import { CONTENT } from './content/content.ts';
import { pluralOf } from './content/de/noun.ts';
import { createRulesRoadmap } from './roadmap.ts';

const createRoadmap = (profile: Partial<Profile>) =>
  createRulesRoadmap(inputOf({ ...MINIMAL_BUSINESS, ...profile }));
const createGroups = (profile: Partial<Profile>) => createRoadmap(profile).b2bTargetGroups;
const listGroupNames = (profile: Partial<Profile>) => createGroups(profile).map(({ name }) => name);
const createSite = (...texts: readonly string[]): Partial<Profile> => ({
  findings: {},
  audiences: texts.map((text) => ({ text, business: true, quote: `Wir arbeiten für ${text}.` })),
});

describe.each(LOCALES)('the list of groups (%s)', (language) => {
  it('contains the buyers that the website names, with the quote', () => {
    const [group] = createGroups({ ...createSite('Klavierbauer'), language });
    expect(group).toMatchObject({
      name: 'Klavierbauer',
      said: { by: 'website', quote: 'Wir arbeiten für Klavierbauer.' },
      because: { finding: 'audience' },
    });
    expect(group?.description.split('. ').length).toBeGreaterThan(2);
  });

  it('is empty, and the first step is to choose buyers, if none is named', () => {
    const { b2bTargetGroups, preparationSteps } = createRoadmap({ findings: {}, language });
    expect(b2bTargetGroups).toEqual([]);
    expect(preparationSteps[0]?.id).toBe('choose-buyers');
    const { yourBuyers } = CONTENT[language].phrases;
    const forms = typeof yourBuyers === 'string' ? [yourBuyers] : Object.values(yourBuyers);
    const text = JSON.stringify(preparationSteps);
    expect(forms.filter((form) => text.includes(form))).not.toEqual([]);
  });

  it('prefers the answer to “Who buys from you?” over the website', () => {
    const answered = { ...createSite('Klavierbauer'), language, buyers: 'Glockengießer, Drehorgelfreaks' };
    expect(listGroupNames(answered)).toEqual(['Glockengießer', 'Drehorgelfreaks']);
    expect(createRoadmap(answered).preparationSteps.map(({ id }) => id)).not.toContain('choose-buyers');
    expect(listGroupNames({ language, buyers: 'Quietscheentenfreaks und Drehorgelnarren' })).toEqual([
      'Quietscheentenfreaks',
      'Drehorgelnarren',
    ]);
  });

  it('omits buyers that the visitor excludes', () => {
    const words =
      language === 'de' ? 'Autohäuser beliefern wir nicht mehr.' : 'We no longer supply car dealers.';
    const profile = {
      ...createSite('Autohäuser', 'car dealers', 'Kliniken'),
      language,
      customChallenge: words,
    };
    expect(listGroupNames(profile)).not.toContain(language === 'de' ? 'Autohäuser' : 'Car dealers');
    expect(listGroupNames(profile)).toContain('Kliniken');
    expect(createRoadmap(profile).heard?.[0]).toMatchObject({ at: 'groups', quote: words });
  });
});

it.each([
  ['Frankly, all kinds.', []],
  ['Drehorgelfreaks, meistens aus Tirol', ['Drehorgelfreaks']],
  ['Mostly whistle fanatics, usually from around Leeds', ['Whistle fanatics']],
])('ignores adverbs and places in the answer: %s', (buyers, expected) => {
  expect(listGroupNames({ findings: {}, buyers, language: buyers.startsWith('Dreh') ? 'de' : 'en' })).toEqual(
    expected,
  );
});

it('uses the catalog’s advice for known buyers only once', () => {
  const [dentists, doctors, farmers] = createGroups({
    ...createSite('Zahnarztpraxen', 'Hausärzte', 'Landwirte'),
    language: 'en',
  });
  expect(dentists?.description).not.toBe(farmers?.description);
  expect(doctors?.description).toContain('“Zahnarztpraxen”');
});

it('suggests buyers based on the offer, separately from the groups', () => {
  const { ideas, b2bTargetGroups } = createRoadmap({
    findings: {},
    title: 'Dachsanierung Hillmann',
    language: 'en',
  });
  expect(b2bTargetGroups).toEqual([]);
  expect(ideas?.map(({ name }) => name)).toContain('Property managers');
  expect(ideas?.[0]?.why).toContain('Dachsanierung');
});

it.each(['Alles aus einer Hand', 'Bühnenlicht Verleih'])(
  'suggests nothing without a strong match: %s',
  (title) => {
    expect(createRoadmap({ findings: {}, title }).ideas).toEqual([]);
  },
);

it('puts German names in the dative, or returns null', () => {
  expect(pluralOf('mittelständische Maschinenbauer')?.dat).toBe('mittelständischen Maschinenbauern');
  expect(pluralOf('Hausverwaltungen')?.dat).toBe('Hausverwaltungen');
  expect(pluralOf('Betreiber von Biogasanlagen')?.dat).toBe('Betreibern von Biogasanlagen');
  expect(pluralOf('den Mittelstand')).toBeNull();
});
