/** An owner's files for every value of every setting, for tests. */
import type { Site } from '../../domain/site/owner.ts';
import { deriveSettings, SETTINGS, type Settings } from '../../domain/site/settings.ts';
import { site } from '../../site.ts';

type Ways = Parameters<typeof deriveSettings>[1];
type Change = (site: Site, ways: Ways) => { readonly site?: Site; readonly ways?: Ways };

const company =
  (part: Partial<Site['company']>): Change =>
  (given) => ({ site: { ...given, company: { ...given.company, ...part } } });
const firebase =
  (part: Partial<Site['firebase']>): Change =>
  (given) => ({ site: { ...given, firebase: { ...given.firebase, ...part } } });
const change =
  (part: Partial<Site>): Change =>
  (given) => ({ site: { ...given, ...part } });
const ways =
  (part: Partial<Ways>): Change =>
  (_, given) => ({ ways: { ...given, ...part } });

const CHANGES: { readonly [K in keyof Settings]: { readonly [V in Settings[K]]: Change } } = {
  law: {
    DE: company({ country: 'DE' }),
    AT: company({ country: 'AT' }),
    CH: company({ country: 'CH' }),
    other: company({ country: 'NL' }),
  },
  register: { on: company({ register: 'FN 123456a' }), off: company({ register: null }) },
  responsible: {
    on: company({ responsiblePerson: 'Ada Muster' }),
    off: company({ responsiblePerson: null }),
  },
  partner: { on: company({ strategicPartner: 'Muster AG' }), off: company({ strategicPartner: null }) },
  dataProtectionOfficer: {
    on: company({ dataProtectionOfficer: 'Ida Muster, privacy@muster.example' }),
    off: company({ dataProtectionOfficer: null }),
  },
  languageModel: { gemini: change({ languageModel: 'gemini' }), none: change({ languageModel: null }) },
  video: {
    file: change({ video: { kind: 'file', name: 'clip', seconds: 9 } }),
    provider: change({ video: { kind: 'youtube', id: 'x' } }),
    none: change({ video: null }),
  },
  appCheck: { on: firebase({ appCheckSiteKey: 'key' }), off: firebase({ appCheckSiteKey: null }) },
  counting: {
    on: (given) => ({ site: { ...given, counting: { ...given.counting, isEnabled: true } } }),
    off: (given) => ({ site: { ...given, counting: { ...given.counting, isEnabled: false } } }),
  },
  newsletterBox: { on: change({ hasNewsletterForm: true }), off: change({ hasNewsletterForm: false }) },
  mail: { on: ways({ mail: 'smtp' }), off: ways({ mail: null }) },
  chat: { on: ways({ webhook: true }), off: ways({ webhook: false }) },
  storage: {
    eu: firebase({
      databaseURL: 'https://x.europe-west1.firebasedatabase.app',
      region: 'europe-west1',
    }),
    'partly-eu': firebase({
      databaseURL: 'https://x.europe-west1.firebasedatabase.app',
      region: 'us-central1',
    }),
    'outside-eu': firebase({ databaseURL: 'https://x.firebaseio.com', region: 'us-central1' }),
  },
};

export interface Owner {
  readonly site: Site;
  readonly settings: Settings;
}

/** The first value of every setting. */
const USUAL = Object.entries(SETTINGS).map(([setting, [value]]) => [setting, value]);

/** An owner with the first value of every setting, except for what is decided. */
export function ownerWith(decided: Partial<Settings>): Owner {
  let files: { site: Site; ways: Ways } = { site, ways: { mail: 'smtp', webhook: false } };
  const values: Readonly<Record<string, string>> = { ...Object.fromEntries(USUAL), ...decided };
  for (const [setting, value] of Object.entries(values)) {
    const changes: Readonly<Record<string, Change>> =
      Object.entries(CHANGES).find(([name]) => name === setting)?.[1] ?? {};
    files = { ...files, ...changes[value]?.(files.site, files.ways) };
  }
  return { site: files.site, settings: deriveSettings(files.site, files.ways) };
}
