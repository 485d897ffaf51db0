import { isInEea } from './europe.ts';
import type { Notifications, Site } from './owner.ts';

type Switch = 'on' | 'off';

/** The settings that texts depend on (src/copy/resolve-texts.ts), with all possible values. */
export interface Settings {
  /** Country whose law the imprint and the terms cite. */
  readonly law: 'DE' | 'AT' | 'CH' | 'US' | 'other';
  /** Whether the company is registered. */
  readonly register: Switch;
  readonly responsible: Switch;
  readonly partner: Switch;
  readonly dataProtectionOfficer: Switch;
  readonly languageModel: Switch;
  /** Where the language model's provider is. Google's is part of the contract on hosting. */
  readonly modelPlace: 'google' | 'eea' | 'elsewhere';
  readonly video: 'file' | 'provider' | 'none';
  readonly appCheck: Switch;
  readonly counting: Switch;
  readonly newsletterBox: Switch;
  /** Whether mails are sent, and whether applications are posted to a chat. */
  readonly mail: Switch;
  readonly chat: Switch;
  /** Claims: years of experience, a guarantee, and that the own team uses the platform. */
  readonly experience: Switch;
  readonly guarantee: Switch;
  readonly ownUse: Switch;
  /** Representatives of a company from elsewhere. */
  readonly representativeEu: Switch;
  readonly representativeUk: Switch;
  readonly representativeSwitzerland: Switch;
  /** Google's company that the owner's contract is with. */
  readonly host: 'ireland' | 'us';
  /** Region of the database and the functions. */
  readonly storage: 'eu' | 'partly-eu' | 'outside-eu';
}

/** All values of every setting. */
export const SETTINGS: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  law: ['DE', 'AT', 'CH', 'US', 'other'],
  register: ['on', 'off'],
  responsible: ['on', 'off'],
  partner: ['on', 'off'],
  dataProtectionOfficer: ['on', 'off'],
  languageModel: ['on', 'off'],
  modelPlace: ['google', 'eea', 'elsewhere'],
  video: ['file', 'provider', 'none'],
  appCheck: ['on', 'off'],
  counting: ['on', 'off'],
  newsletterBox: ['on', 'off'],
  mail: ['on', 'off'],
  chat: ['on', 'off'],
  experience: ['on', 'off'],
  guarantee: ['on', 'off'],
  ownUse: ['on', 'off'],
  representativeEu: ['off', 'on'],
  representativeUk: ['off', 'on'],
  representativeSwitzerland: ['off', 'on'],
  host: ['ireland', 'us'],
  storage: ['eu', 'partly-eu', 'outside-eu'],
};

const toSwitch = (on: boolean): Switch => (on ? 'on' : 'off');

/** Region of a database by its URL; URLs without a region are in Iowa. */
export const databaseRegion = (databaseURL: string): string =>
  /\.([a-z]+-[a-z]+\d)\.firebasedatabase\.app$/.exec(new URL(databaseURL).hostname)?.[1] ?? 'us-central1';

/** Google's European regions outside the EU: London and Zurich. */
const EUROPE_OUTSIDE_EU = ['europe-west2', 'europe-west6'];
const isInEu = (location: string): boolean =>
  location.startsWith('europe-') && !EUROPE_OUTSIDE_EU.includes(location);

/** Derives the settings from the configuration files. */
export function deriveSettings(
  site: Site,
  { mail, webhook }: Pick<Notifications, 'mail' | 'webhook'>,
): Settings {
  const { company, firebase, languageModel, video } = site;
  const places = [databaseRegion(firebase.databaseURL), firebase.region];
  return {
    law: SETTINGS.law.find((law) => law === company.country) ?? 'other',
    register: toSwitch(company.register !== null),
    responsible: toSwitch(company.responsiblePerson !== null),
    partner: toSwitch(company.strategicPartner !== null),
    dataProtectionOfficer: toSwitch(company.dataProtectionOfficer !== null),
    languageModel: toSwitch(languageModel !== null),
    modelPlace:
      languageModel?.kind !== 'chat' ? 'google' : isInEea(languageModel.country) ? 'eea' : 'elsewhere',
    video: video === null ? 'none' : video.kind === 'file' ? 'file' : 'provider',
    appCheck: toSwitch(firebase.appCheckSiteKey !== null),
    counting: toSwitch(site.counting.isEnabled),
    newsletterBox: toSwitch(site.hasNewsletterForm),
    mail: toSwitch(mail !== null),
    chat: toSwitch(webhook),
    experience: toSwitch(site.claims.experienceYears !== null),
    guarantee: toSwitch(site.claims.guaranteeDays !== null),
    ownUse: toSwitch(site.claims.ownUse),
    representativeEu: toSwitch(Boolean(company.representatives.eu)),
    representativeUk: toSwitch(Boolean(company.representatives.uk)),
    representativeSwitzerland: toSwitch(Boolean(company.representatives.ch)),
    host: isInEea(company.country) || company.country === 'CH' ? 'ireland' : 'us',
    storage: places.every(isInEu) ? 'eu' : places.some(isInEu) ? 'partly-eu' : 'outside-eu',
  };
}
