/** Countries that a text names. */
import { EEA } from './europe.ts';

const [english, german] = ['en', 'de'].map((locale) => new Intl.DisplayNames(locale, { type: 'region' }));
/** English name of a country. */
export const nameOf = (code: string): string => english?.of(code) ?? code;

const NAMES = [...EEA, 'CH', 'GB', 'US'].map(
  (code) => [code, nameOf(code), german?.of(code) ?? code] as const,
);
/** Places that show the country. */
const PLACES = {
  AT: /\b(?:Wien|Vienna|Graz|Linz|Innsbruck|Salzburg|Tirol|Steiermark|Kärnten|Vorarlberg)\b/,
  CH: /\b(?:Bern|Zürich|Zurich|Basel|Genf|Geneva|Luzern|Zug)\b/,
  DE: /\b(?:Berlin|München|Munich|Bayern|Hamburg|Hessen|Frankfurt|Köln|Stuttgart|Düsseldorf|Sachsen)\b/,
  GB: /\b(?:London|Edinburgh|Belfast)\b/,
  IE: /\bDublin\b/,
  US: /, [A-Z]{2} \d{5}\b/,
};

/** Countries of the EEA and their neighbors, by their names in English or German. */
export const findCountries = (text: string): readonly string[] =>
  NAMES.filter(([, ...names]) => names.some((name) => text.includes(name))).map(([code]) => code);

/** Where an address is, if its country or a large city says so. */
export const placeOf = (text: string): string | undefined =>
  findCountries(text)[0] ?? Object.entries(PLACES).find(([, place]) => place.test(text))?.[0];
