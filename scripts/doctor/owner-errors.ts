/** Finds errors in the owner's files, offline. */
import { LOCALES } from '../../src/domain/site/locale.ts';
import type { Site } from '../../src/domain/site/owner.ts';
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

/** Lists files that the site configuration names but that don't exist. */
export function findMissingFiles({ logos, video, proof }: Site, exists: Exists): readonly string[] {
  const clip = video?.kind === 'file' ? video : null;
  const captions = clip && clip.name !== CLIP_NAME ? LOCALES.map((locale) => `${locale}.vtt`) : [];
  return [
    ...logos.map(({ file }) => `src/images/logos/${file}`),
    ...proof.quotes.flatMap(({ picture }) => (picture === null ? [] : [`src/images/people/${picture}`])),
    ...(clip ? ['mp4', 'webm', 'webp', ...captions].map((ending) => `src/video/${clip.name}.${ending}`) : []),
  ].filter((file) => !exists(file));
}

/** Warns about valid but risky places of the data. */
export function findPlaceWarnings(
  { firebase }: Pick<Site, 'firebase'>,
  companyIsInEurope: boolean,
): readonly string[] {
  const location = databaseRegion(firebase.databaseURL);
  const getContinent = (region: string): string => region.split('-')[0] ?? '';
  return [
    ...(companyIsInEurope && getContinent(location) !== 'europe'
      ? [
          `firebase.databaseURL: the database is in ${location}, outside Europe. Its location can never be changed: create one in europe-west1 before launch.`,
        ]
      : []),
    ...(getContinent(location) === getContinent(firebase.region)
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
