import { createContext, use } from 'react';
import type { Copy } from '../../../copy/shape.ts';
import type { Locale } from '../../../domain/site/locale.ts';
import type { Span } from '../../../domain/visits/visit-periods.ts';
import type { Slice, VisitTable } from '../../../domain/visits/visit-table.ts';

/** Shared by all parts of the visits screen. */
export interface VisitsContextValue {
  readonly copy: Copy['figures'];
  /** Names of events, devices and campaigns. */
  readonly names: Copy['visits'];
  readonly locale: Locale;
  /** The configured campaigns first. */
  readonly campaigns: readonly string[];
  readonly span: Span;
  readonly table: VisitTable;
  /** The visits that are shown. */
  readonly slice: Slice;
}

export const VisitsContext = createContext<VisitsContextValue | null>(null);

/** @throws outside of the visits screen */
export function useVisits(): VisitsContextValue {
  const visits = use(VisitsContext);
  if (!visits) throw new Error('This component needs a VisitsContext.');
  return visits;
}
