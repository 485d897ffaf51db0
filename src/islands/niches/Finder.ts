import type { Copy } from '../../copy/shape.ts';
import { island } from '../../directives/Island.tsx';

export const Finder = await island(
  import.meta.glob<Pick<Copy, 'finder'>>('../../copy/*/niches/finder.ts'),
  () => import('./FinderIsland.tsx').then((file) => file.FinderIsland),
);
