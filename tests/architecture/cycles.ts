import { join } from 'node:path';
import { importsOf } from './imports.ts';
import { isRelative, resolveTarget } from './rules.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

/** Finds all cycles in a graph, each as a path. */
function findCycles(graph: Graph): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (node: string, path: readonly string[]): void => {
    const start = path.indexOf(node);
    if (start >= 0) cycles.push([...path.slice(start), node].join(' > '));
    if (start >= 0 || done.has(node)) return;
    for (const target of graph.get(node) ?? []) walk(target, [...path, node]);
    done.add(node);
  };
  for (const node of graph.keys()) walk(node, []);
  return cycles;
}

const importGraph = (root: string, files: readonly string[], withDynamic: boolean): Graph => {
  const fileSet = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      importsOf(join(root, file))
        .filter(({ specifier, kind }) => (withDynamic || kind !== 'dynamic') && isRelative(specifier))
        .map(({ specifier }) => resolveTarget(file, specifier))
        .filter((target) => fileSet.has(target)),
    ]),
  );
};

/** Import cycles between files, including type imports but not import(). */
export const importCycles = (root: string, files: readonly string[]): string[] =>
  findCycles(importGraph(root, files, false));

/**
 * Finds import cycles between the folders directly below a path; files directly below it belong to no folder.
 * @param below ends with a slash
 */
export function findFolderCycles(root: string, files: readonly string[], below: string): string[] {
  const getFolder = (file: string): string | null => {
    const [folder, ...rest] = file.startsWith(below) ? file.slice(below.length).split('/') : [];
    return folder && rest.length > 0 ? folder : null;
  };
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of importGraph(root, files, true)) {
    const from = getFolder(file);
    if (!from) continue;
    const imported = folders.get(from) ?? new Set();
    folders.set(from, imported);
    for (const target of targets) {
      const to = getFolder(target);
      if (to && to !== from) imported.add(to);
    }
  }
  return findCycles(new Map([...folders].map(([folder, imported]) => [folder, [...imported]])));
}
