import { eld } from 'eld/small';
import { isLocale, LOCALES } from '../../src/domain/site/locale.ts';
import type { Site } from '../../src/domain/site/owner.ts';
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

export const listTexts = (node: unknown): readonly string[] =>
  typeof node === 'string' ? [node] : Object.values(Object(node)).flatMap(listTexts);

/** Sentences are certain; two words, such as a job title, may be the same in both languages. */
const MIN_SENTENCE = 40;

/** A text in every language. */
export type Translated = readonly [path: string, texts: Readonly<Record<string, unknown>>];

export const listTranslated = (node: unknown, path = ''): readonly Translated[] =>
  typeof node !== 'object' || node === null
    ? []
    : LOCALES.every((locale) => locale in node)
      ? [[path, { ...node }]]
      : Object.entries(node).flatMap(([key, child]) =>
          listTranslated(child, path === '' ? key : `${path}.${key}`),
        );

/** Finds texts in the wrong language: swapped, or long and not translated. Insurers and titles keep theirs. */
export const findLanguageErrors = (file: unknown): readonly string[] =>
  listTranslated(file)
    .filter(([path]) => !/^company\.(?:insurance|profession)$|\.role$/.test(path))
    .flatMap(([path, texts]) => {
      const wrong = LOCALES.flatMap((locale) => {
        const text = listTexts(texts[locale]).join(' ');
        const { language, isReliable } = eld.detect(text);
        return isLocale(language) && language !== locale && isReliable() ? [[locale, text] as const] : [];
      });
      return wrong
        .filter(([, text]) => wrong.length === LOCALES.length || text.length >= MIN_SENTENCE)
        .map(([locale]) => `${path}.${locale}: is in another language.`);
    });

/** Languages may convert them: 2 weeks, 14 Tage. */
const UNITS =
  'day|tag,week|woche,month|monat,year|jahr,hour|stunde,%|percent|prozent,\\dk\\b,million|mio,\\$|dollar,€|euro,£,\\d ?[ap]\\.?m,uhr'
    .split(',')
    .map((unit) => new RegExp(unit, 'i'));
const unitsOf = (text: string): string => UNITS.filter((unit) => unit.test(text)).join();

/** Without digits in words, links and German dates, such as B2B, and separators of groups, such as 1,000. */
const numbersOf = (text: string): readonly number[] =>
  (text.replace(/https?:\S+|\b\d\d?\. ?\d\d?\.(?: ?\d+)?/g, '').match(/(?<![\p{L}\d])\d[\d.,]*/gu) ?? [])
    .map((number) => Number.parseFloat(number.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')))
    .toSorted((a, b) => a - b);

const isSame = (values: readonly unknown[]): boolean => new Set(values.map(String)).size === 1;

/** Finds texts whose languages have different numbers of the same units. */
export const compareNumbers = (translated: readonly Translated[]): readonly string[] =>
  translated.flatMap(([path, each]) => {
    const texts = LOCALES.map((locale) => listTexts(each[locale]).join(' '));
    const numbers = texts.map(numbersOf);
    const isAlike = isSame(numbers.map(({ length }) => length)) && isSame(texts.map(unitsOf));
    const shown = numbers.map((list) => list.join(', ')).join(' and ');
    return isSame(numbers) || !isAlike ? [] : [`${path}: do ${shown} mean the same in all languages?`];
  });

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
