/** Finds errors in the owner's files, offline. */
import { eld } from 'eld/small';
import { isInEea, isInEurope } from '../../src/domain/site/europe.ts';
import { isLocale, LOCALES, type Locale } from '../../src/domain/site/locale.ts';
import { listProviders, type Site } from '../../src/domain/site/owner.ts';
import { databaseRegion } from '../../src/domain/site/settings.ts';
import { CLIP_NAME } from '../../src/domain/values/clip.ts';
import type { z } from '../../src/domain/values/schema.ts';

/** Whether a file exists, by its path from the project's root. */
type Exists = (path: string) => boolean;

type Issue = z.core.$ZodIssue;

/** What a value has to be, if the schema doesn't say it better. */
function formatIssue(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return `has unknown fields: ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid'))
    return `must be ${issue.expected === 'array' ? 'a list [ … ]' : 'fields in braces { … }'}`;
  return issue.message;
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((node, key) => Object(node)[key], value);

/** The value in front of a message, if it is short. */
function quote(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'object') return '';
  const text = JSON.stringify(value);
  return text.length > 60 ? '' : `${text} `;
}

/**
 * Checks a file's value against its schema.
 * @param samples paths that are still samples, reported elsewhere
 * @returns a message for each wrong field, such as `company.register: is required for …`
 */
export function findSchemaErrors(
  schema: z.ZodMiniType,
  value: unknown,
  samples: readonly string[] = [],
): readonly string[] {
  const { error } = schema.safeParse(value);
  const found = (error?.issues ?? []).map((issue) => {
    const path = issue.path.join('.');
    return { path, message: `${path}: ${quote(valueAt(value, issue.path))}${formatIssue(issue)}.` };
  });
  return found
    .filter(({ path }, index) => found.findLastIndex((other) => other.path === path) === index)
    .filter(({ path }) => !samples.some((sample) => `${path}.`.startsWith(`${sample}.`)))
    .map(({ message }) => message);
}

const SAMPLE_LOGOS =
  /^(?:bergmeer|feldmann|hafenlabor|isarbau|kontor-eins|lumenta|nordlicht|quellwerk|taktgeber|werkbank)\.svg$/;

/** Finds references to customers who don't exist. */
export const findSampleLogos = ({ logos }: Pick<Site, 'logos'>): readonly string[] =>
  logos.filter(({ file }) => SAMPLE_LOGOS.test(file)).map(({ file }) => `logos: ${file} is a sample.`);

/** Lists files that the site configuration names but that don't exist. */
export function findMissingFiles({ logos, video, proof }: Site, exists: Exists): readonly string[] {
  const clip = video?.kind === 'file' && video.name ? video : null;
  const captions = clip && clip.name !== CLIP_NAME ? LOCALES.map((locale) => `${locale}.vtt`) : [];
  const files = {
    video: clip ? ['mp4', 'webm', 'webp', ...captions].map((ending) => `video/${clip.name}.${ending}`) : [],
    logos: logos.map(({ file }) => `images/logos/${file}`),
    proof: proof.quotes.flatMap(({ picture }) => (picture === null ? [] : [`images/people/${picture}`])),
  };
  return Object.entries(files).flatMap(([section, names]) =>
    names.filter((name) => !exists(`src/${name}`)).map((name) => `${section}: src/${name} does not exist.`),
  );
}

eld.setLanguageSubset([...LOCALES]);

/** The languages whose texts are in another one. */
const languagesOf = (texts: Readonly<Record<string, unknown>>): readonly (readonly [Locale, string])[] =>
  LOCALES.flatMap((locale) => {
    const text = listTexts(texts[locale]).join(' ');
    const { language, isReliable } = eld.detect(text);
    return isLocale(language) && language !== locale && isReliable() ? [[locale, text] as const] : [];
  });

const listTexts = (node: unknown): readonly string[] =>
  typeof node === 'string' ? [node] : Object.values(Object(node)).flatMap(listTexts);

/** Sentences are certain; two words, such as a job title, may be the same in both languages. */
const MIN_SENTENCE = 40;

/** Finds texts in the wrong language: swapped, or long and not translated. Insurers are names and addresses. */
export function findLanguageErrors(node: unknown, path = ''): readonly string[] {
  if (typeof node !== 'object' || node === null || /^company\.insurance$|\.role$/.test(path)) return [];
  if (!LOCALES.every((locale) => locale in node))
    return Object.entries(node).flatMap(([key, child]) =>
      findLanguageErrors(child, path === '' ? key : `${path}.${key}`),
    );
  const wrong = languagesOf({ ...node });
  return wrong
    .filter(([, text]) => wrong.length === LOCALES.length || text.length >= MIN_SENTENCE)
    .map(([locale]) => `${path}.${locale}: is in another language.`);
}

/** Warns about what is valid but risky. */
export function findRisks(site: Site): readonly string[] {
  const { company, counting, firebase, logRetentionDays, newsletter, retentionMonths } = site;
  const location = databaseRegion(firebase.databaseURL);
  const getContinent = (region: string): string => region?.split('-')[0] ?? '';
  return [
    ...(newsletter === 'unstored'
      ? [
          "newsletter: the box thanks visitors, but nothing is stored and nobody receives a newsletter. Ask a lawyer whether that misleads them (§ 5 UWG), or write 'none'.",
        ]
      : []),
    ...Object.entries({
      'retentionMonths.rejected': [retentionMonths.rejected, 12],
      'retentionMonths.undecided': [retentionMonths.undecided, 12],
      'retentionMonths.approved': [retentionMonths.approved, 48],
      'counting.retentionMonths': [counting.retentionMonths, 26],
      logRetentionDays: [logRetentionDays, 90],
    } satisfies Readonly<Record<string, readonly number[]>>).flatMap(([field, [value = 0, usual = 0]]) =>
      value > usual
        ? [`${field}: ${value} is more than ${usual}, and needs a reason (Article 5 (1) (e) GDPR).`]
        : [],
    ),
    ...listProviders(site)
      .filter(({ country }) => !isInEea(country))
      .map(
        ({ path, country }) =>
          `${path}: which guarantee covers the transfer to ${country}? The privacy notice names an adequacy decision or standard contractual clauses (Article 46 GDPR).`,
      ),
    ...(isInEurope(company.country) && getContinent(location) !== 'europe'
      ? [
          `firebase.databaseURL: the database is in ${location}, outside Europe. Its location can never be changed: create one in europe-west1 before launch.`,
        ]
      : []),
    ...(getContinent(location) === getContinent(firebase.region) || !firebase.databaseURL
      ? []
      : [`firebase.region: functions in ${firebase.region} are far from the database in ${location}.`]),
  ];
}

/**
 * Finds rewrites of Hosting to functions. Behind them, or behind a load balancer, all visitors would share one address,
 * and so one limit.
 * @param config content of firebase.json
 */
export function findRewriteErrors(config: {
  readonly hosting?: { readonly rewrites?: readonly Readonly<Record<string, unknown>>[] };
}): readonly string[] {
  return (config.hosting?.rewrites ?? [])
    .filter((rewrite) => 'function' in rewrite || 'run' in rewrite)
    .map(
      ({ source }) =>
        `firebase.json: the rewrite of ${source} calls a function behind Hosting, where all visitors share one address and its limits. Pages call functions directly; remove it.`,
    );
}
