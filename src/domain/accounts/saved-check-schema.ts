import { z } from '../values/schema.ts';
import { MAX_SAVED_REPORT_LENGTH, SAVED_CHECK_SLOTS, type SavedCheck } from './saved-check.ts';

const STORED = z.object({
  at: z.number(),
  host: z.string().check(z.maxLength(253)),
  score: z.optional(z.number().check(z.gte(0), z.lte(100))),
  report: z.string().check(z.minLength(1), z.maxLength(MAX_SAVED_REPORT_LENGTH)),
});

/**
 * Parses an account's checks from `reports/{uid}`, newest first. Skips invalid ones, which the rules don't allow to
 * be written.
 */
export function parseSavedChecks(value: unknown): readonly SavedCheck[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .flatMap(([slot, entry]) => {
      const { data } = STORED.safeParse(entry);
      return data && SAVED_CHECK_SLOTS.includes(slot) ? [{ slot, ...data }] : [];
    })
    .sort((a, b) => b.at - a.at || b.slot.localeCompare(a.slot));
}
