import { loadInPageLanguage } from '../../directives/texts.ts';
import { STORAGE_KEY } from '../../share/storage-key.ts';
import type { LaterTexts } from './wizard-context.ts';

const texts = import.meta.glob<LaterTexts>('../../copy/*/islands/result.ts');

const load = async () => {
  const [{ later, takeInput, showResultLink, LazySteps, LazySoFar, LazyKept }, pageTexts] = await Promise.all(
    [import('./LazySteps.tsx'), loadInPageLanguage(texts)],
  );
  return { later, takeInput, showResultLink, LazySteps, LazySoFar, LazyKept, texts: pageTexts };
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
