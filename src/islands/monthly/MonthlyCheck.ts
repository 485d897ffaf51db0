import type { Copy } from '../../copy/shape.ts';
import { island } from '../../directives/Island.tsx';

export const MonthlyCheck = await island(
  import.meta.glob<Pick<Copy, 'monthlyCheck'>>('../../copy/*/accounts/monthly-check.ts'),
  () => import('./MonthlyIsland.tsx').then((file) => file.MonthlyIsland),
);
