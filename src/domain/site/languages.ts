interface Language {
  /** In its own words, as the language switch shows it. */
  readonly name: string;
  /** What its paths begin with: one segment, or nothing for the language at the root. */
  readonly path: '' | `/${string}`;
}

/**
 * The languages of the site, by their tag (BCP 47), in the order in which they are offered. Everything that depends on
 * which ones there are follows from this table; docs/recipes/add-a-language.md says which texts go with an entry.
 */
export const LANGUAGES = {
  en: { name: 'English', path: '' },
  de: { name: 'Deutsch', path: '/de' },
} as const satisfies Readonly<Record<string, Language>>;
