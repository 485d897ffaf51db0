import { readdirSync } from 'node:fs';

export interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

export const ASSETS = '_astro';
/** File that lists them with their replacement time. Its own name has no hash, so browsers must not cache it. */
export const ASSET_LIST = 'files.json';

const IMMUTABLE = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' };
const PLAIN_NAME = /^[\w.-]+$/;

/** Lists the hashed files of a built site; empty if it has none. */
export const assetsOf = (site: string): string[] => {
  try {
    return readdirSync(`${site}/${ASSETS}`)
      .filter((name) => name !== ASSET_LIST)
      .toSorted();
  } catch {
    return [];
  }
};

/**
 * Adds a rule to a hosting configuration that lets browsers cache a built site's hashed files for a year. The rule
 * lists each file: a rule for the folder would also cache 404s of missing files.
 * @throws for a name with characters other than letters, digits, dots, dashes and underscores
 */
export function withImmutableAssets<Hosting extends { readonly headers: readonly HeaderRule[] }>(
  hosting: Hosting,
  site: string,
): Hosting {
  const names = assetsOf(site);
  if (names.length === 0) return hosting;
  const odd = names.find((name) => !PLAIN_NAME.test(name));
  if (odd !== undefined) throw new Error(`${ASSETS}/${odd}: this name is not allowed in a pattern.`);
  const rule = { source: `/${ASSETS}/@(${names.join('|')})`, headers: [IMMUTABLE] };
  return { ...hosting, headers: [...hosting.headers, rule] };
}
