import { createHash } from 'node:crypto';

/** Matches also the users that all sessions of a code used to share. */
const SESSION_UID = /^(?:team|(?:team|access)-[0-9a-f]{8,32})$/;

/**
 * The uid of a code session. Each has a user of its own, so that its holder can change or delete no other.
 * @param secret what nobody else knows: a random text, or one that identifies a retry
 */
export const createSessionUid = (kind: 'team' | 'access', secret: string): string =>
  `${kind}-${createHash('sha256').update(secret).digest('hex').slice(0, 32)}`;

/** Whether a uid is of a code session. The identity service creates none with a hyphen. */
export const isSessionUid = (uid: string): boolean => SESSION_UID.test(uid);
