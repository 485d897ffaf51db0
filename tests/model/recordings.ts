/** Answers to the exact prompts of the product, written for this project from the prompts. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPrompt } from '../../functions/src/website/meaning/prompt.ts';
import { type ReadSite, readJudgedSites, readSites } from '../bench/accuracy/corpus.ts';

export const RECORDED = fileURLToPath(new URL('recorded', import.meta.url));

export interface Recording {
  readonly site: string;
  /** The prompt's material, as JSON text. */
  readonly data: string;
  /** A good answer; and weak ones: vague, of the wrong kind, half right, in another language, too long. */
  readonly strong: unknown;
  readonly weak: Readonly<Record<string, unknown>>;
}

/** The key of a prompt: it changes with every letter of instructions, material or schema. */
export const hashPrompt = (system: string, data: string): string =>
  createHash('sha256')
    .update(JSON.stringify([system, data]))
    .digest('hex')
    .slice(0, 16);

/** The recordings by key, as their file names say. */
export const readRecordings = (): ReadonlyMap<string, Recording> =>
  new Map(
    readdirSync(RECORDED).map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(RECORDED, file), 'utf8')),
    ]),
  );

/** The websites with recordings, whether stale or not. */
export const RECORDED_SITES = existsSync(RECORDED)
  ? [...readRecordings().values()].map(({ site }) => site)
  : [];

export interface PromptedSite extends ReadSite {
  readonly key: string;
  readonly data: string;
}

/** Reads websites like the product, with the prompt that it would send. */
export async function readPrompts(names: readonly string[]): Promise<readonly PromptedSite[]> {
  const sites = await readSites(readJudgedSites().filter(({ name }) => names.includes(name)));
  return sites.map((site) => {
    const { system, data } = buildPrompt(site.report.siteText ?? [], new AbortController().signal);
    return { ...site, key: hashPrompt(system, data), data };
  });
}
