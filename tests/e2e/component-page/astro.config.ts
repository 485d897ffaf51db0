/** One page with every shared component, written by the site's own build. Only tests build it: its folder is its source. */
import { fileURLToPath } from 'node:url';
// biome-ignore lint/correctness/useImportExtensions: it is JavaScript, with its types beside it
import site from '../../../astro.config.mjs';

export default {
  ...site,
  srcDir: fileURLToPath(new URL('.', import.meta.url)),
  // Its island is none of the site's, and calls nothing.
  integrations: site.integrations?.flat().filter((each) => each && each.name !== 'add-policies'),
};
