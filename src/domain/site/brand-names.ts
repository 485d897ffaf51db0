import { slugify } from '../niches/slug.ts';

/**
 * The brand as one ASCII word for names in code and protocols. @example toWord('Müller & Söhne 24') // 'MuellerSoehne'
 */
const toWord = (brand: string): string =>
  slugify(brand)
    .replace(/[0-9]/g, '')
    .replace(/(?:^|-)([a-z]?)/g, (_, initial: string) => initial.toUpperCase());

/**
 * User agent of the website reader in robots.txt: letters only (RFC 9309).
 * @example robotName('Müller & Söhne') // 'MuellerSoehneBot'
 */
export const robotName = (brand: string): string => `${toWord(brand)}Bot`;

/**
 * Path of a published niche file, named after the brand.
 * @example nicheFile('Müller & Söhne', 'nischen') // '/mueller-soehne-nischen.csv'
 */
export const nicheFile = (brand: string, kind: 'nischen' | 'suchwoerter'): string =>
  `/${slugify(brand)}-${kind}.csv`;

/**
 * A callable's name on this site: replaces `Brand` with the brand's name.
 * @example callableName('Anbahn', 'generateBrandRoadmap') // 'generateAnbahnRoadmap'
 */
export const callableName = (brand: string, name: string): string => name.replace('Brand', toWord(brand));
