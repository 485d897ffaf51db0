/** The site owner's commands for access codes: create, list, and revoke. */
import type { Database } from 'firebase-admin/database';
import type { AccessRole } from '../../../src/domain/access/access.ts';
import { parseAccessCode } from '../../../src/domain/access/access-code.ts';
import {
  ACCESS_CODES,
  computeCodeKey,
  generateAccessCode,
  idFromKey,
  parseStoredCode,
  type StoredCode,
} from './stored-code.ts';

export interface CodeDeps {
  readonly database: Database;
  /** ACCESS_CODE_SECRET. */
  readonly secret: string;
  readonly now: () => number;
}

export interface CodeTerms {
  readonly role: AccessRole;
  /** Maximum number of uses. */
  readonly uses: number;
  /** Expiry, in milliseconds since 1970. */
  readonly until: number;
}

export interface ListedCode extends StoredCode {
  readonly id: string;
  readonly key: string;
}

/** Every code ever created, newest first. */
export async function listCodes(database: Database): Promise<readonly ListedCode[]> {
  const all: unknown = (await database.ref(ACCESS_CODES).get()).val();
  return Object.entries(Object(all))
    .flatMap(([key, value]) => {
      const code = parseStoredCode(value);
      return code ? [{ ...code, key, id: idFromKey(key) }] : [];
    })
    .sort((a, b) => b.addedAt - a.addedAt);
}

/**
 * Creates a code. Only this call returns it in the clear.
 * @param generate replaces the random generator in tests
 */
export async function addCode(
  { database, secret, now }: CodeDeps,
  { role, uses, until }: CodeTerms,
  generate: () => string = generateAccessCode,
): Promise<{ readonly code: string; readonly id: string }> {
  for (;;) {
    const code = generate();
    const key = computeCodeKey(secret, code);
    const entry = { role, uses, until, used: 0, addedAt: now() };
    // Never reissue a code that existed before, even one that expired long ago.
    const { committed } = await database
      .ref(`${ACCESS_CODES}/${key}`)
      .transaction((existing: unknown) => (existing === null ? entry : undefined), undefined, false);
    if (committed) return { code, id: idFromKey(key) };
  }
}

/**
 * Revokes a code and ends all its sessions immediately. The entry stays, so that restoring a backup cannot
 * bring the code back.
 * @param name its id in the list, or the code itself
 * @returns the id of the revoked code, or null if no code has that name
 */
export async function revokeCode({ database, secret }: CodeDeps, name: string): Promise<string | null> {
  const code = parseAccessCode(name);
  const key = code === null ? null : computeCodeKey(secret, code);
  const found = (await listCodes(database)).filter(
    (listed) => listed.key === key || listed.id === name.trim().toLowerCase(),
  );
  for (const { key: foundKey } of found) await database.ref(`${ACCESS_CODES}/${foundKey}/revoked`).set(true);
  return found[0]?.id ?? null;
}
