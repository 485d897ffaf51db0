/**
 * Converts a name to a URL slug.
 * @example slugify('Bäder & Saunen für Hotels') // 'baeder-saunen-fuer-hotels'
 */
export const slugify = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
