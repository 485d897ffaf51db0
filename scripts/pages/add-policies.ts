import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { addPolicy } from './content-security-policy.ts';
import { getPolicySources } from './policy-sources.ts';

/** Adds the content security policy to every page that Astro has written, without other changes. */
export const addPolicies: AstroIntegration = {
  name: 'add-policies',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const root = fileURLToPath(dir);
      const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.html'),
      );
      for (const page of pages) {
        const file = join(root, page);
        const html = readFileSync(file, 'utf8');
        try {
          writeFileSync(file, addPolicy(html, getPolicySources(html, process.env.PUBLIC_LOCAL_BACKEND)));
        } catch (error) {
          throw new Error(
            `${page} cannot get a content security policy: ${error instanceof Error ? error.message : error}`,
          );
        }
      }
    },
  },
};
