/** Builds one page with every shared component, with the site's configuration. */
import { fileURLToPath } from 'node:url';
// biome-ignore lint/correctness/useImportExtensions: it is JavaScript with separate types
import site from '../../../astro.config.mjs';

export default {
  ...site,
  srcDir: fileURLToPath(new URL('.', import.meta.url)),
  // The policies' integration expects the site's islands.
  integrations: site.integrations?.flat().filter((each) => each && each.name !== 'add-policies'),
};
