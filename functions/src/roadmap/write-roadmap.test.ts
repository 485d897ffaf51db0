import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIBRARY } from '../testing/library.ts';
import { anyProfile, inputOf, type Profile } from '../testing/roadmap-requests.ts';
import { writeRoadmap } from './write-roadmap.ts';

const write = (profile: Profile) => writeRoadmap(inputOf(profile), LIBRARY);
const stepsOf = (profile: Profile) => write(profile).preparationSteps.map(({ id }) => id);

const PLAIN: Profile = {
  businessPhase: ['growing'],
  customerType: ['b2b'],
  productTypes: ['services'],
  priceRange: ['1k-10k'],
  customerAcquisition: ['referral'],
  teamSize: ['6-20'],
  biggestChallenges: ['lead_generation'],
  findings: null,
};

describe('any business', () => {
  test('gets two to five steps, each once and permitted by its lists', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const { preparationSteps } = write(profile);
        expect(preparationSteps.length).toBeGreaterThanOrEqual(2);
        expect(preparationSteps.length).toBeLessThanOrEqual(5);
        expect(new Set(preparationSteps.map(({ id }) => id)).size).toBe(preparationSteps.length);
        for (const { id } of preparationSteps) {
          const allowed = LIBRARY.steps.find((step) => step.id === id)?.for;
          expect(allowed?.customers).toContain(profile.customerType[0]);
          if (allowed?.kinds !== 'all') expect(allowed?.kinds).toContain(profile.kind);
        }
        const general = preparationSteps.filter(
          ({ id }) => LIBRARY.steps.find((step) => step.id === id)?.general,
        );
        expect(general.length).toBeLessThanOrEqual(inputOf(profile).kind === null ? 4 : 2);
        expect(
          preparationSteps.filter(({ id }) => LIBRARY.steps.find((step) => step.id === id)?.group === 'proof')
            .length,
        ).toBeLessThan(2);
      }),
    );
  });

  test('gets steps for what it ticked, wants, or asked for, and says which', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        for (const { id, reason } of write(profile).preparationSteps) {
          const allowed = LIBRARY.steps.find((step) => step.id === id)?.for;
          if (reason.kind === 'ticked') expect(allowed?.ticked).toContain(reason.challenge);
          if (reason.kind === 'wanted') expect(allowed?.wants).toContain(reason.want);
          if (reason.kind === 'asked') expect(allowed?.asked).toContain(reason.topic);
        }
      }),
    );
  });

  test('gets texts without gaps, and the same for the same input', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const roadmap = write(profile);
        expect(JSON.stringify(roadmap)).not.toMatch(/\{offer\}|undefined/);
        expect(write(structuredClone(profile))).toEqual(roadmap);
      }),
    );
  });
});

describe('a plan', () => {
  test('is about people and prices for a firm that is full', () => {
    const steps = stepsOf({
      ...PLAIN,
      customerType: ['b2c'],
      kind: 'animals',
      wants: ['staff', 'better'],
      biggestChallenges: ['team_scaling', 'pricing_strategy'],
    });
    expect(steps.slice(0, 2)).toEqual(['job-ad', 'call-out-fee']);
    expect(steps).not.toContain('thirty-names');
  });

  test('begins with what the visitor asked for', () => {
    const { preparationSteps } = write({ ...PLAIN, kind: 'trade', wants: ['fewer'], topics: ['refusing'] });
    expect(preparationSteps[0]?.reason).toEqual({ kind: 'asked', topic: 'refusing' });
  });

  test('shows an example of the business’s own kind, and the offer in its words', () => {
    const { preparationSteps } = write({
      ...PLAIN,
      kind: 'education',
      customerType: ['b2c'],
      wants: ['other'],
      offer: 'Driver assessments',
    });
    const step = preparationSteps.find(({ id }) => id === 'offer-for-firms');
    expect(step?.example).toContain('driving school');
    expect(step?.template).toMatch(/^Driver assessments\n/);
  });

  test('does not act on the visitor’s own words, but suggests topics', () => {
    const words = 'No domestic work any more. We can’t find drivers, and prices are too low.';
    const roadmap = write({ ...PLAIN, customChallenge: words });
    expect(roadmap.topics).toEqual(['refusing', 'hiring', 'prices']);
    expect(roadmap.preparationSteps).toEqual(write(PLAIN).preparationSteps);
  });

  test('cannot be steered by patterns in what was typed', () => {
    const { preparationSteps } = write({
      ...PLAIN,
      kind: 'it-services',
      biggestChallenges: ['conversion'],
      wants: ['other'],
      offer: '$& {offer} [x]',
    });
    expect(JSON.stringify(preparationSteps)).toContain('$& {offer} [x]');
  });
});

describe('the buyers', () => {
  const namesOf = (buyers: string) =>
    write({ ...PLAIN, buyers }).b2bTargetGroups.map(({ id, name }) => [name, id]);

  test.each([
    ['oil blenders, chemical packers, waste oil collectors', ['chemical-firms', 'waste-firms']],
    ['firms with vans: home care, plumbers merchants', ['home-care', 'wholesalers']],
    ['Metallverarbeiter (die geben uns Späne + Blech)', ['metal-workers']],
    ['Anwaltskanzleien und Steuerberater', ['law-firms', 'tax-advisers']],
    ['roofing contractors; house builders; main contractors', ['roofers', 'builders']],
    ['Familienrechtskanzleien', ['Familienrechtskanzleien']],
    ['Leute aus Halle die radfahren', ['Leute aus Halle die radfahren']],
    ['', []],
  ])('%j are %j', (buyers, ids) => {
    expect(namesOf(buyers).map(([, id]) => id)).toEqual(ids);
  });

  test('stand alone with a capital, as they were typed', () => {
    expect(namesOf('oil blenders, the big bakeries in Hull')).toEqual([
      ['Oil blenders', 'chemical-firms'],
      ['The big bakeries in Hull', 'The big bakeries in Hull'],
    ]);
  });

  test('have searches, and a profile by what is sold if their kind is known', () => {
    const [known, unknown] = write({
      ...PLAIN,
      productTypes: ['software_saas'],
      buyers: 'Vets, snail breeders',
    }).b2bTargetGroups;
    expect(known?.profile).toMatchObject({ asks: 'Does it fit the practice system?' });
    expect(known?.searches.map(({ kind }) => kind)).toEqual(['map', 'people']);
    expect(unknown?.profile).toBeUndefined();
    expect(unknown?.searches[0]?.url).toBe('https://www.google.com/maps/search/Snail%20breeders');
  });

  test('are searched near the place of the imprint, in the directory of its country', () => {
    const [group] = write({
      ...PLAIN,
      language: 'de',
      findings: {},
      place: { name: 'Mainz', country: 'de' },
      buyers: 'Anwaltskanzleien',
    }).b2bTargetGroups;
    expect(group?.searches.map(({ url }) => url)).toEqual([
      'https://www.google.com/maps/search/Rechtsanwalt%20Mainz',
      'https://www.linkedin.com/search/results/people/?keywords=Anwaltskanzleien%20Mainz',
      'https://www.gelbeseiten.de/suche/Rechtsanwalt/Mainz',
    ]);
  });
});
