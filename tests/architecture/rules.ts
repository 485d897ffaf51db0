import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type Import, importsOf } from './imports.ts';
import { findLayer } from './layers.ts';

export const isRelative = (specifier: string): boolean => specifier.startsWith('.');

/** Resolves a relative import to a path from the project's root. */
export const resolveTarget = (file: string, specifier: string): string =>
  normalize(join(dirname(file), specifier)).replaceAll('\\', '/');

/** An island's folder, such as `src/islands/wizard/`. */
const getIsland = (file: string): string | undefined => /^src\/islands\/[^/]+\//.exec(file)?.[0];

const coversPackage = (allowed: string, specifier: string): boolean =>
  allowed.endsWith(':')
    ? specifier.startsWith(allowed)
    : specifier === allowed || specifier.startsWith(`${allowed}/`);

function importViolation(file: string, { specifier, kind }: Import): string | null {
  const layer = findLayer(file);
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
  const target = resolveTarget(file, specifier);
  const island = getIsland(target);
  if (island && island !== getIsland(file)) {
    if (getIsland(file)) return `${file} imports another island: ${target}`;
    if (!/^src\/islands\/[^/]+\/[A-Z]\w*\.ts$/.test(target))
      return `${file} imports the inside of an island: ${target}`;
  }
  const isOwnLayer = findLayer(target) === layer && !(getIsland(file) && !island);
  const allowed = kind === 'static' ? layer.may : [...layer.may, ...(layer.notStatic ?? [])];
  return isOwnLayer || allowed.some((start) => target.startsWith(start)) ? null : `${file} imports ${target}`;
}

/** All imports that the table does not allow. */
export const findLayerViolations = (root: string, files: readonly string[]): string[] =>
  files.flatMap((file) =>
    importsOf(join(root, file)).flatMap((found) => {
      const violation = importViolation(file, found);
      return violation ? [violation] : [];
    }),
  );

/** Pages that statically import a Firebase package, with the import path. */
export function findFirebaseInPages(root: string, pages: readonly string[]): string[] {
  const seen = new Set<string>();
  const violations: string[] = [];
  const walk = (file: string, path: readonly string[]): void => {
    if (seen.has(file) || !existsSync(join(root, file)) || !/\.(ts|tsx|astro)$/.test(file)) return;
    seen.add(file);
    for (const { specifier, kind } of importsOf(join(root, file))) {
      if (kind !== 'static') continue;
      if (/^(@?firebase)(\/|$)/.test(specifier)) violations.push([...path, file, specifier].join(' > '));
      else if (isRelative(specifier)) walk(resolveTarget(file, specifier), [...path, file]);
    }
  };
  for (const page of pages) walk(page, []);
  return violations;
}
