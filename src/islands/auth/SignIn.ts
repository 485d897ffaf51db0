import type { Copy } from '../../copy/shape.ts';
import { island } from '../../directives/Island.tsx';

export const SignIn = await island(
  import.meta.glob<Pick<Copy, 'auth' | 'savedChecks'>>('../../copy/*/islands/auth.ts'),
  () => import('./AuthIsland.tsx').then((file) => file.AuthIsland),
);
