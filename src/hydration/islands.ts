import type { ComponentType } from 'react';
import type { AccessIslandProps } from '../islands/access/AccessIsland.tsx';
import type { AccountIslandProps } from '../islands/account/AccountIsland.tsx';
import type { ApplicationIslandProps } from '../islands/application/ApplicationIsland.tsx';
import type { AuthIslandProps } from '../islands/auth/AuthIsland.tsx';
import type { DashboardIslandProps } from '../islands/dashboard/DashboardIsland.tsx';
import type { FinderIslandProps } from '../islands/finder/FinderIsland.tsx';
import type { MonthlyIslandProps } from '../islands/monthly/MonthlyIsland.tsx';
import type { PartnershipIslandProps } from '../islands/partnership/PartnershipIsland.tsx';
import type { WizardIslandProps } from '../islands/wizard/WizardIsland.tsx';

/** What each island is given; src/components/islands/props.ts says it for every language. */
export interface IslandProps {
  readonly access: AccessIslandProps;
  readonly account: AccountIslandProps;
  readonly application: ApplicationIslandProps;
  readonly auth: AuthIslandProps;
  readonly dashboard: DashboardIslandProps;
  readonly finder: FinderIslandProps;
  readonly monthly: MonthlyIslandProps;
  readonly partnership: PartnershipIslandProps;
  readonly wizard: WizardIslandProps;
}

export type IslandName = keyof IslandProps;

/** Every island by its name, fetched when it wakes. */
export const ISLANDS: { readonly [N in IslandName]: () => Promise<ComponentType<IslandProps[N]>> } = {
  access: () => import('../islands/access/AccessIsland.tsx').then((file) => file.AccessIsland),
  account: () => import('../islands/account/AccountIsland.tsx').then((file) => file.AccountIsland),
  application: () =>
    import('../islands/application/ApplicationIsland.tsx').then((file) => file.ApplicationIsland),
  auth: () => import('../islands/auth/AuthIsland.tsx').then((file) => file.AuthIsland),
  dashboard: () => import('../islands/dashboard/DashboardIsland.tsx').then((file) => file.DashboardIsland),
  finder: () => import('../islands/finder/FinderIsland.tsx').then((file) => file.FinderIsland),
  monthly: () => import('../islands/monthly/MonthlyIsland.tsx').then((file) => file.MonthlyIsland),
  partnership: () =>
    import('../islands/partnership/PartnershipIsland.tsx').then((file) => file.PartnershipIsland),
  wizard: () => import('../islands/wizard/WizardIsland.tsx').then((file) => file.WizardIsland),
};
