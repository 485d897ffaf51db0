/** A site whose owner has proof to show, but no newsletter. */
import { mergeConfig } from 'astro/config';
// biome-ignore lint/correctness/useImportExtensions: it is JavaScript with separate types
import site from '../../../astro.config.mjs';
import { PROOF } from './proof.ts';

export default mergeConfig(site, {
  vite: {
    plugins: [
      {
        name: 'owner-with-proof',
        enforce: 'pre',
        transform: (code: string, id: string) =>
          id.endsWith('/src/site.ts')
            ? {
                code: `${code}\nObject.assign(site, ${JSON.stringify({ proof: PROOF, newsletter: 'none' })});`,
                map: null,
              }
            : null,
      },
    ],
  },
});
