import type { Copy } from '../../copy/shape.ts';
import { island } from '../../directives/Island.tsx';

export const Dashboard = await island(
  import.meta.glob<Pick<Copy, 'dashboard' | 'figures' | 'visits'>>('../../copy/*/islands/dashboard.ts'),
  () => import('./DashboardIsland.tsx').then((file) => file.DashboardIsland),
);
