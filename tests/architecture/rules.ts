import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type Import, importsOf } from './imports.ts';
import { layerOf } from './layers.ts';

export const isRelative = (specifier: string): boolean => specifier.startsWith('.');

/** Resolves a relative import to a path from the project's root. */
export const targetOf = (file: string, specifier: string): string =>
  normalize(join(dirname(file), specifier)).replaceAll('\\', '/');

/** An island's folder, such as `src/islands/wizard/`. */
const islandOf = (file: string): string | undefined => /^src\/islands\/[^/]+\//.exec(file)?.[0];

const coversPackage = (allowed: string, specifier: string): boolean =>
  allowed.endsWith(':')
    ? specifier.startsWith(allowed)
    : specifier === allowed || specifier.startsWith(`${allowed}/`);

function importViolation(file: string, { specifier, kind }: Import): string | null {
  const layer = layerOf(file);
  if (!layer) return `${file} does not belong to a layer`;
  if (specifier.startsWith('astro:'))
    return layer.packages.includes('astro') ? null : `${file} imports ${specifier}`;
  if (!isRelative(specifier)) {
    if (!layer.packages.some((allowed) => coversPackage(allowed, specifier)))
      return `${file} imports the package ${specifier}`;
    if (file === 'src/services/firebase/index.ts' && kind === 'static')
      return `${file} imports ${specifier} without import()`;
    return null;
  }
  const target = targetOf(file, specifier);
  const island = islandOf(target);
  if (island && island !== islandOf(file)) {
    if (islandOf(file)) return `${file} imports another island: ${target}`;
    if (!/^src\/islands\/[^/]+\/[A-Z]\w*\.ts$/.test(target))
      return `${file} imports the inside of an island: ${target}`;
  }
  const isOwnLayer = layerOf(target) === layer && !(islandOf(file) && !island);
  const allowed = kind === 'static' ? layer.may : [...layer.may, ...(layer.notStatic ?? [])];
  return isOwnLayer || allowed.some((start) => target.startsWith(start)) ? null : `${file} imports ${target}`;
}

/** All imports that the table does not allow. */
export const layerViolations = (root: string, files: readonly string[]): string[] =>
  files.flatMap((file) =>
    importsOf(join(root, file)).flatMap((found) => {
      const violation = importViolation(file, found);
      return violation ? [violation] : [];
    }),
  );

/** Pages that statically import a Firebase package, with the import path. */
export function firebaseInPages(root: string, pages: readonly string[]): string[] {
  const seen = new Set<string>();
  const violations: string[] = [];
  const walk = (file: string, path: readonly string[]): void => {
    if (seen.has(file) || !existsSync(join(root, file)) || !/\.(ts|tsx|astro)$/.test(file)) return;
    seen.add(file);
    for (const { specifier, kind } of importsOf(join(root, file))) {
      if (kind !== 'static') continue;
      if (/^(@?firebase)(\/|$)/.test(specifier)) violations.push([...path, file, specifier].join(' > '));
      else if (isRelative(specifier)) walk(targetOf(file, specifier), [...path, file]);
    }
  };
  for (const page of pages) walk(page, []);
  return violations;
}
