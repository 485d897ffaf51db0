import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compactNesting } from './compact-nesting.ts';
import { compactTokens } from './compact-tokens.ts';
import { withPolicy } from './content-security-policy.ts';
import { deferIslands } from './defer-islands.ts';
import { mergeInline } from './merge-inline.ts';
import { policySources } from './policy-sources.ts';

/** What happens to every page once Astro has written it: islands wait, tokens nobody reads go, a policy is set. */
export const finishPages: AstroIntegration = {
  name: 'finish-pages',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const root = fileURLToPath(dir);
      const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
      const read = (file: string) => readFileSync(join(root, file), 'utf8');
      const elsewhere = files
        .filter((file) => /\.(js|css)$/.test(file))
        .map(read)
        .join('\n');
      for (const file of files.filter((name) => name.endsWith('.html'))) {
        const written = read(file);
        const deferred = deferIslands(written);
        if (deferred) writeFileSync(join(root, deferred.file.path), deferred.file.text);
        const html = compactNesting(compactTokens(mergeInline(deferred?.html ?? written), elsewhere));
        writeFileSync(
          join(root, file),
          withPolicy(html, policySources(written, process.env.PUBLIC_LOCAL_BACKEND)),
        );
      }
    },
  },
};
