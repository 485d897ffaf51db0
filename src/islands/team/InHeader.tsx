import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Puts something into the page's header (src/components/TeamHeader.astro), which stands before the gate is open. */
export function InHeader({
  place,
  children,
}: {
  readonly place: 'screens' | 'account';
  readonly children: ReactNode;
}) {
  const box = document.getElementById(`team-${place}`);
  return box && createPortal(children, box);
}
