/** Site configurations for every value of every setting, for tests. */
import type { Site } from '../../../domain/site/owner.ts';
import { deriveSettings, SETTINGS, type Settings } from '../../../domain/site/settings.ts';

type DeliverySettings = Parameters<typeof deriveSettings>[1];
type Change = (
  site: Site,
  setDelivery: DeliverySettings,
) => { readonly site?: Site; readonly ways?: DeliverySettings };

const setCompany =
  (part: Partial<Site['company']>): Change =>
  (current) => ({ site: { ...current, company: { ...current.company, ...part } } });
const setClaims =
  (part: Partial<Site['claims']>): Change =>
  (current) => ({ site: { ...current, claims: { ...current.claims, ...part } } });
const setRepresentatives =
  (part: Partial<Site['company']['representatives']>): Change =>
  (current) => ({
    site: {
      ...current,
      company: {
        ...current.company,
        representatives: { ...current.company.representatives, ...part },
      },
    },
  });
const setFirebase =
  (part: Partial<Site['firebase']>): Change =>
  (current) => ({ site: { ...current, firebase: { ...current.firebase, ...part } } });
const setSite =
  (part: Partial<Site>): Change =>
  (current) => ({ site: { ...current, ...part } });
const setDelivery =
  (part: Partial<DeliverySettings>): Change =>
  (_, current) => ({ ways: { ...current, ...part } });

const setBooking = (country: string): Change =>
  setSite({ bookingProvider: { provider: 'Muster Booking', country } });
const createChatModel = (country: string): Site['languageModel'] => ({
  kind: 'chat',
  provider: 'Muster AI',
  country,
  url: 'https://ai.muster.example/v1',
  model: 'muster-1',
});

const CHANGES: { readonly [K in keyof Settings]: { readonly [V in Settings[K]]: Change } } = {
  law: {
    DE: setCompany({ country: 'DE' }),
    AT: setCompany({ country: 'AT' }),
    CH: setCompany({ country: 'CH' }),
    US: setCompany({ country: 'US', state: 'Delaware' }),
    other: setCompany({ country: 'NL' }),
  },
  register: { on: setCompany({ register: 'FN 123456a' }), off: setCompany({ register: null }) },
  responsible: {
    on: setCompany({ responsiblePerson: 'Ada Muster' }),
    off: setCompany({ responsiblePerson: null }),
  },
  partner: { on: setCompany({ strategicPartner: 'Muster AG' }), off: setCompany({ strategicPartner: null }) },
  dataProtectionOfficer: {
    on: setCompany({ dataProtectionOfficer: 'Ida Muster, privacy@muster.example' }),
    off: setCompany({ dataProtectionOfficer: null }),
  },
  experience: { on: setClaims({ experienceYears: 15 }), off: setClaims({ experienceYears: null }) },
  guarantee: { on: setClaims({ guaranteeDays: 30 }), off: setClaims({ guaranteeDays: null }) },
  ownUse: { on: setClaims({ ownUse: true }), off: setClaims({ ownUse: false }) },
  representativeEu: {
    on: setRepresentatives({ eu: 'Eu Muster, Wien' }),
    off: setRepresentatives({ eu: null }),
  },
  representativeUk: {
    on: setRepresentatives({ uk: 'Uk Muster, London' }),
    off: setRepresentatives({ uk: null }),
  },
  representativeSwitzerland: {
    on: setRepresentatives({ ch: 'Ch Muster, Bern' }),
    off: setRepresentatives({ ch: null }),
  },
  swiss: { on: setCompany({ country: 'CH' }), off: setCompany({}) },
  languageModel: {
    on: setSite({ languageModel: { kind: 'gemini' } }),
    off: setSite({ languageModel: null }),
  },
  modelPlace: {
    google: () => ({}),
    eea: setSite({ languageModel: createChatModel('FR') }),
    elsewhere: setSite({ languageModel: createChatModel('IN') }),
  },
  bookingPlace: {
    own: setSite({ bookingProvider: null }),
    eea: setBooking('AT'),
    elsewhere: setBooking('JP'),
  },
  video: {
    file: setSite({ video: { kind: 'file', name: 'clip', seconds: 9 } }),
    provider: setSite({ video: { kind: 'youtube', id: 'x' } }),
    none: setSite({ video: null }),
  },
  appCheck: { on: setFirebase({ appCheckSiteKey: 'key' }), off: setFirebase({ appCheckSiteKey: null }) },
  counting: {
    on: (current) => ({ site: { ...current, counting: { ...current.counting, isEnabled: true } } }),
    off: (current) => ({ site: { ...current, counting: { ...current.counting, isEnabled: false } } }),
  },
  newsletter: {
    unstored: setSite({ newsletter: 'unstored' }),
    'double-opt-in': setSite({ newsletter: 'double-opt-in' }),
    none: setSite({ newsletter: 'none' }),
  },
  mail: { on: setDelivery({ mail: 'smtp' }), off: setDelivery({ mail: null }) },
  chat: { on: setDelivery({ webhook: true }), off: setDelivery({ webhook: false }) },
  // Derived from the country.
  host: { ireland: () => ({}), us: setCompany({ country: 'CA' }) },
  storage: {
    eu: setFirebase({
      databaseURL: 'https://x.europe-west1.firebasedatabase.app',
      region: 'europe-west1',
    }),
    'partly-eu': setFirebase({
      databaseURL: 'https://x.europe-west1.firebasedatabase.app',
      region: 'us-central1',
    }),
    'outside-eu': setFirebase({ databaseURL: 'https://x.firebaseio.com', region: 'us-central1' }),
  },
};

export interface Owner {
  readonly site: Site;
  readonly settings: Settings;
}

/** The first value of every setting. */
const DEFAULTS = Object.entries(SETTINGS).map(([setting, [value]]) => [setting, value]);

/** The base with the first value of every setting, except for the overrides. */
export function createOwner(base: Site, overrides: Partial<Settings>): Owner {
  let config: { site: Site; ways: DeliverySettings } = { site: base, ways: { mail: 'smtp', webhook: false } };
  const values: Readonly<Record<string, string>> = { ...Object.fromEntries(DEFAULTS), ...overrides };
  for (const [setting, value] of Object.entries(values)) {
    const changes: Readonly<Record<string, Change>> =
      Object.entries(CHANGES).find(([name]) => name === setting)?.[1] ?? {};
    config = { ...config, ...changes[value]?.(config.site, config.ways) };
  }
  return { site: config.site, settings: deriveSettings(config.site, config.ways) };
}
