import type { Copy } from '../../copy/shape.ts';
import { island } from '../../directives/Island.tsx';

export const PartnershipForm = await island(
  import.meta.glob<Pick<Copy, 'partnership'>>('../../copy/*/applications/partnership.ts'),
  () => import('./PartnershipIsland.tsx').then((file) => file.PartnershipIsland),
);
