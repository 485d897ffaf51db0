/** Tests database.rules.json: nobody can read access codes, and the recipe's rule grants a path only to its role. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type RealtimeDatabase,
  startRealtimeDatabase,
  unsignedToken,
} from '../packages/realtime-database/index.ts';
import { OUTSIDERS, type Rules, rulesAt, startRules, TEAM } from './rules/database.ts';

const KEY = 'f0'.repeat(32);
const now = Math.floor(Date.now() / 1000);
const UID = `access-${'5e'.repeat(16)}`;
const session = (claims: object = {}) => ({
  uid: UID,
  token: { access: 'mentor', accessCode: KEY, ...claims },
});
const code = {
  role: 'mentor',
  until: Date.now() + 60_000,
  uses: 1,
  used: 1,
  addedAt: 1,
  sessions: { [UID]: 1 },
};

describe('access codes', () => {
  let server: RealtimeDatabase;
  let rules: Rules;
  beforeAll(async () => {
    server = await startRules();
    rules = rulesAt(server.port);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await rules.reset();
    await rules.request('owner', 'PUT', `accessCodes/${KEY}`, code);
  });

  it.each([...OUTSIDERS, ...TEAM, session(), { uid: 'intake' }])('are inaccessible to %j', async (who) => {
    for (const path of ['accessCodes', `accessCodes/${KEY}`, `accessCodes/${KEY}/used`, 'accessCodes/new']) {
      expect(await rules.isAllowed(who, 'GET', path)).toBe(false);
      for (const [method, value] of [
        ['PUT', { role: 'mentor' }],
        ['PATCH', { used: 0 }],
        ['DELETE'],
      ] as const)
        expect(await rules.isAllowed(who, method, path, value)).toBe(false);
    }
    expect(await rules.isAllowed(who, 'PATCH', '', { [`accessCodes/${KEY}/used`]: 0 })).toBe(false);
    expect(await rules.read(`accessCodes/${KEY}`)).toEqual(code);
  });

  it("do not grant access to the team's data", async () => {
    for (const path of [
      'applications',
      'intake',
      'history',
      'notes',
      'deliveries',
      'team',
      'team/members',
      'server',
    ])
      expect(await rules.isAllowed(session(), 'GET', path)).toBe(false);
  });
});

describe('the recipe’s rule', () => {
  const NAMESPACE = 'recipe-default-rtdb';
  let server: RealtimeDatabase;
  beforeAll(async () => {
    const recipe = readFileSync('docs/recipes/open-a-page-to-mentors.md', 'utf8');
    const json = /```json\n([\s\S]*?)```/.exec(recipe)?.[1] ?? '';
    const rules = JSON.stringify({ rules: { '.read': false, '.write': false, ...JSON.parse(json) } });
    server = await startRealtimeDatabase({ port: 0, namespace: NAMESPACE, rules });
  });
  afterAll(() => server.close());

  const request = (token: string | null, path: string, method = 'GET', body?: unknown): Promise<Response> =>
    fetch(`http://127.0.0.1:${server.port}/${path}.json?ns=${NAMESPACE}`, {
      method,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const tokenWith = (claims: object) =>
    unsignedToken({ sub: UID, iat: now, exp: now + 3600, auth_time: now, ...claims });
  const mentor = { access: 'mentor', accessCode: KEY };
  const reads = async (token: string | null): Promise<boolean> => (await request(token, 'mentors/guide')).ok;

  beforeEach(async () => {
    await request('owner', '', 'PUT', { mentors: { guide: 'Welcome' }, accessCodes: { [KEY]: code } });
  });

  it('grants read access to a mentor, but no write access', async () => {
    expect(await reads(tokenWith(mentor))).toBe(true);
    expect((await request(tokenWith(mentor), 'mentors/guide', 'PUT', 'x')).status).toBe(401);
  });

  it.each<readonly [string, object | null]>([
    ['a visitor', null],
    ['an account', {}],
    ['a mentee', { ...mentor, access: 'mentee' }],
    ['a claim without a code', { access: 'mentor' }],
    ['an unknown code', { ...mentor, accessCode: 'a0'.repeat(32) }],
    ['a path inside a code', { ...mentor, accessCode: `${KEY}/x` }],
    ['a session without an entry', { ...mentor, sub: 'access-f0f0f0f0' }],
    ['the team', { team: true, code: true }],
  ])('stays closed to %s', async (_, claims) => {
    expect(await reads(claims && tokenWith(claims))).toBe(false);
  });

  it.each([
    ['revoked', 'revoked', true],
    ['expired', 'until', Date.now() - 1],
    ['deleted', 'until', null],
  ])('closes immediately if the code is %s', async (_, field, value) => {
    await request('owner', `accessCodes/${KEY}/${field}`, 'PUT', value);
    expect(await reads(tokenWith(mentor))).toBe(false);
  });
});
