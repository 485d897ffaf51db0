import type { Copy } from '../../copy/shape.ts';
import { island } from '../../directives/Island.tsx';

export const AccessPanel = await island(
  import.meta.glob<Pick<Copy, 'access'>>('../../copy/*/access/access.ts'),
  () => import('./AccessIsland.tsx').then((file) => file.AccessIsland),
);
