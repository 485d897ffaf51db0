import type { Copy } from '../../copy/shape.ts';
import { island } from '../../directives/Island.tsx';

export const AccountMenu = await island(
  import.meta.glob<Pick<Copy, 'auth'>>('../../copy/*/accounts/auth.ts'),
  () => import('./AccountIsland.tsx').then((file) => file.AccountIsland),
);
