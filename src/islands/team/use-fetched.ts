import { useCallback, useEffect, useState } from 'react';

export type Fetched<T> =
  | { readonly status: 'unasked' | 'waiting' | 'failed' }
  | { readonly status: 'there'; readonly value: T };

/** Loads code when it is first needed. @param load a stable function @returns the result, and a retry function */
export function useFetched<T>(load: () => Promise<T>, isWanted: boolean): readonly [Fetched<T>, () => void] {
  const [fetched, setFetched] = useState<Fetched<T>>({ status: 'unasked' });
  const fetch = useCallback(() => {
    setFetched({ status: 'waiting' });
    load().then(
      (value) => setFetched({ status: 'there', value }),
      () => setFetched({ status: 'failed' }),
    );
  }, [load]);
  useEffect(() => {
    if (isWanted && fetched.status === 'unasked') fetch();
  }, [isWanted, fetched, fetch]);
  return [fetched, fetch];
}
