type Loaders<Texts> = Readonly<Record<string, () => Promise<Texts>>>;

/** The language of a module of texts. */
export const languageOf = (file: string): string => /\/copy\/([^/]+)\//.exec(file)?.[1] ?? '';

/**
 * Fetches texts in the language of the page.
 * @param texts one module per language, as import.meta.glob gives them
 */
export async function inPageLanguage<Texts>(texts: Loaders<Texts>): Promise<Texts> {
  const { lang } = document.documentElement;
  const file = Object.keys(texts).find((each) => languageOf(each) === lang) ?? '';
  const load = texts[file];
  if (!load) throw new Error(`No texts in the language ${lang}`);
  return load();
}
