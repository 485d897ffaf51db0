import type { Copy } from '../../copy/shape.ts';
import { island } from '../../directives/Island.tsx';

export { SHELF_KEY } from './stored-draft.ts';

export const PartnershipForm = await island(
  import.meta.glob<Pick<Copy, 'partnership'>>('../../copy/*/applications/partnership.ts'),
  () => import('./PartnershipIsland.tsx').then((file) => file.PartnershipIsland),
);
