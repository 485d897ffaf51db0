import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listTroubles } from '../../../src/contract/roadmap/troubles.ts';
import { BUSINESS_KINDS } from '../../../src/contract/website/business-kinds.ts';
import { LOCALES, type Locale } from '../../../src/domain/site/locale.ts';
import {
  CHALLENGES,
  CUSTOMER_TYPES,
  keysOf,
  WANTS,
  wantsBuyers,
} from '../../../src/domain/wizard/business-options.ts';
import { LIBRARY } from '../testing/library.ts';
import { anyProfile, inputOf, type Profile } from '../testing/roadmap-requests.ts';
import { chooseSteps } from './plan/choose-steps.ts';
import { LIKELY_BUYERS } from './plan/likely-buyers.ts';
import { readNamedBuyers } from './plan/named-buyers.ts';
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
  hasWebsite: false,
};

/** The library's entry of a step. */
const entryOf = (id: string) => {
  const step = LIBRARY.steps.find((other) => other.id === id);
  if (!step) throw new Error(`No step ${id}`);
  return step;
};

describe('any business', () => {
  test('gets at most five steps, each once and permitted by its lists', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const { preparationSteps } = write(profile);
        const entries = preparationSteps.map(({ id }) => entryOf(id));
        expect(entries.length).toBeLessThanOrEqual(5);
        expect(new Set(entries).size).toBe(entries.length);
        for (const { for: allowed } of entries) {
          expect(allowed.customers).toContain(profile.customerType[0]);
          if (allowed.kinds !== 'all') expect(allowed.kinds).toContain(profile.kind);
          expect(allowed.except).not.toContain(profile.kind);
          if (allowed.buyers === 'named') expect(profile.buyers).not.toBe('');
          if (allowed.sells.length > 0)
            expect(allowed.sells.some((product) => profile.productTypes.includes(product))).toBe(true);
          if (allowed.website) expect(profile.hasWebsite).toBe(true);
        }
        expect(entries.filter(({ group }) => group === 'proof').length).toBeLessThan(2);
      }),
    );
  });

  test('gets a step for any kind only if fewer than two fit', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const { preparationSteps } = write({ ...profile, topics: [] });
        if (preparationSteps.some(({ id }) => entryOf(id).general))
          expect(preparationSteps.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('gets no step that brings customers if it wants none, or only others', () => {
    const input = inputOf(PLAIN);
    const buyers = readNamedBuyers('Vets', LIBRARY.buyers);
    const pairs = WANTS.flatMap((want) => WANTS.map((other) => [...new Set([want, other])]));
    for (const kind of [null, ...BUSINESS_KINDS])
      for (const customerType of keysOf(CUSTOMER_TYPES))
        for (const challenge of CHALLENGES)
          for (const wants of pairs) {
            const chosen = { ...input.chosen, customerType: [customerType], biggestChallenges: [challenge] };
            const steps = chooseSteps(LIBRARY.steps, { ...input, kind, wants, chosen }, buyers);
            const brought = new Set(steps.map(({ step }) => step.for.brings));
            if (wants.length === 1 && wantsBuyers(wants) && customerType === 'b2b')
              expect(steps.length).toBeGreaterThan(0);
            const wantsNone = !wants.some((want) => ['more', 'better', 'other'].includes(want));
            if (wantsNone) expect([...brought].filter((brings) => brings !== 'nobody')).toEqual([]);
            if (wants.includes('other')) expect(brought.has('same')).toBe(false);
          }
  });

  test('gets a step for each trouble that a form offers it', () => {
    for (const kind of [null, ...BUSINESS_KINDS])
      for (const customerType of keysOf(CUSTOMER_TYPES))
        for (const answer of [...CHALLENGES, ...WANTS])
          for (const topic of listTroubles({
            answers: [answer],
            customerType: CUSTOMER_TYPES[customerType],
            kind,
          })) {
            const topics = [topic];
            const { preparationSteps } = write({ ...PLAIN, kind, customerType: [customerType], topics });
            expect(preparationSteps[0]?.reason, `${kind} ${customerType}`).toEqual({ kind: 'asked', topic });
          }
  });

  test('gets no line of a profile that was not reviewed for its kind', () => {
    fc.assert(
      fc.property(anyProfile, fc.constantFrom(...LIBRARY.buyers), (profile, { name, en, de }) => {
        const language = profile.language ?? 'en';
        const texts = { en, de }[language];
        for (const group of write({ ...profile, buyers: name[language] }).b2bTargetGroups) {
          expect(group.profile?.asks).toBe(profile.kind ? texts.asks?.[profile.kind] : undefined);
          expect(group.profile?.open).toBe(profile.kind ? texts.open?.[profile.kind] : undefined);
        }
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
          if (reason.kind === 'named') expect(allowed?.outreach).toBe(true);
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
  test('keeps the steps for a challenge if the trouble behind it has none for the business', () => {
    const law = { ...PLAIN, kind: 'law', biggestChallenges: ['lead_generation'] } as const;
    expect(stepsOf({ ...law, topics: ['season'] })).toEqual(stepsOf(law));
    expect(stepsOf(law)).not.toEqual([]);
  });

  test('is about people for a firm that is full', () => {
    const steps = stepsOf({
      ...PLAIN,
      customerType: ['b2c'],
      kind: 'animals',
      wants: ['staff', 'better'],
      biggestChallenges: ['team_scaling', 'pricing_strategy'],
    });
    expect(steps.slice(0, 2)).toEqual(['ask-the-team', 'paid-trial-day']);
    expect(steps).not.toContain('first-message');
  });

  test('begins with what the visitor asked for', () => {
    const { preparationSteps } = write({ ...PLAIN, kind: 'trade', wants: ['fewer'], topics: ['refusing'] });
    expect(preparationSteps[0]?.reason).toEqual({ kind: 'asked', topic: 'refusing' });
  });

  test('has no step for a challenge whose trouble the visitor named', () => {
    const topics = ['prices', 'scope', 'small-orders'] as const;
    const profile = { ...PLAIN, kind: 'trade', biggestChallenges: ['pricing_strategy'], topics } as const;
    expect(write(profile).preparationSteps.map(({ reason }) => reason)).toEqual(
      topics.map((topic) => ({ kind: 'asked', topic })),
    );
  });

  test('has no step for a mere tick besides three others', () => {
    const topics = ['prices', 'scope', 'small-orders'] as const;
    const biggestChallenges = ['conversion', 'customer_retention'] as const;
    const profile: Profile = { ...PLAIN, kind: 'trade', biggestChallenges };
    expect(stepsOf(profile)).toEqual(['quiet-quotes', 'ring-old-customers']);
    expect(stepsOf({ ...profile, topics })).toHaveLength(topics.length);
  });

  test('shows an example of the business’s own kind', () => {
    const { preparationSteps } = write({
      ...PLAIN,
      kind: 'education',
      customerType: ['b2b2c'],
      topics: ['firms'],
    });
    const step = preparationSteps.find(({ id }) => id === 'offer-for-firms');
    expect(step?.example).toContain('driving school');
  });

  const templateOf = (offer: string) =>
    write({ ...PLAIN, kind: 'cleaning', wants: ['other'], offer }).preparationSteps.find(
      ({ id }) => id === 'small-first-order',
    )?.template;

  test('has the offer in the visitor’s words', () => {
    expect(templateOf('office cleaning')).toMatch(/^To try us: Office cleaning\n/);
    expect(templateOf('')).not.toContain('To try us');
  });

  test('is signed with the website and its town, as far as they are known', () => {
    const input = inputOf({ ...PLAIN, buyers: 'vets' });
    const sign = (site: typeof input.site) =>
      writeRoadmap({ ...input, site }, LIBRARY).preparationSteps[0]?.template;
    const site = {
      title: '',
      host: 'brightwork.example',
      place: { name: 'Bremen', country: 'de' },
    };
    expect(sign(site)).toMatch(/\n\[your name, phone\]\nbrightwork\.example, Bremen$/);
    expect(sign(null)).toMatch(/\n\[your name, phone\]$/);
    const { preparationSteps } = writeRoadmap(
      { ...input, kind: 'lodging', topics: ['platform-fees'], site: null },
      LIBRARY,
    );
    expect(preparationSteps.map(({ template }) => template).join('\n')).toContain('[link or number]');
  });

  test('begins with the firms that the visitor named', () => {
    const listFor = (buyers: string, customerType: Profile['customerType'] = ['b2b']) => {
      const [first] = write({ ...PLAIN, customerType, buyers }).preparationSteps;
      return first?.reason.kind === 'named' ? first.reason.buyer : undefined;
    };
    expect(listFor('vets')).toBe('Vets');
    expect(listFor('medical device makers')).toBe('Medical device makers');
    expect(listFor('truckers lol. heavy haul outfits')).toBe('Truckers, heavy haul outfits');
    expect(listFor('care homes + schools on the medway run, not london')).toBe(
      'Care homes + schools on the medway run',
    );
    expect(listFor('–')).toBeUndefined();
    expect(listFor('families, brides', ['b2b2c'])).toBeUndefined();
  });

  test('names nobody whom the visitor refuses, and cuts no name', () => {
    const plan = write({
      ...PLAIN,
      buyers:
        'maisbauern ab 15 ha, lagerhäuser, winzer nur steillage. hochzeiten NEIN, klasse B hab ich genug, genossenschaften',
    });
    expect(plan.preparationSteps[0]?.reason).toEqual({
      kind: 'named',
      buyer: 'Maisbauern ab 15 ha, lagerhäuser, winzer nur steillage, genossenschaften',
    });
    const many = [...'abcdefghijklmno'].map((letter) => `silo operators ${letter.repeat(3)}`).join(', ');
    const long = write({ ...PLAIN, buyers: many.slice(0, 300) }).preparationSteps[0]?.reason;
    expect(long?.kind === 'named' && long.buyer).toMatch(/^(?:silo operators (\w)\1\1, )+…$/i);
    const firmsOf = (buyers: string, language: Locale = 'en') => {
      const reason = write({ ...PLAIN, language, buyers }).preparationSteps[0]?.reason;
      return reason?.kind === 'named' ? reason.buyer : undefined;
    };
    expect(firmsOf('Schulen (voll!), Kliniken v.a. mit Küche, Heime z.B. kleine', 'de')).toBe(
      'Kliniken v.a. mit Küche, Heime z.B. kleine',
    );
    expect(firmsOf('grain elevators, feed mills not the big coop, have them. no retail stores')).toBe(
      'Grain elevators, feed mills',
    );
    expect(firmsOf('gemeinden, bestatter sind NICHT unsere kunden, vereine nicht die zahlen nix')).toBe(
      'Gemeinden',
    );
    expect(firmsOf('dentists, churches. less sofas')).toBe('Dentists, churches');
    expect(firmsOf('car makers (too many already), dairies (small lots)')).toBe('Dairies (small lots)');
    expect(firmsOf('maschinenbauer, anlagenbau', 'de')).toBe('Maschinenbauer, anlagenbau');
    expect(firmsOf('gemeinden, kanzleien, unter der woche', 'de')).toBe(
      'Gemeinden, kanzleien, unter der woche',
    );
    expect(firmsOf('golf nein danke')).toBeUndefined();
  });

  test('has a card under the name alone of a customer with much said of them', () => {
    const { b2bTargetGroups } = write({
      ...PLAIN,
      buyers: 'specialist contractors 2-20m turnover who bid regularly',
    });
    expect(b2bTargetGroups.map(({ name }) => name)).toEqual(['Specialist contractors']);
  });

  test('writes to no private person', () => {
    const firmsOf = (buyers: string, topics: Profile['topics'] = []) =>
      write({ ...PLAIN, customerType: ['b2b2c'], buyers, topics }).preparationSteps.flatMap(({ reason }) =>
        reason.kind === 'named' ? reason.buyer : [],
      );
    expect(firmsOf('families, stags')).toEqual([]);
    expect(firmsOf('families, stags', ['firms'])).not.toEqual([]);
    expect(new Set(firmsOf('employers with a bike shed, hospitals'))).toEqual(
      new Set(['Employers with a bike shed, hospitals']),
    );
    expect(firmsOf('hotels, mostly small inns')).toEqual(firmsOf('hotels, small inns'));
    expect(stepsOf({ ...PLAIN, customerType: ['b2c'], buyers: 'solicitors' })).not.toContain('first-message');
  });

  test('has a first message with the offer and the reason in the visitor’s words', () => {
    const messageOf = (profile: Partial<Profile>) =>
      write({ ...PLAIN, buyers: 'vets', ...profile }).preparationSteps.find(
        ({ id }) => id === 'first-message',
      )?.template;
    const message = messageOf({ offer: 'cut foam inserts', strength: 'ready in three days' });
    expect(message).toContain('About us: Cut foam inserts\nWhy others choose us: Ready in three days\n');
    expect(messageOf({})).toContain('About us: [what you sell, in one line]');
    expect(messageOf({})).toContain('Why others choose us: [what your last five customers said]');
    expect(messageOf({ wants: ['staff'] })).toBeUndefined();
  });

  test('asks why customers choose the business unless it said so', () => {
    const steps = (strength: string) => stepsOf({ ...PLAIN, biggestChallenges: ['competition'], strength });
    expect(steps('')).toContain('why-they-chose-you');
    expect(steps('ready in three days')).not.toContain('why-they-chose-you');
  });

  test('begins with another trouble than finding customers', () => {
    const kinds = (biggestChallenges: Profile['biggestChallenges'], wants: Profile['wants'] = []) =>
      write({
        ...PLAIN,
        kind: 'software',
        productTypes: ['software_saas'],
        buyers: 'town clerks',
        biggestChallenges,
        wants,
      }).preparationSteps.map(({ reason }) => reason.kind);
    expect(kinds(['conversion'])).toEqual(['ticked', 'named']);
    expect(kinds(['conversion', 'lead_generation'])[0]).toBe('named');
    expect(kinds(['conversion'], ['more'])[0]).toBe('named');
  });

  test('writes to nobody for a firm that is full', () => {
    const full: Profile = { ...PLAIN, kind: 'trade', buyers: 'vets', wants: ['fewer', 'better'] };
    expect(stepsOf(full)).not.toContain('first-message');
    expect(stepsOf({ ...full, wants: ['fewer', 'other'] })).toContain('first-message');
  });

  test('is not shortened for a seller to consumers who names firms', () => {
    const shop: Profile = {
      ...PLAIN,
      customerType: ['b2c'],
      kind: 'shop',
      wants: ['more', 'better'],
      biggestChallenges: ['lead_generation', 'pricing_strategy', 'competition'],
    };
    expect(stepsOf({ ...shop, buyers: 'schools' })).toEqual(stepsOf(shop));
  });

  test('has one ticked and one wanted step besides the one that reaches the named firms', () => {
    const { preparationSteps } = write({
      ...PLAIN,
      kind: 'trade',
      buyers: 'vets',
      wants: ['more', 'fewer'],
      biggestChallenges: ['customer_retention', 'pricing_strategy', 'conversion'],
    });
    expect(preparationSteps.map(({ reason }) => reason.kind)).toEqual(['named', 'ticked', 'wanted']);
  });

  test('calls quiet quotes only for a business that writes quotes, and wants more', () => {
    const hasQuotes = (profile: Partial<Profile>) =>
      stepsOf({ ...PLAIN, kind: 'trade', biggestChallenges: ['conversion'], ...profile }).includes(
        'quiet-quotes',
      );
    expect(hasQuotes({})).toBe(true);
    expect(hasQuotes({ kind: 'shop' })).toBe(false);
    expect(hasQuotes({ priceRange: ['10-100'] })).toBe(false);
    expect(hasQuotes({ wants: ['fewer'] })).toBe(false);
  });

  test('sends only local businesses with private customers to the map and reviews', () => {
    const localSteps = (profile: Partial<Profile>) =>
      stepsOf({ ...PLAIN, kind: 'shop', customerType: ['b2c'], wants: ['more'], ...profile }).filter(
        (id) => id === 'map-entry' || id === 'ask-for-a-review',
      );
    expect(localSteps({})).toEqual(['map-entry', 'ask-for-a-review']);
    expect(localSteps({ customerType: ['b2b'] })).toEqual([]);
    expect(localSteps({ kind: 'software' })).toEqual([]);
    expect(localSteps({ wants: ['staff'] })).toEqual([]);
  });

  test('does not act on the visitor’s own words, and lists topics that the plan lacks', () => {
    const customChallenge = 'We’re short of staff, our prices are too low, and trial users never start.';
    const roadmap = write({ ...PLAIN, kind: 'trade', customChallenge });
    expect(roadmap).toEqual(write({ ...PLAIN, kind: 'trade' }));
    expect(roadmap.topics).toEqual([]);
    expect(roadmap.otherTopics).toEqual(expect.arrayContaining(['hiring', 'cheap-rivals']));
    expect(roadmap.otherTopics).not.toContain('trial-users');
    expect(write({ ...PLAIN, wants: ['staff'] }).otherTopics).not.toContain('hiring');
    expect(write({ ...PLAIN, topics: ['prices', 'references', 'reminders'] }).otherTopics).toEqual([]);
  });

  test('begins with staff or suppliers, before the customers that somebody named', () => {
    const { preparationSteps } = write({ ...PLAIN, buyers: 'hotels', wants: ['more', 'suppliers'] });
    expect(preparationSteps.map(({ reason }) => reason).slice(0, 2)).toEqual([
      { kind: 'wanted', want: 'suppliers' },
      { kind: 'named', buyer: 'Hotels' },
    ]);
  });

  test('says whom the visitor looks for, in their words', () => {
    const templateOf = (profile: Partial<Profile>) =>
      write({ ...PLAIN, kind: 'trade', wants: ['staff'], ...profile }).preparationSteps[0]?.template;
    expect(templateOf({ seeks: 'two electricians' })).toContain('We’re looking for: Two electricians\n');
    for (const seeks of ['', 'two fitters. new grad ok', 'two fitters, NO agencies', 'fitters '.repeat(14)])
      expect(templateOf({ seeks })).toContain('We’re looking for: [whom or what]\n');
    expect(templateOf({ wants: ['staff', 'suppliers'], seeks: 'slate' })).toContain('[whom or what]');
    const { preparationSteps } = write({
      ...PLAIN,
      wants: ['suppliers'],
      topics: ['hiring'],
      seeks: 'slate',
    });
    expect(preparationSteps.map(({ template }) => template?.includes('Slate'))).toEqual([true, false]);
  });

  test('has hashtags only for somebody who posts', () => {
    const post = { ...PLAIN, kind: 'shop' } satisfies Profile;
    expect(write(post).hashtags).toEqual([]);
    const posting: Profile = { ...post, biggestChallenges: ['social_media'], buyers: 'hotels' };
    expect(write(posting).hashtags).toEqual([]);
    expect(write({ ...posting, buyers: 'hotels, vets' }).hashtags).toEqual(['#Hotels', '#Vets']);
  });

  test('is in Swiss spelling in Switzerland only', () => {
    const german: Profile = {
      ...PLAIN,
      language: 'de',
      kind: 'trade',
      wants: ['more', 'better'],
      hasWebsite: true,
      buyers: 'Strassenämter, Großhändler',
    };
    const textsIn = (country: string) =>
      JSON.stringify(write({ ...german, place: { name: 'Chur', country } }));
    expect(textsIn('ch')).not.toContain('ß');
    expect(textsIn('at')).toContain('ß');
  });

  test('cannot be steered by patterns in what was typed', () => {
    expect(templateOf('$& {offer} [x]')).toContain('$& {offer} [x]');
  });

  test.each(['Touren u Lieferschein', 'Roast coffee. Ok for offices', 'machines, new or old?'])(
    'leaves out of a text to strangers what reads as a note: %s',
    (offer) => expect(templateOf(offer)).not.toContain(offer.slice(0, 10)),
  );
  test.each([
    'Maple syrup in 20L pails',
    'beans, training & machines',
    'E-Bikes und Lastenräder',
    '24/7 Notdienst (auch sonntags)',
    'Software inkl. Einführung',
  ])('keeps an offer: %s', (offer) => expect(templateOf(`${offer}.`)).toContain(`${offer.slice(1)}\n`));
});

describe('likely buyers', () => {
  const likelyOf = (profile: Partial<Profile>) => write({ ...PLAIN, ...profile }).likelyBuyers;

  test('depend on the kind of business, and only sellers to firms get them', () => {
    expect(likelyOf({ kind: 'trade' })).toContain('Property managers');
    expect(likelyOf({ kind: 'trade', language: 'de' })).toContain('Hausverwaltungen');
    expect(likelyOf({ kind: null })).toEqual([]);
    expect(likelyOf({ kind: 'trade', customerType: ['b2c'] })).toEqual([]);
    expect(likelyOf({ kind: 'trade', wants: ['staff'] })).toEqual([]);
  });

  test.each(keysOf(LIKELY_BUYERS))('each have a profile if chosen: %s', (kind) => {
    for (const language of LOCALES) {
      const buyers = readNamedBuyers(likelyOf({ kind, language }).join(', '), LIBRARY.buyers);
      expect(buyers.map(({ profile }) => profile?.id)).toEqual(LIKELY_BUYERS[kind]);
    }
  });
});

describe('the buyers', () => {
  const IN_MAINZ = { ...PLAIN, hasWebsite: true, place: { name: 'Mainz', country: 'de' } };
  const groupsOf = (buyers: string, profile: Profile = IN_MAINZ) =>
    write({ ...profile, buyers }).b2bTargetGroups;

  test.each([
    ['solicitors, Anwaltskanzleien, vets', ['law-firms', 'vets']],
    ['Vets. Hotels, ab der 8. Klasse', ['vets', 'hotels']],
    ['firms with vans: home care, plumbers merchants', ['home-care', 'wholesalers']],
    ['Metallverarbeiter (die geben uns Späne + Blech)', ['Metallverarbeiter']],
    ['Anwaltskanzleien und Steuerberater', ['law-firms', 'tax-advisers']],
    ['roofing contractors; house builders; main contractors', ['roofers', 'builders']],
    ['Kleintierärzte', ['vets']],
    ['Familienrechtskanzleien', []],
    ['letting agencies', []],
    ['Spezialschulen für Zauberei', []],
    ['truck fleet garages', []],
    ['auch hotels, and vets', ['hotels', 'vets']],
    ['Leute aus Halle die radfahren', []],
    ['keine Hotels', []],
    ['companies who build hotels', []],
    ['hotels with a spa, Zahnärzte die vor Ort fertigen lassen', ['hotels', 'dentists']],
    ['hotels for dogs', []],
    ['Pflegeheime 20-250 MA, nursing homes in Kent', ['care-homes']],
    ['small law firms, kl. Hotels ab 20 Zimmern', ['law-firms', 'hotels']],
    ['Pumpen u. Armaturen, vets', ['vets']],
    ['', []],
  ])('%j are %j', (buyers, ids) => {
    expect(groupsOf(buyers).map(({ id }) => id.toLowerCase())).toEqual(ids.map((id) => id.toLowerCase()));
  });

  test('stand alone with a capital, as they were typed', () => {
    expect(groupsOf('gp surgeries, Dairys').map(({ name }) => name)).toEqual(['GP surgeries', 'Dairies']);
    expect(groupsOf('oil blenders, big farms').map(({ name }) => name)).toEqual([
      'Oil blenders',
      'Big farms',
    ]);
  });

  test('have what is true for every seller, and what was reviewed for this one', () => {
    const linesFor = (kind: NonNullable<Profile['kind']> | null) =>
      Object.keys(groupsOf('restaurants', { ...PLAIN, kind })[0]?.profile ?? {});
    expect(linesFor('food')).toEqual(['where', 'who', 'avoid', 'asks', 'open']);
    expect(linesFor('manufacturer')).toEqual(['where', 'who', 'avoid']);
    expect(linesFor(null)).toEqual(['where', 'who', 'avoid']);
  });

  test('are no cards for somebody who is full, or wants staff or suppliers', () => {
    expect(groupsOf('restaurants', { ...IN_MAINZ, wants: ['staff', 'suppliers'] })).toEqual([]);
    expect(groupsOf('restaurants', { ...IN_MAINZ, wants: ['staff', 'fewer'] })).toEqual([]);
    expect(groupsOf('restaurants', { ...IN_MAINZ, wants: ['fewer', 'better'] })).toEqual([]);
    expect(groupsOf('restaurants', { ...IN_MAINZ, wants: ['fewer', 'more'] })).toHaveLength(1);
    expect(groupsOf('restaurants', { ...IN_MAINZ, wants: ['staff', 'more'] })).toHaveLength(1);
  });

  test('are searched near the business, in the language and directory of its country', () => {
    const urlsOf = (buyers: string, profile?: Profile) =>
      groupsOf(buyers, profile)[0]?.searches.map(({ url }) => url);
    expect(urlsOf('solicitors')).toEqual([
      'https://www.google.com/maps/search/Rechtsanwalt%20Mainz',
      'https://www.gelbeseiten.de/suche/Rechtsanwalt/Mainz',
    ]);
    expect(urlsOf('shearing contractors')).toBeUndefined();
    expect(urlsOf('plant bakeries')).toBeUndefined();
    expect(urlsOf('snail breeders')).toBeUndefined();
    expect(urlsOf('werkzeugbauer', { ...IN_MAINZ, language: 'de' })?.[0]).toBe(
      'https://www.google.com/maps/search/Werkzeugbauer%20Mainz',
    );
    expect(urlsOf('companies')).toEqual([]);
    expect(urlsOf('brides', { ...IN_MAINZ, customerType: ['b2b2c'] })).toBeUndefined();
    expect(urlsOf('farmers', PLAIN)).toEqual([]);
  });

  test('are searched in the whole country for a business whose customers sit everywhere', () => {
    const [group] = groupsOf('solicitors', { ...IN_MAINZ, kind: 'software' });
    expect(group?.searches).toEqual([
      {
        kind: 'map',
        place: 'Germany',
        url: 'https://www.google.com/maps/search/Rechtsanwalt%20Germany',
      },
    ]);
  });

  test('are never searched by a phrase', () => {
    const word = fc.constantFrom(
      'vets',
      'hotels',
      'who',
      'with',
      'Firmen',
      'mit',
      '10-50',
      'big',
      'schools',
      'ohne',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 4, maxLength: 7 }), (words) => {
        for (const { url } of groupsOf(words.join(' ')).flatMap(({ searches }) => searches))
          expect(url).toMatch(/[/=](?:Tierarzt|Hotel|Schule)(?:%20|\/)Mainz$/);
      }),
    );
  });
});
