/** Finds unused classes of styles and undefined ones in code, neither of which is an error by itself. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const sources = globSync('src/**/*.{ts,tsx,astro}', { cwd: ROOT }).map(textOf);
const modules = globSync('src/**/*.module.css', { cwd: ROOT });

/** Classes in the selectors of styles. */
const classesIn = (css: string): ReadonlySet<string> =>
  new Set(
    [
      ...css
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/\{[^{}]*\}/g, '{}')
        .matchAll(/\.([a-z][\w-]*)/gi),
    ].map(([, name = '']) => name),
  );

/** Classes of a module used in the code, and whether some are looked up dynamically. */
function usesOf(module: string): { readonly named: ReadonlySet<string>; readonly isLookedUp: boolean } {
  const named = new Set<string>();
  let isLookedUp = false;
  for (const source of sources) {
    const local = new RegExp(`import (\\w+) from '[^']*/${basename(module)}'`).exec(source)?.[1];
    if (local === undefined) continue;
    for (const [, name = ''] of source.matchAll(new RegExp(`(?<![\\w./-])${local}\\.(\\w+)`, 'g')))
      named.add(name);
    isLookedUp ||= new RegExp(`\\b${local}\\[`).test(source);
  }
  return { named, isLookedUp };
}

it('finds modules', () => expect(modules.length).toBeGreaterThan(10));

it.each(modules)('%s has exactly the classes in use', (module) => {
  const defined = classesIn(textOf(module).replace(/:global\([^)]*\)/g, ''));
  const { named, isLookedUp } = usesOf(module);
  expect([...named].filter((name) => !defined.has(name))).toEqual([]);
  if (!isLookedUp) expect([...defined].filter((name) => !named.has(name))).toEqual([]);
});

/** Words in the quotes of attributes that name classes. */
const wordsOf = (source: string): readonly string[] =>
  [...source.matchAll(/\bclass(?:Name|:list)?=(?:("[^"]*")|\{((?:[^{}]|\{[^{}]*\})*)\})/g)]
    .flatMap(([, text = '', code = '']) => [...`${text}${code}`.matchAll(/(["'`])(.*?)\1/gs)])
    .flatMap(([, , quoted = '']) => quoted.replace(/\S*\$\{[^}]*\}\S*/g, ' ').split(/\s+/))
    .filter(Boolean);

it('has a style for every class named in markup', () => {
  const files = globSync('src/**/*.css', { cwd: ROOT, exclude: (name) => name.endsWith('.module.css') });
  const styles = [
    ...files.map(textOf),
    ...modules.flatMap((module) => textOf(module).match(/:global\([^)]*\)/g) ?? []),
    ...sources.flatMap((source) => source.match(/<style[^>]*>[\s\S]*<\/style>/g) ?? []),
  ];
  const defined = new Set(styles.flatMap((css) => [...classesIn(css)]));
  const named = new Set(sources.flatMap(wordsOf));
  expect(named.size).toBeGreaterThan(100);
  expect([...named].filter((name) => !defined.has(name))).toEqual([]);
});
