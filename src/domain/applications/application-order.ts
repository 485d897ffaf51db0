/** Sort orders of the team's list. */
import type { Application } from './application.ts';

export const ORDERS = ['newest', 'oldest'] as const;
export type Order = (typeof ORDERS)[number];

export interface Viewer {
  /** Uid of the signed-in member; undefined for a session of the shared code. */
  readonly me: string | undefined;
  /** Such as '2026-11-23', in the device's time zone. */
  readonly today: string;
}

/** Whether the member's own reminder is due. */
export const isDue = ({ owner, remindOn }: Application, { me, today }: Viewer): boolean =>
  remindOn !== undefined && remindOn <= today && owner?.uid === me;

const DAY_MS = 86_400_000;

/** Number of business days (Monday to Friday) that started after a point in time, by the device's clock. */
export function businessDaysSince(time: number, now: number): number {
  const day = new Date(time);
  day.setHours(12, 0, 0, 0);
  const end = new Date(now);
  end.setHours(12, 0, 0, 0);
  const days = Math.max(0, Math.round((end.getTime() - day.getTime()) / DAY_MS));
  const remainingDays = Array.from({ length: days % 7 }, (_, index) => (day.getDay() + 1 + index) % 7);
  return Math.floor(days / 7) * 5 + remainingDays.filter((weekday) => weekday !== 0 && weekday !== 6).length;
}
