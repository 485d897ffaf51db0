import { useMemo } from 'react';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import { Button } from '../../ui/Button.tsx';
import css from './FinderIsland.module.css';
import { EMPTY_QUERY, type Results } from './finder-results.ts';
import type { FinderStore } from './finder-store.ts';

interface NothingFoundProps {
  readonly store: FinderStore;
  readonly results: Results;
  readonly isFiltered: boolean;
  readonly copy: Copy['finder'];
}

/** Shown without results, or if the file failed to load: suggestions for what to try. */
export function NothingFound({ store, results, isFiltered, copy }: NothingFoundProps) {
  const { state, totalFound } = results;
  const suggestions = useMemo(() => results.suggestions(), [results]);
  return (
    <div className={`stack muted ${css.empty}`}>
      <p className={`text-l ${css.title}`}>{copy.empty}</p>
      {state === 'failed' ? (
        <>
          <p>{copy.failed}</p>
          <Button variant="secondary" onClick={() => void store.load()}>
            {copy.retry}
          </Button>
        </>
      ) : (
        isFiltered && (
          <>
            <p>{suggestions.length > 0 ? copy.near : copy.emptyHint}</p>
            {suggestions.length > 0 && (
              <p className={`row ${css.near}`}>
                {suggestions.map((word) => (
                  <Button key={word} variant="secondary" onClick={() => store.setQuery({ text: word })}>
                    {word}
                  </Button>
                ))}
              </p>
            )}
            {totalFound > 0 && (
              <Button variant="secondary" onClick={() => store.setQuery({ nische: null })}>
                {fill(copy.inAll, { n: totalFound })}
              </Button>
            )}
            <Button variant="secondary" onClick={() => store.setQuery(EMPTY_QUERY)}>
              {copy.reset}
            </Button>
          </>
        )
      )}
    </div>
  );
}
