import type { Plugin } from 'vite';

const QUERY = '?address';

/**
 * `import address from './wake.ts?address'` returns a module's URL as a string, so that an inline script can import
 * it later. A direct import would make Astro emit the script as a separate file that every visitor downloads.
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
