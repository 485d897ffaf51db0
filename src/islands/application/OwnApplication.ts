import type { Copy } from '../../copy/shape.ts';
import { island } from '../../directives/Island.tsx';

export const OwnApplication = await island(
  import.meta.glob<Pick<Copy, 'application' | 'partnership'>>('../../copy/*/islands/application.ts'),
  () => import('./ApplicationIsland.tsx').then((file) => file.ApplicationIsland),
);
