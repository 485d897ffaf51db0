import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../src/domain/site/locale.ts';
import { MINIMAL_BUSINESS } from '../testing/businesses.ts';
import { inputOf, type Profile } from '../testing/roadmap-requests.ts';
import { CONTENT } from './content/content.ts';
import { WISHES, type Wish } from './engine/wishes.ts';
import { createRulesRoadmap } from './roadmap.ts';

const createPlan = (language: Locale, customChallenge: string, profile: Partial<Profile> = {}) =>
  createRulesRoadmap(inputOf({ ...MINIMAL_BUSINESS, language, customChallenge, ...profile }));

const SENTENCES: readonly (readonly [wish: Wish, language: Locale, sentence: string])[] = [
  ['no-ads', 'en', 'We have no money for ads.'],
  ['no-ads', 'de', 'Für Werbung ist kein Geld da, also keine Anzeigen.'],
  ['small-budget', 'en', 'I can spend $150 a month.'],
  ['small-budget', 'de', 'Wir haben 200 Euro im Monat dafür.'],
  ['little-time', 'en', 'I do this part-time beside a day job.'],
  ['little-time', 'de', 'Ich mache das nebenberuflich.'],
  ['few-orders', 'en', 'We are booked out until next fall.'],
  ['few-orders', 'de', 'Wir schaffen nur zwei Aufträge im Monat.'],
  ['nearby', 'en', 'We only drive within 40 miles.'],
  ['nearby', 'de', 'Wir fahren höchstens 50 Kilometer.'],
  ['set-hours', 'en', 'We only work nights.'],
  ['set-hours', 'de', 'Ich kann nur freitags und samstags.'],
  ['pause', 'en', 'Everything rests in August.'],
  ['pause', 'de', 'Im August ruht alles.'],
  ['season', 'en', 'Most of it sells in November and December.'],
  ['season', 'de', 'Unser Geschäft läuft im Herbst.'],
  ['no-calls', 'en', 'I hate cold calls.'],
  ['no-calls', 'de', 'Kaltakquise liegt mir nicht, ich will nicht telefonieren.'],
  ['no-social', 'en', 'We don’t do Instagram.'],
  ['no-social', 'de', 'Kein Instagram bitte.'],
  ['no-camera', 'en', 'I hate being on camera.'],
  ['no-camera', 'de', 'Vor die Kamera gehe ich nicht, keine Videos.'],
  ['no-mail', 'en', 'Please, no newsletters.'],
  ['no-mail', 'de', 'Bitte keine Newsletter.'],
  ['no-travel', 'en', 'We can’t go to trade shows.'],
  ['no-travel', 'de', 'Keine Messen mehr.'],
  ['no-discounts', 'en', 'We never give discounts.'],
  ['no-discounts', 'de', 'Wir geben keine Rabatte.'],
  ['minimum', 'en', 'Our minimum is fifty pieces.'],
  ['minimum', 'de', 'Die Mindestmenge sind fünfzig Stück.'],
  ['no-staff', 'en', 'We can’t find staff.'],
  ['no-staff', 'de', 'Uns fehlen Gesellen, Personalmangel überall.'],
  ['no-staff', 'en', 'We can’t find therapists.'],
  ['no-staff', 'de', 'Wir finden keine Therapeuten.'],
  ['late-payment', 'en', 'Many pay late.'],
  ['late-payment', 'de', 'Viele zahlen spät.'],
  ['one-big-customer', 'en', 'We depend on one big customer.'],
  ['one-big-customer', 'de', 'Wir sind abhängig von einem Großkunden.'],
  ['new-offer', 'en', 'We launch a new product line.'],
  ['new-offer', 'de', 'Wir haben ein neues Angebot.'],
  ['short-notice', 'en', 'Most people ask one day before.'],
  ['short-notice', 'de', 'Die meisten fragen sehr kurzfristig an.'],
  ['handing-over', 'en', 'I want to retire in four years.'],
  ['handing-over', 'de', 'In vier Jahren gehe ich in Rente.'],
  ['abroad', 'en', 'We also ship to Canada.'],
  ['abroad', 'de', 'Wir liefern auch nach Österreich.'],
  ['only-this', 'en', 'Whole roofs only.'],
  ['only-this', 'de', 'Wir wollen nur noch ganze Dächer.'],
  ['not-this', 'en', 'No more repairs.'],
  ['not-this', 'de', 'Reparaturen machen wir nicht mehr.'],
];

it('has test sentences for every wish', () => {
  expect([...new Set(SENTENCES.map(([wish]) => wish))].toSorted()).toEqual(
    WISHES.map(({ id }) => id).toSorted(),
  );
});

describe.each(SENTENCES)('%s (%s): %s', (wish, language, sentence) => {
  it('changes the roadmap and is quoted there', () => {
    const [plan, defaultPlan] = [createPlan(language, sentence), createPlan(language, '')];
    expect(plan.preparationSteps).not.toEqual(defaultPlan.preparationSteps);
    expect(plan.heard?.map(({ quote }) => quote)).toContain(sentence);
    expect(plan.unused).toEqual([]);
  });

  it('matches the wish', () => {
    const { so } = CONTENT[language].wishes[wish];
    const effects = createPlan(language, sentence).heard?.map(({ so: effect }) =>
      effect.replace(/\d+/, '{batch}'),
    );
    expect(effects).toContain(so);
  });

  it('explains the change at a step of the roadmap, or at the groups', () => {
    const { heard = [], preparationSteps } = createPlan(language, sentence);
    const validPlaces = ['groups', ...preparationSteps.map(({ id }) => id)];
    for (const { at, so } of heard) {
      expect(validPlaces).toContain(at);
      expect(so).not.toMatch(/[{}]/);
    }
  });
});

it.each([
  [
    'en',
    'Our season runs late April to early July and there’s nothing to rent out the rest of the year.',
    'season',
  ],
  ['en', 'After Memorial Day nobody orders a thing.', 'pause'],
  ['en', 'Every hive is spoken for from February through mid-March.', 'pause'],
  ['en', 'May through August is when boxes sit around.', 'season'],
  ['de', 'Im Juli werden die Fohlen geboren, da machen wir zu.', 'pause'],
  ['de', 'Von Mai bis September haben wir keinen freien Tag mehr.', 'pause'],
  ['de', 'Im Winter verkaufen wir am meisten.', 'season'],
] as const)('distinguishes a pause from a season (%s): %s', (language, sentence, wish) => {
  const effects = createPlan(language, sentence).heard?.map(({ so }) => so) ?? [];
  const { season, pause } = CONTENT[language].wishes;
  expect([effects.includes(season.so), effects.includes(pause.so)]).toEqual([
    wish === 'season',
    wish === 'pause',
  ]);
});

it.each([
  ['en', 'No work in winter.'],
  ['en', 'We only work in December.'],
  ['en', 'We stick to cash.'],
  ['de', 'Wir arbeiten nur im Winter.'],
  ['de', 'Wir arbeiten nur in unserer Halle.'],
] as const)('does not mistake a time or a room for an area (%s): %s', (language, sentence) => {
  const effects = createPlan(language, sentence).heard?.map(({ so }) => so) ?? [];
  expect(effects).not.toContain(CONTENT[language].wishes.nearby.so);
});

it.each(['en', 'de'] as const)('returns sentences that no rule uses as unused (%s)', (language) => {
  const sentence = language === 'de' ? 'Der Hund heißt Bruno.' : 'The dog is called Bruno.';
  expect(createPlan(language, sentence).unused).toEqual([sentence]);
});

it.each([
  ['en', 'We do not write for charities.', 'charities'],
  ['de', 'Autohäuser beliefern wir nicht mehr.', 'Autohäuser'],
] as const)('adds a task about excluded buyers (%s)', (language, sentence, name) => {
  const { preparationSteps } = createPlan(language, sentence, { buyers: 'Landwirte' });
  expect(preparationSteps.flatMap(({ how = [] }) => how).join('\n')).toContain(name);
});

const DROPPED_STEPS: readonly (readonly [step: string, sentence: string, profile: Partial<Profile>])[] = [
  [
    'ads-for-the-list',
    'We have no money for ads.',
    { businessPhase: ['ads'], customerAcquisition: ['paid'] },
  ],
  ['pilot-customers', 'We never give discounts.', { businessPhase: ['mvp'] }],
  ['first-seller', 'I hate cold calls.', { businessPhase: ['team'], biggestChallenges: ['team_scaling'] }],
  [
    'sample-in-the-post',
    'I hate cold calls.',
    { productTypes: ['physical_products'], priceRange: ['100-1k'], biggestChallenges: ['conversion'] },
  ],
];

it.each(DROPPED_STEPS)('drops the step %s after "%s"', (step, sentence, profile) => {
  const listStepIds = (words: string) =>
    createPlan('en', words, { buyers: 'Landwirte', ...profile }).preparationSteps.map(({ id }) => id);
  expect(listStepIds('')).toContain(step);
  expect(listStepIds(sentence)).not.toContain(step);
});

it('reduces the number of contacts if the visitor has little time', () => {
  const buyers: Partial<Profile> = { buyers: 'Landwirte' };
  expect(JSON.stringify(createPlan('en', 'I do this part-time.', buyers))).toContain('12 contacts a week');
});

it.each([
  ['a vet', { title: 'Emergency Vet in Reno', productTypes: ['services'] }],
  ['an app for consumers', { title: 'Paint with Sound', productTypes: ['software_saas'] }],
] as const)('gives %s no advice meant for trades', (_, profile) => {
  const { preparationSteps } = createPlan('en', '', {
    ...profile,
    productTypes: [...profile.productTypes],
    customerType: ['b2c'],
    biggestChallenges: ['conversion', 'lead_generation', 'customer_retention', 'content_creation'],
    customerAcquisition: ['word_of_mouth'],
    findings: {},
  });
  const ids = preparationSteps.map(({ id }) => id);
  const tradeSteps = ['next-door-to-a-job', 'look-after-old-jobs', 'quote-in-two-days', 'before-and-after'];
  expect(ids.filter((id) => tradeSteps.includes(id))).toEqual([]);
});

it('does not give office advice to a candle shop', () => {
  const { preparationSteps } = createPlan('en', '', {
    customerType: ['b2c'],
    productTypes: ['physical_products'],
    priceRange: ['10-100'],
    findings: { booking: 'fail' },
    biggestChallenges: ['conversion', 'lead_generation'],
    customerAcquisition: ['email', 'cold_calling'],
  });
  expect(JSON.stringify(preparationSteps)).not.toMatch(/calendar for first|sales call|meeting|invoice/i);
});

it('suggests no repairs if the website was not analyzed', () => {
  const plan = createPlan('en', '', {
    findings: null,
    customerAcquisition: ['organic'],
    businessPhase: ['content'],
  });
  expect(plan.preparationSteps.map(({ id }) => id)).not.toContain('open-to-search');
});
