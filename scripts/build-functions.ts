/**
 * Bundles functions/src with the parts of src/domain and src/contract it uses into functions/lib, since a deploy
 * uploads only functions/. Packages stay external: the deploy installs them from functions/package.json. `--local`
 * builds the local backend's bundle, the only one that may fetch named loopback origins; `--out DIR` changes the
 * output folder.
 */
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    local: { type: 'boolean', default: false },
    out: { type: 'string', default: `${root}functions/lib` },
  },
});
const outdir = values.out;

await rm(outdir, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  // Two programs: the functions, and the process that parses untrusted websites.
  entryPoints: { index: 'functions/src/index.ts', reader: 'functions/src/website/reading/child.ts' },
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  packages: 'external',
  sourcemap: true,
  minifySyntax: true,
  define: { __LOCAL_BACKEND__: String(values.local) },
  logLevel: 'warning',
});
