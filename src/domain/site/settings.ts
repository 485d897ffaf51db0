import { NEWSLETTER_ANSWERS } from '../newsletter/newsletter.ts';
import { isInEea } from './europe.ts';
import type { Notifications, Site } from './owner.ts';

type Switch = 'on' | 'off';
const SWITCH = ['on', 'off'] as const;

/** The settings that texts depend on (src/copy/resolve-texts.ts), with all possible values. */
export const SETTINGS = {
  /** Country whose law the imprint and the terms cite. */
  law: ['DE', 'AT', 'CH', 'US', 'other'],
  /** Whether the company is registered. */
  register: SWITCH,
  responsible: SWITCH,
  partner: SWITCH,
  dataProtectionOfficer: SWITCH,
  languageModel: SWITCH,
  /** Where the language model's provider is. Google's is part of the contract on hosting. */
  modelPlace: ['google', 'eea', 'elsewhere'],
  /** Where the booking page's provider is. */
  bookingPlace: ['own', 'eea', 'elsewhere'],
  video: ['file', 'provider', 'none'],
  appCheck: SWITCH,
  counting: SWITCH,
  newsletter: NEWSLETTER_ANSWERS,
  /** Whether mails are sent, and whether applications are posted to a chat. */
  mail: SWITCH,
  chat: SWITCH,
  /** Claims: years of experience, a guarantee, and that the own team uses the platform. */
  experience: SWITCH,
  guarantee: SWITCH,
  ownUse: SWITCH,
  /** Representatives of companies from elsewhere. */
  representativeEu: ['off', 'on'],
  representativeUk: ['off', 'on'],
  representativeSwitzerland: ['off', 'on'],
  /** Whether the site addresses people in Switzerland. */
  swiss: ['off', 'on'],
  /** Google's company that the owner's contract is with. */
  host: ['ireland', 'us'],
  /** Region of the database and the functions. */
  storage: ['eu', 'partly-eu', 'outside-eu'],
} as const;
export type Settings = { readonly [K in keyof typeof SETTINGS]: (typeof SETTINGS)[K][number] };

const placeOf = (country: string) => (isInEea(country) ? 'eea' : 'elsewhere');
const toSwitch = (on: boolean): Switch => (on ? 'on' : 'off');

/** Region of a database by its URL; URLs without a region are in Iowa. */
export const databaseRegion = (databaseURL: string): string =>
  /\.([a-z]+-[a-z]+\d)\.firebasedatabase\.app$/.exec(databaseURL)?.[1] ?? 'us-central1';

/** Google's European regions, except London and Zurich. */
const isInEu = (location: string): boolean => /^europe-(?!west[26]$)/.test(location);

/** Derives the settings from the configuration files. */
export function deriveSettings(
  site: Site,
  { mail, webhook }: Pick<Notifications, 'mail' | 'webhook'>,
): Settings {
  const { bookingProvider, company, firebase, languageModel, video } = site;
  const places = [databaseRegion(firebase.databaseURL), firebase.region];
  return {
    law: SETTINGS.law.find((law) => law === company.country) ?? 'other',
    register: toSwitch(company.register !== null),
    responsible: toSwitch(company.responsiblePerson !== null),
    partner: toSwitch(company.strategicPartner !== null),
    dataProtectionOfficer: toSwitch(company.dataProtectionOfficer !== null),
    languageModel: toSwitch(languageModel !== null),
    modelPlace: languageModel?.kind !== 'chat' ? 'google' : placeOf(languageModel.country),
    bookingPlace: bookingProvider ? placeOf(bookingProvider.country) : 'own',
    video: video === null ? 'none' : video.kind === 'file' ? 'file' : 'provider',
    appCheck: toSwitch(firebase.appCheckSiteKey !== null),
    counting: toSwitch(site.counting.isEnabled),
    newsletter: site.newsletter,
    mail: toSwitch(mail !== null),
    chat: toSwitch(webhook),
    experience: toSwitch(site.claims.experienceYears !== null),
    guarantee: toSwitch(site.claims.guaranteeDays !== null),
    ownUse: toSwitch(site.claims.ownUse),
    representativeEu: toSwitch(Boolean(company.representatives.eu)),
    representativeUk: toSwitch(Boolean(company.representatives.uk)),
    representativeSwitzerland: toSwitch(Boolean(company.representatives.ch)),
    swiss: toSwitch(company.country === 'CH' || Boolean(company.representatives.ch)),
    host: isInEea(company.country) || company.country === 'CH' ? 'ireland' : 'us',
    storage: places.every(isInEu) ? 'eu' : places.some(isInEu) ? 'partly-eu' : 'outside-eu',
  };
}
