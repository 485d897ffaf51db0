import { useCallback, useEffect, useState } from 'react';

export type Fetched<T> =
  | { readonly at: 'unasked' | 'waiting' | 'failed' }
  | { readonly at: 'there'; readonly value: T };

/**
 * Fetches a part of the tool when it is first wanted.
 * @param load the same function on each render
 * @returns the part, and what retries
 */
export function useFetched<T>(load: () => Promise<T>, isWanted: boolean): readonly [Fetched<T>, () => void] {
  const [fetched, setFetched] = useState<Fetched<T>>({ at: 'unasked' });
  const fetch = useCallback(() => {
    setFetched({ at: 'waiting' });
    load().then(
      (value) => setFetched({ at: 'there', value }),
      () => setFetched({ at: 'failed' }),
    );
  }, [load]);
  useEffect(() => {
    if (isWanted && fetched.at === 'unasked') fetch();
  }, [isWanted, fetched, fetch]);
  return [fetched, fetch];
}
