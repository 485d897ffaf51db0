import { useCallback, useEffect, useState } from 'react';

export type Fetched<T> =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly value: T };

/** Loads code when it is first needed. @param load a stable function @returns the result, and a retry function */
export function useFetched<T>(load: () => Promise<T>, isWanted: boolean): readonly [Fetched<T>, () => void] {
  const [fetched, setFetched] = useState<Fetched<T>>({ status: 'idle' });
  const fetch = useCallback(() => {
    setFetched({ status: 'loading' });
    load().then(
      (value) => setFetched({ status: 'loaded', value }),
      () => setFetched({ status: 'failed' }),
    );
  }, [load]);
  useEffect(() => {
    if (isWanted && fetched.status === 'idle') fetch();
  }, [isWanted, fetched, fetch]);
  return [fetched, fetch];
}
