/** database.rules.json in the local database, with all kinds of users. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestDatabase } from '../../functions/src/testing/test-database.ts';
import { type RealtimeDatabase, unsignedToken } from '../../packages/realtime-database/index.ts';
import { EMPTY_DRAFT } from '../../src/domain/applications/application.ts';

export const ID = '-OeA1234567890abcdeF';
export const EVENT = '-OfA1234567890abcdeF';
export const NOW = { '.sv': 'timestamp' };
/** Version of the latest code. */
const CODE = { salt: 'x', hash: 'y', version: 'current' };

export const record = {
  ...EMPTY_DRAFT,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  websiteLink: 'https://ada.example',
  message: 'Zwei\nZeilen',
  acceptTerms: true,
  id: ID,
  createdAt: NOW,
  status: 'pending',
};

const now = Math.floor(Date.now() / 1000);
const tokenWith = (claims: object, sign_in_provider = 'password') =>
  unsignedToken({
    ...{ sub: 'x', iat: now, exp: now + 3600, auth_time: now },
    firebase: { sign_in_provider },
    ...claims,
  });

/** Uid of the code's only session. */
export const SESSION_UID = `team-${'5e'.repeat(16)}`;
const CODE_SESSION = { sub: SESSION_UID, team: true, code: true };

/** All users by kind of sign-in. Mara is on the team, Rob was. */
export const USERS = {
  visitor: null,
  account: tokenWith({}),
  /** An account with somebody else's uid and nearly correct claims. */
  lookalike: tokenWith({ team: 'true', code: true }),
  code: tokenWith({ ...CODE_SESSION, codeVersion: CODE.version }, 'custom'),
  'old code': tokenWith({ ...CODE_SESSION, codeVersion: 'before' }, 'custom'),
  'first code': tokenWith(CODE_SESSION, 'custom'),
  /** The current code's claims, without an entry. */
  'ended session': tokenWith({ ...CODE_SESSION, sub: 'team', codeVersion: CODE.version }, 'custom'),
  member: tokenWith({ sub: 'mara', team: true }),
  'removed member': tokenWith({ sub: 'rob', team: true }),
  owner: 'owner',
} as const;
export type UserKind = keyof typeof USERS;

/** Users who were never on the team, or no longer are. */
export const OUTSIDERS = [
  'visitor',
  'account',
  'lookalike',
  'old code',
  'first code',
  'ended session',
  'removed member',
] as const;
export const TEAM = ['code', 'member'] as const;

/** Their names in the history. */
export const ACTOR = { code: { name: 'code' }, member: { uid: 'mara', name: 'Mara' } } as const;

const NAMESPACE = 'demo-anbahn-default-rtdb';

export const startRules = (): Promise<RealtimeDatabase> => startTestDatabase({ namespace: NAMESPACE });

export interface RuleResult {
  readonly ok: boolean;
  readonly status: number;
  readonly json: unknown;
}

export interface Rules {
  /** @param user a name in the table, or the `auth` of a server that acts as a user */
  readonly request: (
    user: UserKind | object,
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<RuleResult>;
  /** @returns whether it was allowed @throws on anything but success or denial */
  readonly isAllowed: (
    user: UserKind | object,
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<boolean>;
  readonly read: (path: string) => Promise<unknown>;
  /** Clears the database except for the team: Mara, and a code with a session. */
  readonly reset: () => Promise<void>;
}

/** @param port of a database with the rules */
export function rulesAt(port: number): Rules {
  const request: Rules['request'] = async (user, method, path, body) => {
    const token = typeof user === 'string' && user in USERS ? USERS[user] : 'owner';
    const override =
      typeof user === 'object' ? `&auth_variable_override=${encodeURIComponent(JSON.stringify(user))}` : '';
    const response = await fetch(`http://127.0.0.1:${port}/${path}.json?ns=${NAMESPACE}${override}`, {
      method,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { ok: response.ok, status: response.status, json: await response.json() };
  };
  return {
    request,
    isAllowed: async (...args) => {
      const { ok, status, json } = await request(...args);
      if (!ok && status !== 401) throw new Error(`${status} ${JSON.stringify(json)}`);
      return ok;
    },
    read: async (path) => (await request('owner', 'GET', path)).json,
    reset: async () => {
      await request('owner', 'PUT', '', {
        team: {
          members: { mara: { email: 'mara@example.com', name: 'Mara', addedAt: 1, mail: 'at-once' } },
          code: CODE,
        },
        server: { sessions: { [SESSION_UID]: { at: 1, codeVersion: CODE.version } } },
      });
    },
  };
}

/**
 * Starts a separate database with the rules for a test file, and clears it before each test.
 * @param prepare writes the initial data of each test
 */
export function setUpRules(prepare: (rules: Rules) => Promise<unknown> = async () => undefined): Rules {
  let server: RealtimeDatabase;
  let rules: Rules;
  beforeAll(async () => {
    server = await startRules();
    rules = rulesAt(server.port);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await rules.reset();
    await prepare(rules);
  });
  return {
    request: (...args) => rules.request(...args),
    isAllowed: (...args) => rules.isAllowed(...args),
    read: (path) => rules.read(path),
    reset: () => rules.reset(),
  };
}
