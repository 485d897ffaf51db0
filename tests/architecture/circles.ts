import { join } from 'node:path';
import { importsOf } from './imports.ts';
import { isRelative, targetOf } from './rules.ts';

/**
 * Every circle of imports, as the way round it; types count, since they tie files together just as much. What is loaded
 * with import() does not.
 */
export function importCircles(root: string, files: readonly string[]): string[] {
  const known = new Set(files);
  const imported = new Map(
    files.map((file) => {
      const targets = importsOf(join(root, file))
        .filter(({ specifier, kind }) => kind !== 'dynamic' && isRelative(specifier))
        .map(({ specifier }) => targetOf(file, specifier))
        .filter((target) => known.has(target));
      return [file, targets];
    }),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, way: readonly string[]): void => {
    const start = way.indexOf(file);
    if (start >= 0) circles.push([...way.slice(start), file].join(' > '));
    if (start >= 0 || done.has(file)) return;
    for (const target of imported.get(file) ?? []) walk(target, [...way, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
  return circles;
}
