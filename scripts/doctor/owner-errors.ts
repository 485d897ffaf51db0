/** Finds errors in the configuration files, offline. */
import { robotName } from '../../src/domain/site/brand-names.ts';
import { LOCALES } from '../../src/domain/site/locale.ts';
import type { Notifications, Site } from '../../src/domain/site/owner.ts';
import { databaseRegion } from '../../src/domain/site/settings.ts';
import { CLIP_NAME } from '../../src/domain/values/clip.ts';
import { findCountingErrors } from '../../src/domain/visits/visit-events.ts';

/** Whether a file exists, by its path from the project's root. */
type Exists = (path: string) => boolean;

const REGION = /^[a-z]+-[a-z]+\d+$/;
const DATABASE_HOST = /\.(?:firebaseio\.com|firebasedatabase\.app)$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined;

const isHttps = (url: string): boolean => URL.parse(url)?.protocol === 'https:';

/** Lists files that the site configuration names but that don't exist. */
function findMissingFiles({ logos, video }: Pick<Site, 'logos' | 'video'>, exists: Exists): string[] {
  const clip = video?.kind === 'file' ? video : null;
  const captions = clip && clip.name !== CLIP_NAME ? LOCALES.map((locale) => `${locale}.vtt`) : [];
  return [
    ...logos.map(({ file }) => `src/images/logos/${file}`),
    ...(clip ? ['mp4', 'webm', 'webp', ...captions].map((ending) => `src/video/${clip.name}.${ending}`) : []),
  ].filter((file) => !exists(file));
}

/** Returns an error message for each problem in src/site.ts. */
export function findSiteErrors(site: Site, exists: Exists): string[] {
  const { brand, claimsAreTrue, company, firebase, links, logRetentionDays, origin } = site;
  const urls = { origin, ...links, 'firebase.databaseURL': firebase.databaseURL };
  const checks: readonly (readonly [isWrong: boolean, message: string])[] = [
    [robotName(brand) === 'Bot', `brand: "${brand}" has no letter from a to z, which file names require.`],
    ...Object.entries(urls).map(
      ([name, url]) => [!isHttps(url), `${name}: ${url} is not an https URL.`] as const,
    ),
    [origin.endsWith('/'), 'origin: remove the trailing slash.'],
    [!isCountry(company.country), `company.country: "${company.country}" is not an ISO 3166 code.`],
    [
      company.country === 'AT' && company.purpose === null,
      'company.purpose: required in Austria (§ 25 MedienG).',
    ],
    [!REGION.test(firebase.region), `firebase.region: "${firebase.region}" is not a region.`],
    [
      !DATABASE_HOST.test(URL.parse(firebase.databaseURL)?.hostname ?? ''),
      'firebase.databaseURL: a Realtime Database is at firebaseio.com or firebasedatabase.app.',
    ],
    [
      !Number.isInteger(logRetentionDays) || logRetentionDays < 1,
      `logRetentionDays: ${logRetentionDays} is not a number of days.`,
    ],
    [!claimsAreTrue, 'claimsAreTrue: set it to true once every claim listed here is.'],
    ...findMissingFiles(site, exists).map((file) => [true, `${file} does not exist.`] as const),
    ...findCountingErrors(site.counting).map((message) => [true, `counting: ${message}`] as const),
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, message]) => `src/site.ts: ${message}`);
}

/** Returns an error message for each problem in src/notifications.ts. */
export const findNotificationErrors = ({ mail, sender, team }: Notifications): string[] =>
  (mail === null ? [] : [sender, ...team.map(({ address }) => address)])
    .filter((address) => !EMAIL.test(address))
    .map((address) => `src/notifications.ts: ${address} is not an email address.`);

/** EU, EEA, Switzerland and the United Kingdom. */
const EUROPE =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  );

export const isInEurope = (country: string): boolean => EUROPE.includes(country);

/** Warns about valid but risky settings. */
export function findWarnings({ company, firebase }: Pick<Site, 'company' | 'firebase'>): string[] {
  const location = databaseRegion(firebase.databaseURL);
  const getContinent = (region: string): string => region.split('-')[0] ?? '';
  return [
    ...(isInEurope(company.country) && getContinent(location) !== 'europe'
      ? [
          `firebase.databaseURL: the database is in ${location}, outside Europe. Its location can never be changed: create one in europe-west1 before launch.`,
        ]
      : []),
    ...(getContinent(location) === getContinent(firebase.region)
      ? []
      : [`firebase.region: functions in ${firebase.region} are far from the database in ${location}.`]),
    ...(company.country === 'DE' || company.country === 'AT' || company.country === 'CH'
      ? []
      : ['company.country: the legal texts cite no statute of this country. Have them written by a lawyer.']),
    ...(isInEurope(company.country) && !['CH', 'GB'].includes(company.country)
      ? []
      : ['company.country: outside the EU you may need a representative there (Article 27 GDPR).']),
  ];
}
