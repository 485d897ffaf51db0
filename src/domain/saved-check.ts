/** A business check that somebody keeps in their account, as the database holds it under `reports/{uid}/{slot}`. */
import { type Immutable, type Of, z } from './schema.ts';

/** An account has so many places, `00` to `49`: rules cannot count, but they can say what a place is called. */
export const SAVED_CHECKS_LIMIT = 50;

/** Longest text of a result, in characters; an honest one has about 8,000. */
export const MAX_SAVED_REPORT = 40_000;

const MAX_HOST = 253;

const SLOTS: readonly string[] = Array.from({ length: SAVED_CHECKS_LIMIT }, (_, slot) =>
  String(slot).padStart(2, '0'),
);

/** What is written; the time is the server's. */
const entry = z.object({
  /** Of the website, without `www.`; empty where none was checked. */
  host: z.string().check(z.maxLength(MAX_HOST)),
  /** Of the website, 0 to 100; missing where there is none. */
  score: z.optional(z.number().check(z.gte(0), z.lte(100))),
  /** The whole result as one text: what a link to it carries (src/share). */
  report: z.string().check(z.minLength(1), z.maxLength(MAX_SAVED_REPORT)),
});
export type NewSavedCheck = Immutable<Of<typeof entry>>;

const stored = z.extend(entry, {
  /** When it was kept, in milliseconds since 1970. */
  at: z.number(),
});

export interface SavedCheck extends NewSavedCheck {
  readonly slot: string;
  readonly at: number;
}

/** The checks of an account, newest first. What does not fit is left out: rules let nobody write it. */
export function savedChecksFrom(value: unknown): readonly SavedCheck[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .flatMap(([slot, one]) => {
      const { data } = stored.safeParse(one);
      return data && SLOTS.includes(slot) ? [{ slot, ...data }] : [];
    })
    .sort((a, b) => b.at - a.at || b.slot.localeCompare(a.slot));
}

/** The first place that is free; null when there is none. */
export const freeSlot = (checks: readonly Pick<SavedCheck, 'slot'>[]): string | null =>
  SLOTS.find((slot) => !checks.some((check) => check.slot === slot)) ?? null;

/**
 * The scores of a check's website up to this check, oldest first. Without a score it is nothing that could have moved.
 * @param checks newest first
 */
export function scoresUpTo(checks: readonly SavedCheck[], { slot, host }: SavedCheck): readonly number[] {
  if (host === '') return [];
  const since = checks.slice(checks.findIndex((check) => check.slot === slot));
  return since
    .flatMap(({ host: other, score }) => (other === host && score !== undefined ? [score] : []))
    .reverse();
}
