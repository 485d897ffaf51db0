import { createContext, use } from 'react';
import type { Copy } from '../../../copy/shape.ts';
import type { Locale } from '../../../domain/site/locale.ts';
import type { Period, Span } from '../../../domain/visits/visit-periods.ts';
import type { Slice, VisitTable } from '../../../domain/visits/visit-table.ts';

/** What every part of the visits' screen is given. */
export interface Figures {
  readonly copy: Copy['figures'];
  /** What is counted, in words. */
  readonly names: Copy['visits'];
  readonly locale: Locale;
  /** That sums are kept by, the owner's first. */
  readonly campaigns: readonly string[];
  readonly span: Span;
  readonly table: VisitTable;
  /** The running period so far, and the same days before. */
  readonly running: Period;
  readonly before: Period;
  /** Whose visits are shown. */
  readonly slice: Slice;
}

export const FiguresContext = createContext<Figures | null>(null);

/** @throws outside of the visits' screen */
export function useFigures(): Figures {
  const figures = use(FiguresContext);
  if (!figures) throw new Error('There are no figures around this component.');
  return figures;
}
