import { slugOf } from '../niches/slug.ts';

/** The brand as one word of letters, for names in code and protocols. @example wordOf('Müller & Söhne 24') // 'MuellerSoehne' */
const wordOf = (brand: string): string =>
  slugOf(brand)
    .replace(/[0-9]/g, '')
    .replace(/(?:^|-)([a-z]?)/g, (_, initial: string) => initial.toUpperCase());

/**
 * The name under which robots.txt addresses the reader of websites: letters alone (RFC 9309).
 * @example robotName('Müller & Söhne') // 'MuellerSoehneBot'
 */
export const robotName = (brand: string): string => `${wordOf(brand)}Bot`;

/**
 * Where visitors find a file of niches, which is named after the brand.
 * @example nicheFile('Müller & Söhne', 'nischen') // '/mueller-soehne-nischen.csv'
 */
export const nicheFile = (brand: string, kind: 'nischen' | 'suchwoerter'): string =>
  `/${slugOf(brand)}-${kind}.csv`;

/**
 * The name that a callable has on this site: the brand's stands in the place of `Brand`.
 * @example callableName('Anbahn', 'generateBrandRoadmap') // 'generateAnbahnRoadmap'
 */
export const callableName = (brand: string, name: string): string => name.replace('Brand', wordOf(brand));
