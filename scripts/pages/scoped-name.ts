import { basename } from 'node:path';

const fileOf = new Map<string, string>();

/**
 * Name of a class of a CSS module in the pages: short and alike, since it goes with every page that has the component,
 * and readable in a browser's inspector.
 * @throws for two modules of one name: their classes could not be told apart
 * @example scopedName('control', '/src/ui/Field.module.css') // 'control-Field'
 */
export function scopedName(name: string, file: string): string {
  const path = file.replace(/\?.*$/, '');
  const module = basename(path, '.module.css');
  const known = fileOf.get(module) ?? path;
  if (known !== path) throw new Error(`Two CSS modules are called ${module}: ${known} and ${path}`);
  fileOf.set(module, path);
  return `${name}-${module}`;
}
