import { readdirSync } from 'node:fs';

export interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** Folder of a built site whose file names carry a hash of their content. */
export const ASSETS = '_astro';
/** Lists them with when they were replaced; a name without a hash, so browsers may not keep it. */
export const ASSET_LIST = 'files.json';

const IMMUTABLE = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' };
const PLAIN_NAME = /^[\w.-]+$/;

/** Names of the hashed files of a built site; none where there is no site. */
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
 * Adds a rule to a hosting configuration that lets browsers keep the hashed files of a built site for a year. The rule
 * names them: one for the whole folder would also let browsers keep the 404 of a file that is missing.
 * @throws for a name that is more than letters, digits, dots, dashes and underscores
 */
export function withImmutableAssets<Hosting extends { readonly headers: readonly HeaderRule[] }>(
  hosting: Hosting,
  site: string,
): Hosting {
  const names = assetsOf(site);
  if (names.length === 0) return hosting;
  const odd = names.find((name) => !PLAIN_NAME.test(name));
  if (odd !== undefined) throw new Error(`${ASSETS}/${odd}: the name cannot be part of a pattern.`);
  const rule = { source: `/${ASSETS}/@(${names.join('|')})`, headers: [IMMUTABLE] };
  return { ...hosting, headers: [...hosting.headers, rule] };
}
