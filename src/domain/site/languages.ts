interface Language {
  /** In the language itself, for the language switch. */
  readonly name: string;
  /** Path prefix: one segment, or empty for the default language. */
  readonly path: '' | `/${string}`;
}

/**
 * The site's languages by BCP 47 tag, in display order. Everything that depends on the set of languages derives from
 * this table; docs/recipes/add-a-language.md lists the texts each one needs.
 */
export const LANGUAGES = {
  en: { name: 'English', path: '' },
  de: { name: 'Deutsch', path: '/de' },
} as const satisfies Readonly<Record<string, Language>>;
