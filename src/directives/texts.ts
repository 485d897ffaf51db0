type Loaders<Texts> = Readonly<Record<string, () => Promise<Texts>>>;

/** The language of a text module, from its path. */
export const getFileLanguage = (file: string): string => /\/copy\/([^/]+)\//.exec(file)?.[1] ?? '';

/**
 * Loads the texts of the page's language.
 * @param texts one module per language, from import.meta.glob
 */
export async function loadInPageLanguage<Texts>(texts: Loaders<Texts>): Promise<Texts> {
  const { lang } = document.documentElement;
  const file = Object.keys(texts).find((path) => getFileLanguage(path) === lang) ?? '';
  const load = texts[file];
  if (!load) throw new Error(`No texts in the language ${lang}`);
  return load();
}
