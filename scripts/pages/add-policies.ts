import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { LocalBackend } from '../../src/services/firebase/config.ts';
import { setPolicy } from './content-security-policy.ts';
import { getPolicySources } from './policy-sources.ts';

/**
 * Writes the content security policy into every page of a built site, without other changes.
 * @param localBackend that the pages call; null: the live site's
 * @throws if a page's structure is unexpected
 */
export function writePolicies(folder: string, localBackend: LocalBackend | null): void {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  for (const page of pages) {
    const file = join(folder, page);
    const html = readFileSync(file, 'utf8');
    try {
      writeFileSync(file, setPolicy(html, getPolicySources(html, localBackend)));
    } catch (error) {
      throw new Error(
        `${page} cannot get a content security policy: ${error instanceof Error ? error.message : error}`,
      );
    }
  }
}

export const addPolicies: AstroIntegration = {
  name: 'add-policies',
  hooks: { 'astro:build:done': ({ dir }) => writePolicies(fileURLToPath(dir), null) },
};
