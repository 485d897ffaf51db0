import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Renders into the page's header (src/components/TeamHeader.astro). */
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
