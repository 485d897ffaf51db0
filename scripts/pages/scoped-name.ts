import { basename } from 'node:path';

const fileByModule = new Map<string, string>();

/**
 * Class names of CSS modules: short and compressible, since every page with the component has them, and readable in
 * dev tools.
 * @throws if two modules share a name, because their classes would collide
 * @example scopedName('control', '/src/ui/Field.module.css') // 'control-Field'
 */
export function getScopedName(name: string, file: string): string {
  const path = file.replace(/\?.*$/, '');
  const module = basename(path, '.module.css');
  const existing = fileByModule.get(module) ?? path;
  if (existing !== path) throw new Error(`Two CSS modules are called ${module}: ${existing} and ${path}`);
  fileByModule.set(module, path);
  return `${name}-${module}`;
}
