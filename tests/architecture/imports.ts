/** Parses the imports of a .ts, .tsx or .astro file. */
import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

export interface Import {
  readonly specifier: string;
  /**
   * `static`: bundled with the importing file; `dynamic`: import() and import.meta.glob; `type`: removed by
   * compilation.
   */
  readonly kind: 'static' | 'dynamic' | 'type';
}

/** The scripts of an .astro file: its front matter and its <script> tags. */
export const scriptOf = (astro: string): string => {
  const frontMatter = /^---\n([\s\S]*?)\n---/.exec(astro)?.[1] ?? '';
  const scripts = [...astro.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
  return [frontMatter, ...scripts].join('\n');
};

const parsed = new Map<string, readonly Import[]>();

/** Parses each file once. */
export function importsOf(file: string): readonly Import[] {
  const known = parsed.get(file) ?? parse(file, readFileSync(file, 'utf8'));
  parsed.set(file, known);
  return known;
}

function parse(file: string, text: string): readonly Import[] {
  const source = file.endsWith('.astro') ? scriptOf(text) : text;
  const { module, errors } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Import[] = module.staticImports.map(({ moduleRequest, entries, start }) => {
    const isTypeOnly = entries[0]
      ? entries.every(({ isType }) => isType)
      : source.startsWith('import type', start);
    return { specifier: moduleRequest.value, kind: isTypeOnly ? 'type' : 'static' };
  });
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest) found.push({ specifier: moduleRequest.value, kind: isType ? 'type' : 'static' });
  const lazy = [
    ...module.dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end)),
    ...module.importMetas.map(
      ({ end }) => /^\.glob(?:<[^(]*>)?\(\s*('[^']*')/.exec(source.slice(end))?.[1] ?? '',
    ),
  ];
  for (const literal of lazy)
    if (/^(['"`])[^$]*\1$/.test(literal)) found.push({ specifier: literal.slice(1, -1), kind: 'dynamic' });
  return found;
}
