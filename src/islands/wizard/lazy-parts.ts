import type { Copy } from '../../copy/shape.ts';
import { inPageLanguage } from '../../directives/texts.ts';
import { STORAGE_KEY } from '../../share/storage-key.ts';

const texts = import.meta.glob<Pick<Copy, 'results' | 'findings'>>('../../copy/*/islands/result.ts');

const load = async () => {
  const [{ createBackend, entriesFrom, exampleIn, LazySteps, reportIn }, inLanguage] = await Promise.all([
    import('./LazySteps.tsx'),
    inPageLanguage(texts),
  ]);
  return { createBackend, entriesFrom, exampleIn, LazySteps, reportIn, texts: inLanguage };
};

export type LazyParts = Awaited<ReturnType<typeof load>>;

let fetched: LazyParts | null = null;

/** What was fetched; null before. */
export const loadedLazyParts = (): LazyParts | null => fetched;

/** Fetches what a first visit does not need before the first question: steps, result, schemas, backend. */
export async function loadLazyParts(): Promise<LazyParts> {
  fetched ??= await load();
  return fetched;
}

/** Whether it is needed at once: the device has kept entries, or the address asks for more than the welcome. */
export function needsLazyParts(): boolean {
  try {
    return location.search !== '' || location.hash !== '' || localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
