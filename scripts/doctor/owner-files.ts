/** The owner's files with everything that is wrong in them. */
import { existsSync } from 'node:fs';
import { destinationsSchema, notificationsSchema, siteSchema } from '../../src/domain/site/owner.ts';
import { keepValid } from '../../src/domain/site/owner-fields.ts';
import { findSamples, omitSamples } from '../../src/domain/site/owner-value.ts';
import type { z } from '../../src/domain/values/schema.ts';
import { type Entries, findEntryErrors, readEntries } from './entries.ts';
import {
  compareNumbers,
  findLanguageErrors,
  findMissingFiles,
  findSchemaErrors,
  listTranslated,
  type Translated,
} from './owner-errors.ts';
import { listQuestions } from './questions.ts';

export type Files = typeof import('../../src/site.ts') & typeof import('../../src/notifications.ts');

/** Loads both files. @throws with a message for the owner if one is no valid TypeScript */
export async function loadOwnerFiles(): Promise<Files> {
  try {
    return { ...(await import('../../src/site.ts')), ...(await import('../../src/notifications.ts')) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`src/site.ts or src/notifications.ts cannot be read: ${reason}`);
  }
}

function getSampleAdvice(path: string): string {
  if (path === 'newsletter')
    return "Decide without sample(...): 'unstored' (thanks for the address, and stores and sends nothing), 'double-opt-in' (stores who confirms a mail) or 'none' (no box)";
  return path.startsWith('firebase.')
    ? 'npm run setup writes it'
    : 'Replace it with the real value, without sample(...)';
}

function checkFile(schema: z.ZodMiniType, owner: unknown) {
  const samples = findSamples(owner);
  const real = omitSamples(owner);
  return {
    real,
    errors: [
      ...samples.map((path) => `${path} is still a sample. ${getSampleAdvice(path)}.`),
      ...findSchemaErrors(schema, real, samples),
    ],
  };
}

/**
 * Checks both files and src/content, offline. Judges all valid fields, even if others are not.
 * @param claims on the pages, if these can be built
 */
export function checkOwnerFiles(
  {
    owner,
    notificationsOwner,
    accessDestination,
  }: Pick<Files, 'owner' | 'notificationsOwner' | 'accessDestination'>,
  claims: readonly Translated[] = [],
  entries: Entries = readEntries(),
) {
  const { real, errors } = checkFile(siteSchema, owner);
  const site = keepValid(siteSchema, real);
  const pathOf = (message: string) => message.split(/: | is still/)[0];
  const isKnown = (message: string): boolean =>
    errors.some((error) => `${pathOf(message)}.`.startsWith(`${pathOf(error)}.`));
  const { region, appCheckSiteKey, ...written } = Object(Object(real).firebase);
  const isBeforeSetup = !Object.values(written).some(Boolean);
  const ofSite = [
    ...(isBeforeSetup ? ['firebase: npm run setup fills these in.'] : []),
    ...errors.filter((error) => !(isBeforeSetup && /^firebase(?!\.region:|\.appCheck)/.test(error))),
    ...findSchemaErrors(destinationsSchema, accessDestination).map((error) => `accessDestination.${error}`),
    ...(site.newsletter === 'double-opt-in' && Object(notificationsOwner).mail === null
      ? ["newsletter: 'double-opt-in' sends mails, but mail in src/notifications.ts is null."]
      : []),
    ...findMissingFiles(site, existsSync),
    ...findLanguageErrors(site),
  ];
  const sections = [...Object.keys(owner), 'accessDestination'];
  const rank = (message: string): number => sections.findIndex((section) => message.startsWith(section));
  return {
    errors: [
      ...ofSite
        .toSorted((a, b) => rank(a) - rank(b))
        .map((error) => (error.startsWith('src/') ? error : `src/site.ts: ${error}`)),
      ...checkFile(notificationsSchema, notificationsOwner).errors.map(
        (error) => `src/notifications.ts: ${error}`,
      ),
      ...findEntryErrors(site, entries),
    ],
    /** What the owner or a lawyer has to decide about valid values. */
    questions: [
      ...compareNumbers([
        ...listTranslated(site),
        ...claims.flatMap(([place, texts]) =>
          /^proof|^answers/.test(place) ? [] : [[`src/copy: ${place}`, texts] as const],
        ),
      ]),
      ...listQuestions(site, claims),
    ].filter((question) => !isKnown(question)),
  };
}
