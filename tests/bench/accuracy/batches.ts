/** Batches of real home pages, labeled before their first analysis, with the results of that analysis. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { BUSINESS_KINDS } from '../../../src/contract/website/business-kinds.ts';
import type { JudgedSite } from './corpus.ts';
import { JUDGED_CHECKS, JUDGED_LANGUAGES, LABELS } from './judgement.ts';
import type { Tallies, Tally } from './tally.ts';

const FOLDER = new URL('../../accuracy/batches/', import.meta.url);

const label = z
  .strictObject({
    label: z.enum(LABELS),
    where: z.literal('linked page').optional(),
    why: z.string().optional(),
  })
  .refine(({ label, why }) => label !== 'debatable' || why, 'a debatable label needs a reason');

const pageSchema = z.strictObject({
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  path: z.string().regex(/^(?!\/)(?!.*\.\.).+\.html?$/),
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  language: z.enum(JUDGED_LANGUAGES),
  host: z.string(),
  business: z.enum([...BUSINESS_KINDS, 'other']).optional(),
  labels: z.strictObject(
    Object.fromEntries(JUDGED_CHECKS.map((id) => [id, label])) as Record<
      (typeof JUDGED_CHECKS)[number],
      typeof label
    >,
  ),
});

const tally = z.strictObject({
  fails: z.int(),
  debatableFails: z.int(),
  falseAccusations: z.int(),
  soft: z.int(),
  praise: z.int(),
  problems: z.int(),
  named: z.int(),
  unknown: z.int(),
  notApplicable: z.int(),
  notAsked: z.int(),
  ideas: z.int(),
} satisfies Record<keyof Tally, z.ZodType<number>>);

const batchSchema = z.strictObject({
  labeled: z.iso.date(),
  /** The reason that the batch has no first contact. */
  known: z.string().optional(),
  /** Result of the first run. Never changes afterwards. */
  firstContact: z
    .strictObject({
      commit: z.string(),
      date: z.iso.date(),
      pages: z.int(),
      content: tally,
      all: tally,
    })
    .optional(),
  pages: z.record(z.string().regex(/^(?:de|en)\d\d-[a-z0-9-]+$/), pageSchema),
});

export type BatchPage = z.infer<typeof pageSchema>;
export type Batch = z.infer<typeof batchSchema> & { readonly name: string };

/** @throws unless every page has a source and a label for every check */
export const parseBatch = (name: string, text: string): Batch => ({
  name,
  ...batchSchema.parse(JSON.parse(text)),
});

/** Reads all batches, oldest first. @throws if two contain the same repository */
export function readBatches(): readonly Batch[] {
  const all = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => parseBatch(file.replace('.json', ''), readFileSync(new URL(file, FOLDER), 'utf8')))
    .sort((a, b) => Number(a.name) - Number(b.name));
  const batchByRepository = new Map<string, string>();
  for (const { name, pages } of all) {
    for (const { repository } of Object.values(pages)) {
      const other = batchByRepository.get(repository);
      if (other !== undefined) throw new Error(`${repository} is in batches ${other} and ${name}`);
      batchByRepository.set(repository, name);
    }
  }
  return all;
}

/** A batch's websites whose pages are in the folder. */
export const listSites = ({ name, pages }: Batch, collected: string): readonly JudgedSite[] =>
  Object.entries(pages).flatMap(([page, { language, host, labels, ...source }]) => {
    const folder = path.join(collected, name, page);
    const home = path.basename(source.path);
    if (!existsSync(path.join(folder, home))) return [];
    return {
      name: page,
      folder,
      home,
      host,
      judgement: {
        language,
        kind: source.business ?? '',
        labels: new Map(JUDGED_CHECKS.map((check) => [check, labels[check].label])),
      },
    };
  });

/** Stores a batch's first result with the commit. @throws if the analysis has uncommitted changes */
export function storeFirstContact({ name, ...batch }: Batch, pages: number, measured: Tallies): Batch {
  const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
  if (git('status', '--porcelain', 'src', 'functions/src', 'package-lock.json') !== '')
    throw new Error(`Commit the analysis before it runs on batch ${name}`);
  const firstContact = {
    commit: git('rev-parse', '--short=12', 'HEAD'),
    date: new Date().toISOString().slice(0, 10),
    pages,
    content: { ...measured.content },
    all: { ...measured.all },
  };
  const stored = { labeled: batch.labeled, firstContact, pages: batch.pages };
  writeFileSync(new URL(`${name}.json`, FOLDER), `${JSON.stringify(stored, null, 2)}\n`);
  return { name, ...stored };
}
