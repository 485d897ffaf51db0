import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compactTokens } from './compact-tokens.ts';
import { withPolicy } from './content-security-policy.ts';
import { canWait, deferIslands } from './defer-islands.ts';
import { mergeScripts, mergeStyles } from './merge-inline.ts';
import { policySources } from './policy-sources.ts';
import { splitStyles } from './split-styles.ts';

/** What happens to every page once Astro has written it: islands wait, styles shrink to what it shows, a policy is set. */
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
        const waits = canWait(written);
        const styled = splitStyles(compactTokens(mergeStyles(written), elsewhere), elsewhere, waits);
        const deferred = waits ? deferIslands(styled.html, styled.later) : { html: styled.html, files: [] };
        for (const { path, text } of deferred.files) writeFileSync(join(root, path), text);
        const html = mergeScripts(deferred.html);
        writeFileSync(
          join(root, file),
          withPolicy(html, policySources(written, process.env.PUBLIC_LOCAL_BACKEND)),
        );
      }
    },
  },
};
