/** A class that nobody sets styles nothing, and one that no module has looks like nothing: neither is an error of its own. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const sources = globSync('src/**/*.{ts,tsx,astro}', { cwd: ROOT }).map(textOf);
const modules = globSync('src/**/*.module.css', { cwd: ROOT });

/** Classes that the rules of a module are for. */
const classesIn = (css: string): ReadonlySet<string> =>
  new Set(
    [
      ...css
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/:global\([^)]*\)/g, '')
        .replace(/\{[^{}]*\}/g, '{}')
        .matchAll(/\.([a-z][\w-]*)/gi),
    ].map(([, name = '']) => name),
  );

/** Classes of a module that are named in the code, and whether some are looked up by a value. */
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

it('there are modules to look at', () => expect(modules.length).toBeGreaterThan(10));

it.each(modules)('%s has the classes that are set, and no others', (module) => {
  const has = classesIn(textOf(module));
  const { named, isLookedUp } = usesOf(module);
  expect([...named].filter((name) => !has.has(name))).toEqual([]);
  if (!isLookedUp) expect([...has].filter((name) => !named.has(name))).toEqual([]);
});
