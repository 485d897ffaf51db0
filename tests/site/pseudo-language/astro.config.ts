/** Builds the site with the pseudo-language, added to the modules that an owner would edit. */
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'astro/config';
// biome-ignore lint/correctness/useImportExtensions: it is JavaScript with separate types
import site from '../../../astro.config.mjs';
import { createSiteMap } from '../../../scripts/pages/site-map.ts';
import { LANGUAGES } from '../../../src/domain/site/languages.ts';
import { PSEUDO } from './pseudo-language.ts';

const PSEUDO_MODULE = JSON.stringify(fileURLToPath(new URL('pseudo-language.ts', import.meta.url)));
const tag = JSON.stringify(PSEUDO.tag);

/** Additions by module. */
const ADDITIONS: Readonly<Record<string, string>> = {
  'src/domain/site/languages.ts': `Object.assign(LANGUAGES, { ${tag}: ${JSON.stringify({ name: PSEUDO.name, path: PSEUDO.path })} });`,
  'src/copy/index.ts': `import { pseudoCopyOf } from ${PSEUDO_MODULE}; Object.assign(copy, { ${tag}: pseudoCopyOf(copy.en) });`,
  'src/site.ts': `import { pseudo } from ${PSEUDO_MODULE}; for (const text of [site.company.legalForm, site.company.purpose]) if (text) Object.assign(text, { ${tag}: pseudo(text.en) });`,
};

/** An island's texts, including the pseudo-language's. */
const TEXTS = /import\.meta\.glob<.*>\('([^']*)'\)/;
const WITH_PSEUDO = `(await import(${PSEUDO_MODULE})).withPseudoTexts(import.meta.glob('$1'))`;

const others = (site.integrations ?? []).flat().filter((each) => each && each.name !== '@astrojs/sitemap');

export default mergeConfig(
  { ...site, integrations: others },
  {
    integrations: [createSiteMap({ ...LANGUAGES, [PSEUDO.tag]: PSEUDO })],
    vite: {
      plugins: [
        {
          name: 'pseudo-language',
          enforce: 'pre',
          transform(code: string, id: string) {
            if (code.includes('import.meta.glob<'))
              return { code: code.replace(TEXTS, WITH_PSEUDO), map: null };
            const module = Object.keys(ADDITIONS).find((path) => id.endsWith(`/${path}`));
            return module === undefined ? null : { code: `${code}\n${ADDITIONS[module]}`, map: null };
          },
        },
      ],
    },
  },
);
