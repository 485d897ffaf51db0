import type { Plugin } from 'vite';

const QUERY = '?address';

/**
 * `import address from './wake.ts?address'` gives a module's address as a text, so that a page's inline script can
 * import it later: Astro leaves a script that imports one itself as a file of its own, which every visitor would fetch.
 */
export function chunkAddress(): Plugin {
  let root = '';
  let isServed = false;
  return {
    name: 'chunk-address',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      isServed = config.command === 'serve';
    },
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return;
      const module = await this.resolve(source.slice(0, -QUERY.length), importer, { skipSelf: true });
      return module && `\0${module.id}${QUERY}`;
    },
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith(QUERY)) return;
      const module = id.slice(1, -QUERY.length);
      if (isServed) return `export default ${JSON.stringify(module.replace(root, ''))}`;
      const chunk = this.emitFile({ type: 'chunk', id: module });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk}`;
    },
    resolveFileUrl: ({ fileName }) => JSON.stringify(`/${fileName}`),
  };
}
