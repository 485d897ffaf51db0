/** Lists all texts by path, and those that two languages may share. */

/** Texts that are equal in more than one language; any other equal text is untranslated. */
export const SHARED: ReadonlySet<string> = new Set([
  'Audit Dashboard',
  'B2B',
  'B2B2C',
  'B2C',
  'Hashtags',
  'Mentee',
  'Mentor',
  'Name',
  'Newsletter',
  'Software/SaaS',
  'Status',
  'Website',
]);

/** @example textsIn({ nav: { menu: 'Menu' } }) // [['nav.menu', 'Menu']] */
export function textsIn(node: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => textsIn(child, path === '' ? key : `${path}.${key}`));
}

const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

/** Texts of a translation that equal their source and are not shared. */
export function findUntranslated(source: unknown, translation: unknown): readonly string[] {
  const texts = new Map(textsIn(source));
  return textsIn(translation)
    .filter(([path, text]) => texts.get(path) === text && hasWords(text) && !SHARED.has(text))
    .map(([path, text]) => `${path}: ${text}`);
}
