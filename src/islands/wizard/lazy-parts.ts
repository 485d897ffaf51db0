import type { Copy } from '../../copy/shape.ts';
import { loadInPageLanguage } from '../../directives/texts.ts';
import { STORAGE_KEY } from '../../share/storage-key.ts';

const texts = import.meta.glob<Pick<Copy, 'results' | 'findings'>>('../../copy/*/islands/result.ts');

const load = async () => {
  const [{ createBackend, parseEntries, loadExample, LazySteps, SoFar, decodeReport }, pageTexts] =
    await Promise.all([import('./LazySteps.tsx'), loadInPageLanguage(texts)]);
  return { createBackend, parseEntries, loadExample, LazySteps, SoFar, decodeReport, texts: pageTexts };
};

export type LazyParts = Awaited<ReturnType<typeof load>>;

let loadedParts: LazyParts | null = null;

/** The loaded parts, or null. */
export const getLoadedLazyParts = (): LazyParts | null => loadedParts;

/** Loads everything that the first view does not need: steps, result, schemas, backend. */
export async function loadLazyParts(): Promise<LazyParts> {
  loadedParts ??= await load();
  return loadedParts;
}

/** Whether they are needed immediately: there are stored entries, or the URL requests another view. */
export function needsLazyParts(): boolean {
  try {
    return location.search !== '' || location.hash !== '' || localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
