import { memo, type Ref } from 'react';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import type { Locale } from '../../domain/site/locale.ts';
import cards from '../../ui/niche-cards.module.css';
import { RowBoundary } from '../../ui/RowBoundary.tsx';
import type { Results } from './finder-results.ts';
import { NicheCard } from './NicheCard.tsx';

interface NicheCardsProps {
  readonly ref: Ref<HTMLUListElement>;
  readonly results: Results;
  /** How many results are shown. */
  readonly shown: number;
  readonly copy: Copy['finder'];
  readonly locale: Locale;
}

/** The results as cards. Memoized: the parent renders on every keystroke. */
export const NicheCards = memo(function NicheCards({ ref, results, shown, copy, locale }: NicheCardsProps) {
  return (
    <ul ref={ref} className={`plain stack ${cards.cards}`}>
      {results.found.slice(0, shown).map((niche) => (
        <RowBoundary
          key={`${niche.nische}/${niche.mikronische}`}
          fallback={
            <li className={`surface stack text-s ${cards.card}`}>
              {fill(copy.unreadable, { niche: niche.mikronische })}
            </li>
          }
        >
          <NicheCard
            niche={niche}
            getRelatedNiches={results.getRelatedNiches}
            splitText={results.splitText}
            getMatchedWords={results.getMatchedWords}
            copy={copy}
            locale={locale}
          />
        </RowBoundary>
      ))}
    </ul>
  );
});
