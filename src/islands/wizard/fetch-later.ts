import type { Copy } from '../../copy/shape.ts';
import { inPageLanguage } from '../../directives/texts.ts';
import { STORAGE_KEY } from '../../share/kept-key.ts';

const texts = import.meta.glob<Pick<Copy, 'results' | 'findings'>>('../../copy/*/islands/result.ts');

const load = async () => {
  const [{ createBackend, entriesFrom, exampleIn, Later, reportIn }, inLanguage] = await Promise.all([
    import('./Later.tsx'),
    inPageLanguage(texts),
  ]);
  return { createBackend, entriesFrom, exampleIn, Later, reportIn, texts: inLanguage };
};

export type LaterParts = Awaited<ReturnType<typeof load>>;

let fetched: LaterParts | null = null;

/** What was fetched; null before. */
export const laterParts = (): LaterParts | null => fetched;

/** Fetches what a first visit does not need before the first question: steps, result, schemas, backend. */
export async function fetchLater(): Promise<LaterParts> {
  fetched ??= await load();
  return fetched;
}

/** Whether it is needed at once: the device has kept entries, or the address asks for more than the welcome. */
export function isLaterNeeded(): boolean {
  try {
    return location.search !== '' || location.hash !== '' || localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
