import { type Database, ServerValue } from 'firebase-admin/database';
import { toHour } from '../platform/store/server-store.ts';
import { SYSTEM } from '../team/log.ts';
import { createFirstDeliveries } from './first-deliveries.ts';
import type { IntakeEntry, IntakeStore } from './intake.ts';

const NOW = ServerValue.TIMESTAMP;

/** The values of one atomic update, by path. */
const buildUpdate = ({
  id,
  application,
  language,
  terms,
  result,
  campaign,
  utm,
  digest,
  spam,
  isHeldBack,
  isMailboxFull,
}: IntakeEntry) => ({
  [`applications/${id}`]: { ...application, id, createdAt: NOW, status: 'pending' },
  [`intake/${id}`]: {
    ...{ language, terms, digest },
    ...(campaign && { campaign }),
    ...(Object.keys(utm).length > 0 && { utm }),
    ...(spam && { spam }),
    ...(isHeldBack && { heldBack: true }),
  },
  ...(result && { [`results/${id}`]: { at: NOW, result } }),
  [`deliveries/${id}`]: createFirstDeliveries({ spam, isHeldBack, isMailboxFull }, NOW),
  ...((spam || isHeldBack || isMailboxFull) && { [`log/${id}`]: { at: NOW, who: SYSTEM, what: 'held', id } }),
});

/** Whether the rules refused a write. */
export const isDenied = (error: unknown): boolean => Object(error).code === 'PERMISSION_DENIED';

/**
 * Stores incoming applications in the realtime database.
 * @param admin bypasses the rules
 * @param intake the security rules' `intake` user, which may create but never change; this guarantees exactly-once
 * @param now milliseconds since 1970
 */
export function createIntakeStore(admin: Database, intake: Database, now: () => number): IntakeStore {
  const isTaken = async (id: string): Promise<boolean> => {
    const paths = [`applications/${id}`, `intake/${id}`, `deletions/${id}`];
    const found = await Promise.all(paths.map((path) => admin.ref(path).get()));
    return found.some((snapshot) => snapshot.exists());
  };
  return {
    findDigest: async (id) => {
      const digest: unknown = (await admin.ref(`intake/${id}/digest`).get()).val();
      return typeof digest === 'string' ? digest : null;
    },
    create: async (entry) => {
      try {
        await intake.ref().update(buildUpdate(entry));
        return true;
      } catch (error) {
        if (isDenied(error) && (await isTaken(entry.id))) return false;
        throw error;
      }
    },
    recordFlood: async () => {
      const notice = { state: 'waiting', attempts: 0, createdAt: NOW, nextAt: NOW };
      await admin
        .ref(`deliveries/flood-${toHour(now())}/flood-notice`)
        .transaction((existing: unknown) => existing ?? notice);
    },
  };
}
