/**
 * Bundles functions/src with the parts of src/domain and src/contract it uses into functions/lib, since a deploy
 * uploads only functions/. Packages stay external: the deploy installs them from functions/package.json. `--local`
 * builds the local backend's bundle, the only one that may fetch named loopback origins; `--out DIR` changes the
 * output folder.
 */
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, type Plugin } from 'esbuild';
import { callableName } from '../src/domain/site/brand-names.ts';
import { site } from '../src/site.ts';
import { defineConstants } from './function-constants.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    local: { type: 'boolean', default: false },
    out: { type: 'string', default: `${root}functions/lib` },
  },
});
const outdir = values.out;

/** Names the exports of the deployed functions after the brand. */
const brandNames: Plugin = {
  name: 'brand-names',
  setup: ({ onLoad }) =>
    onLoad({ filter: /functions\/src\/index\.ts$/ }, async ({ path }) => ({
      contents: callableName(site.brand, await readFile(path, 'utf8')),
      loader: 'ts',
    })),
};

await rm(outdir, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  // Two programs: the functions, and the process that parses untrusted websites.
  entryPoints: {
    index: `functions/src/${values.local ? 'any-function' : 'index'}.ts`,
    reader: 'functions/src/website/reading/child.ts',
  },
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  packages: 'external',
  sourcemap: true,
  minifySyntax: true,
  define: {
    __LOCAL_BACKEND__: String(values.local),
    ...defineConstants(),
  },
  logLevel: 'warning',
  plugins: [brandNames],
});
