import type { AstroIntegration } from 'astro';

/**
 * Registers the `client:` directives of this folder. Astro bundles each one separately and inlines it before its
 * first island.
 */
export const directives: AstroIntegration = {
  name: 'directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['near', 'soon', 'account'])
        addClientDirective({ name, entrypoint: `./src/directives/${name}.ts` });
    },
  },
};
