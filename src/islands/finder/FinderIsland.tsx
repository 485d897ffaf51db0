import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/index.ts';
import type { Niche } from '../../domain/niche.ts';
import { NO_QUERY } from '../../domain/niche-search.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import css from './FinderIsland.module.css';
import { createFinderStore } from './finder-store.ts';

export interface FinderIslandProps {
  readonly copy: Copy['finder'];
  /** Address of the niche file. */
  readonly file: string;
}

const readFrom = async (file: string): Promise<string> => {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.text();
};

function NicheCard({ niche, copy }: { readonly niche: Niche; readonly copy: Copy['finder'] }) {
  return (
    <li className={css.card}>
      <p className={css.niche}>{niche.nische}</p>
      <h2 className={css.title}>{niche.mikronische}</h2>
      <p>{niche.beschreibung}</p>
      <p className={css.group}>
        <strong>{copy.targetGroup}</strong> {niche.zielgruppe}
      </p>
    </li>
  );
}

/** Filter, search and cards of the niche finder. */
export function FinderIsland({ copy, file }: FinderIslandProps) {
  const [store] = useState(() =>
    createFinderStore({ read: () => readFrom(file), log: (error) => console.error(error) }),
  );
  const loading = useStore(store.$loading);
  const query = useStore(store.$query);
  const niches = useStore(store.$niches);
  const results = useStore(store.$results);

  useEffect(() => void store.load(), [store]);

  return (
    <div className={css.finder}>
      <search className={css.filters}>
        <SelectField
          label={copy.niche}
          value={query.nische ?? ''}
          onChange={(event) => store.ask({ nische: event.target.value === '' ? null : event.target.value })}
        >
          <option value="">{copy.all}</option>
          {niches.map((niche) => (
            <option key={niche} value={niche}>
              {niche}
            </option>
          ))}
        </SelectField>
        <TextField
          type="search"
          label={copy.search}
          placeholder={copy.searchHint}
          autoComplete="off"
          value={query.text}
          onChange={(event) => store.ask({ text: event.target.value })}
        />
      </search>
      <p role="status" className={css.count}>
        {loading
          ? copy.loading
          : fill(results.length === 1 ? copy.found.one : copy.found.many, { n: results.length })}
        {query.nische !== null && (
          <span className={css.filtered}>{fill(copy.filtered, { niche: query.nische })}</span>
        )}
      </p>
      {!loading && results.length === 0 && (
        <div className={css.empty}>
          <p className={css.title}>{copy.empty}</p>
          {query !== NO_QUERY && (
            <>
              <p>{copy.emptyHint}</p>
              <Button variant="secondary" onClick={() => store.ask(NO_QUERY)}>
                {copy.reset}
              </Button>
            </>
          )}
        </div>
      )}
      <ul className={css.cards}>
        {results.map((niche) => (
          <NicheCard key={`${niche.nische}/${niche.mikronische}`} niche={niche} copy={copy} />
        ))}
      </ul>
    </div>
  );
}
