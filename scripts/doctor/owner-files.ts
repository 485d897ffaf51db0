/** The owner's files with everything that is wrong in them. */
import { existsSync } from 'node:fs';
import { listLegalQuestions } from '../../src/domain/site/company.ts';
import { destinationsSchema, notificationsSchema, siteSchema } from '../../src/domain/site/owner.ts';
import { findSamples } from '../../src/domain/site/owner-value.ts';
import {
  findLanguageErrors,
  findMissingFiles,
  findRisks,
  findSampleLogos,
  findSchemaErrors,
} from './owner-errors.ts';

type Files = typeof import('../../src/site.ts') & typeof import('../../src/notifications.ts');

/** Loads both files. @throws with a message for the owner if one is no valid TypeScript */
export async function loadOwnerFiles(): Promise<Files> {
  try {
    return { ...(await import('../../src/site.ts')), ...(await import('../../src/notifications.ts')) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`src/site.ts or src/notifications.ts cannot be read: ${reason}`);
  }
}

export interface Findings {
  /** Whether every value has the right shape, so that the rest of the project can use it. */
  readonly isUsable: boolean;
  readonly errors: readonly string[];
  /** What a lawyer has to decide. */
  readonly questions: readonly string[];
  readonly warnings: readonly string[];
}

/** How to replace a sample. */
function getSampleAdvice(path: string): string {
  if (path === 'newsletter')
    return "Decide without sample(...): 'unstored' (thanks for the address, and stores and sends nothing), 'double-opt-in' (stores who confirms a mail) or 'none' (no box)";
  return path.startsWith('firebase.')
    ? 'npm run setup writes it'
    : 'Replace it with the real value, without sample(...)';
}

/** Checks both files, offline. */
export function checkOwnerFiles({
  owner,
  site,
  notifications,
  notificationsOwner,
  accessDestination,
}: Files): Findings {
  const samples = [findSamples(owner), findSamples(notificationsOwner)] as const;
  const problems = [
    ...findSchemaErrors(siteSchema, site, samples[0]).map((message) => `src/site.ts: ${message}`),
    ...findSchemaErrors(destinationsSchema, accessDestination).map(
      (message) => `src/site.ts: accessDestination.${message}`,
    ),
    ...findSchemaErrors(notificationsSchema, notifications, samples[1]).map(
      (message) => `src/notifications.ts: ${message}`,
    ),
    ...(site.newsletter === 'double-opt-in' && notifications.mail === null
      ? ["src/site.ts: newsletter: 'double-opt-in' sends mails, but mail in src/notifications.ts is null."]
      : []),
  ];
  // Claims are listed before somebody says that they are true.
  const isUsable = problems.every((problem) => problem.includes('claims.areTrue'));
  const isCompanyKnown =
    !samples[0].some((path) => path.startsWith('company.')) &&
    !problems.some((problem) => /^src\/site.ts: company\b/.test(problem));
  return {
    isUsable,
    errors: [
      ...samples.flatMap((paths, index) =>
        paths.map(
          (path) =>
            `${index === 0 ? 'src/site.ts' : 'src/notifications.ts'}: ${path} is still a sample. ${getSampleAdvice(path)}.`,
        ),
      ),
      ...problems,
      ...(isUsable
        ? [
            ...findMissingFiles(site, existsSync).map((file) => `${file} does not exist.`),
            ...findLanguageErrors(site),
            ...(samples[0].includes('logos') ? [] : findSampleLogos(site)),
          ].map((message) => `src/site.ts: ${message}`)
        : []),
    ],
    questions: isCompanyKnown ? listLegalQuestions(site.company) : [],
    warnings: isUsable
      ? findRisks(site).filter((risk) => !samples[0].some((path) => risk.startsWith(path)))
      : [],
  };
}
