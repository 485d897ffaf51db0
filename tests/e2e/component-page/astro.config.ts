/** One page with every shared component, written by the site's own build. Only tests build it: its folder is its source. */
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'astro/config';
// biome-ignore lint/correctness/useImportExtensions: it is JavaScript, with its types beside it
import site from '../../../astro.config.mjs';

export default mergeConfig(site, { srcDir: fileURLToPath(new URL('.', import.meta.url)) });
