import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import type { NicheWithRelated } from '../../domain/niches/cards.ts';
import type { Locale } from '../../domain/site/locale.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useEarlyInput } from '../../ui/use-early-input.ts';
import { trackEvent } from '../../visits/track-event.ts';
import css from './FinderIsland.module.css';
import { fetchText } from './fetch-text.ts';
import { createFinderStore } from './finder-store.ts';
import { syncFinderUrl } from './finder-url.ts';
import { NicheCards } from './NicheCards.tsx';
import { NothingFound } from './NothingFound.tsx';

export interface FinderIslandProps {
  readonly finder: Copy['finder'];
  readonly locale: Locale;
  /** URL of the niche file. */
  readonly file: string;
  /** URL of the search words' file, or null. */
  readonly words: string | null;
  /** The niche file's first rows, shown until it loads. */
  readonly first: readonly NicheWithRelated[];
}

/** The niche finder: filter, search, and cards. */
export function FinderIsland({ finder: copy, locale, file, words, first }: FinderIslandProps) {
  const [store] = useState(() =>
    createFinderStore({
      first,
      read: () => fetchText(file),
      readWords: words === null ? undefined : () => fetchText(words),
      pause: () => new Promise((resolve) => setTimeout(resolve)),
      log: (error) => console.error(error),
      trackEvent,
    }),
  );
  const query = useStore(store.$query);
  const newest = useStore(store.$results);
  const displayed = useDeferredValue(newest);
  // Defer rendering cards, so that typing stays responsive, unless there are no cards to render: former ones must not
  // show for a query.
  const results = newest.state === 'ready' ? displayed : newest;
  const shown = useStore(store.$shown);
  const filters = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { state, choices, chosen, found } = results;
  // The count of a former query goes at once.
  const isCounted = state === 'ready' && results === newest;
  const isEmpty = found.length === 0 && (isCounted || state === 'failed');

  useLayoutEffect(() => syncFinderUrl(store, window), [store]);
  // Input typed before hydration is newer than the URL.
  useEarlyInput(filters, { search: ({ value }) => store.setQuery({ text: value }) });
  useEffect(() => void store.load(), [store]);

  const showMore = (): void => {
    store.showMore();
    // Move focus to the first of the new cards.
    requestAnimationFrame(() => list.current?.children[shown]?.querySelector('a')?.focus());
  };

  return (
    <div className={`stack gap-5 ${css.finder}`}>
      <search ref={filters} className={`stack ${css.filters}`}>
        <SelectField
          name="niche"
          label={copy.niche}
          value={choices.some(({ slug }) => slug === query.nische) ? (query.nische ?? '') : ''}
          onChange={({ target }) => store.setQuery({ nische: target.value === '' ? null : target.value })}
        >
          <option value="">{copy.all}</option>
          {choices.map(({ slug, name, count }) => (
            <option key={slug} value={slug}>
              {count === null ? name : fill(copy.counted, { niche: name, n: count })}
            </option>
          ))}
        </SelectField>
        <TextField
          type="search"
          name="search"
          label={copy.search}
          placeholder={copy.searchHint}
          autoComplete="off"
          value={query.text}
          onFocus={() => void store.prepare()}
          onChange={(event) => store.setQuery({ text: event.target.value })}
        />
      </search>
      <p role="status" className="row note">
        {/* Text beside an element has its own: a browser's translation replaces text nodes. */}
        <span>
          {isCounted
            ? fill(found.length === 1 ? copy.found.one : copy.found.many, { n: found.length })
            : state !== 'failed' && copy.loading}
        </span>
        {chosen && <span className={css.filtered}>{fill(copy.filtered, { niche: chosen.name })}</span>}
        {results.isLimited && <span> {copy.limited}</span>}
      </p>
      {isEmpty && (
        <NothingFound
          store={store}
          results={results}
          isFiltered={query.text.trim() !== '' || chosen !== null}
          copy={copy}
        />
      )}
      {results.isLimited && (
        <Button className={css.retry} variant="secondary" onClick={() => void store.prepare()}>
          {copy.retry}
        </Button>
      )}
      {results.partialMatchWordCount > 0 && found.length > 0 && (
        <p className="muted bold">
          {fill(results.partialMatchWordCount === 1 ? copy.lacking.one : copy.lacking.many, {
            n: results.partialMatchWordCount,
          })}
        </p>
      )}
      <NicheCards ref={list} results={results} shown={shown} copy={copy} locale={locale} />
      {found.length > shown && (
        <p className={css.more}>
          <Button variant="secondary" onClick={showMore}>
            {fill(copy.more, { n: found.length - shown })}
          </Button>
        </p>
      )}
    </div>
  );
}
