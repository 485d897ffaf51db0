import { readFileSync } from 'node:fs';

/**
 * The value of a token of src/styles/tokens.css, for images made at build time.
 * @throws if the token does not exist
 * @example tokenOf('--paper') // '#fcfaf6'
 */
export function tokenOf(name: string): string {
  const value = new RegExp(`${name}:\\s*([^;]+);`).exec(readFileSync('src/styles/tokens.css', 'utf8'))?.[1];
  if (value === undefined) throw new Error(`tokens.css has no ${name}`);
  return value;
}
