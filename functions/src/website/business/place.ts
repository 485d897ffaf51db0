import { findAddress } from '../checks/postal.ts';
import { isSample } from '../checks/samples.ts';
import { detectPageLanguage, getPages } from '../checks/text-view.ts';
import { BLOCK_SEPARATOR, getModel } from '../page/model.ts';
import type { Page } from '../page/page.ts';
import { getEntities } from '../page/structured-data.ts';
import type { Snapshot } from '../snapshot.ts';
import { alternatives, exactly } from '../words/patterns.ts';

export interface Place {
  readonly name: string;
  /** ISO 3166, in lower case; '' if unknown. */
  readonly country: string;
}

/** A town before its postcode. A line's end is a space, so what precedes the town is cut off at the street. */
const BEFORE = String.raw`\p{Lu}[\p{L}.’'-]+(?:\s(?:upon|on|under|le|la|\p{Lu}[\p{L}.’'-]+)){0,3}`;
const STREET = new RegExp(`^.*(?:^|\\s)${alternatives('street-words')}\\.?\\s`, 'iu');
/** A town after its postcode: "Mainz", "Bad Homburg", "Hessisch Lichtenau", "Frankfurt am Main". */
const AFTER = String.raw`(?:(?:Bad|St\.|Sankt|Groß|Klein|Alt|Neu|Markt|Hohe[nr]?|Hann\.|Deutsch|Königs|\p{Lu}\p{Ll}+isch)\s)?\p{Lu}[\p{L}’'/-]+(?:\s(?:am|an der|im|in der|bei|ob der|vor der)\s\p{Lu}[\p{L}-]+)?`;
const BREAK = String.raw`[,\s${BLOCK_SEPARATOR}]{1,3}`;
const FORMATS: readonly (readonly [format: RegExp, country: string])[] = [
  [new RegExp(`(?<town>${BEFORE})${BREAK}[A-Z]{1,2}\\d[A-Z\\d]?\\s\\d[A-Z]{2}(?!\\p{L})`, 'u'), 'gb'],
  [new RegExp(`(?<town>${BEFORE}),\\s[A-Z]{2}\\s\\d{5}(?:-\\d{4})?(?!\\d)`, 'u'), 'us'],
  [new RegExp(`(?<town>${BEFORE}),?\\s[A-Z]{2},?\\s[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d(?!\\p{L})`, 'u'), 'ca'],
  [new RegExp(`(?<town>${BEFORE}),?\\s(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT),?\\s\\d{4}(?!\\d)`, 'u'), 'au'],
  [new RegExp(`(?<![\\d.-])(?<prefix>D|DE|A|AT|CH)-\\d{4,5}\\s{1,2}(?<town>${AFTER})`, 'u'), ''],
  [new RegExp(`(?<![\\d.-])\\d{5}\\s{1,2}(?<town>${AFTER})`, 'u'), 'de'],
  [new RegExp(`(?<![\\d.-])\\d{4}\\s{1,2}(?<town>${AFTER})`, 'u'), ''],
];
const PREFIXES: Readonly<Record<string, string>> = { D: 'de', DE: 'de', A: 'at', AT: 'at', CH: 'ch' };
/** Countries that a directory is known for, by domain and by their names. */
const DOMAIN = /\.(de|at|ch|li|uk|us|ca|au|ie|nz|in|za)$/;
const COUNTRIES = ['at', 'de', 'ch', 'gb', 'us'] as const;
/** What tells the country of a German page whose address does not. */
const SIGNS: readonly (readonly [sign: RegExp, country: string])[] = [
  [/\bATU\d{8}|\+43|Firmenbuch/, 'at'],
  [/\bCHE-\d|\+41|strasse\s\d/i, 'ch'],
];
const CONTEXT = 60;
const MAX_NAME = 60;
const NO_TOWN = exactly('no-towns');

/** Without a lower-case letter, it is a code: "EXC". */
const isTown = (name: string): boolean => /\p{Ll}/u.test(name) && !NO_TOWN.test(name) && !isSample(name);

const findCountry = (name: string): string => {
  const known = COUNTRIES.find((code) => exactly(`names-of-${code}`).test(name.trim()));
  return known ?? (/^[a-z]{2}$/i.test(name.trim()) ? name.trim().toLowerCase() : '');
};

const countryOfDomain = ({ url }: Snapshot): string =>
  DOMAIN.exec(url.hostname)?.[1]?.replace('uk', 'gb') ?? '';

const readText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : Array.isArray(value) ? readText(value[0]) : '';

function findDeclaredPlace(page: Page, fallback: string): Place | undefined {
  for (const entity of getEntities(page)) {
    const name = readText(entity.addressLocality);
    const country = entity.addressCountry;
    const code = typeof country === 'object' && country ? Reflect.get(country, 'name') : country;
    if (name !== '' && name.length <= MAX_NAME && !NO_TOWN.test(name) && !isSample(name))
      return { name, country: findCountry(readText(code)) || fallback };
  }
  return undefined;
}

function findWrittenPlace(page: Page, fallback: string): Place | undefined {
  const { text } = getModel(page);
  const address = findAddress(text);
  if (!address) return undefined;
  const near = text.slice(Math.max(0, address.index - CONTEXT), address.index + address.length + CONTEXT);
  for (const [format, country] of FORMATS) {
    const { town, prefix } = format.exec(near)?.groups ?? {};
    if (town === undefined) continue;
    const byFormat = country === 'de' && fallback !== '' ? fallback : country;
    const found = PREFIXES[prefix ?? ''] ?? (byFormat || fallback);
    // Four digits are a postcode in many countries; on a German page, Austria's or Switzerland's.
    if (found === '' && detectPageLanguage(page) !== 'de') continue;
    const isAfterPostcode = country === '' || country === 'de';
    const name = isAfterPostcode ? town : town.replace(STREET, '');
    const signs = SIGNS.filter(([sign]) => found === '' && sign.test(text));
    const bySign = signs.length === 1 ? signs[0]?.[1] : undefined;
    if (isTown(name) && !isSample(near)) return { name: name.slice(0, MAX_NAME), country: bySign ?? found };
  }
  return undefined;
}

/** Finds the town of the business's address: the imprint's, then the home page's. */
export function findPlace(site: Snapshot): Place | undefined {
  const fallback = countryOfDomain(site);
  const imprint = site.internal.pages.filter(({ kind }) => kind === 'imprint').map(({ page }) => page);
  const pages = [...imprint, ...getPages(site)];
  for (const find of [findWrittenPlace, findDeclaredPlace])
    for (const page of pages) {
      const place = find(page, fallback);
      if (place) return place;
    }
  return undefined;
}
