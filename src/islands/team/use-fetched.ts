import { useCallback, useEffect, useState } from 'react';

export type Fetched<T> =
  | { readonly at: 'unasked' | 'waiting' | 'failed' }
  | { readonly at: 'there'; readonly value: T };

/** Loads code when it is first needed. @param load a stable function @returns the result, and a retry function */
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
