/** Team-code sessions over real HTTP, with a real database under the deployed rules. */
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { unsignedToken } from '../../../packages/realtime-database/index.ts';
import { createCaller, parseClaims } from '../testing/access-over-http.ts';
import { type CallResponse, callWith } from '../testing/call-over-http.ts';
import { type LeadsDatabase, startLeadsDatabase } from '../testing/leads-database.ts';
import { type ServedCallable, serveCallable } from '../testing/serve-callable.ts';
import { changeCode } from './roster.ts';

vi.mock('firebase-functions/logger');

const SECRET = 'correct-horse-12';
const WRONG = { status: 403, body: { error: { message: 'Incorrect password. Please try again.' } } };

let leads: LeadsDatabase;
let unlockCallable: ServedCallable;
beforeAll(async () => {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9';
  process.env.TEAM_CODE = SECRET;
  leads = await startLeadsDatabase();
  process.env.FIREBASE_CONFIG = JSON.stringify({ databaseURL: leads.url, projectId: 'leads' });
  unlockCallable = await serveCallable((await import('./unlock-team-dashboard.ts')).unlockTeamDashboard);
});
afterAll(async () => {
  await unlockCallable.close();
  await leads.close();
});
beforeEach(() => leads.database.ref('team').remove());

const enter = (code: string): Promise<CallResponse> =>
  callWith(unlockCallable.url, JSON.stringify({ data: { code } }), { 'x-forwarded-for': createCaller() });

/** Whether a session from a response's token, exchanged now, can read applications. */
async function canRead(response: CallResponse): Promise<boolean> {
  const { uid, claims } = parseClaims(response);
  const now = Math.floor(Date.now() / 1000);
  const token = unsignedToken({ sub: uid, iat: now, exp: now + 3600, auth_time: now, ...Object(claims) });
  const url = new URL(leads.url);
  url.pathname = '/applications.json';
  return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).ok;
}

it('opens a session that ends when the code rotates, however late the token is exchanged', async () => {
  const first = await enter(SECRET);
  expect(await canRead(first)).toBe(true);
  const code = await changeCode(leads.database);
  expect(await canRead(first)).toBe(false);
  expect(await enter(SECRET)).toMatchObject(WRONG);

  const second = await enter(code);
  expect(await canRead(second)).toBe(true);
  const next = await changeCode(leads.database);
  expect(await canRead(second)).toBe(false);
  expect(await enter(code)).toMatchObject(WRONG);
  expect(await canRead(await enter(next))).toBe(true);
});

it('opens each session for a user of its own, with an entry', async () => {
  const sessions = await Promise.all([enter(SECRET), enter(SECRET)]);
  const [uid, otherUid] = sessions.map((session) => String(parseClaims(session).uid));
  expect(uid).toMatch(/^team-[0-9a-f]{32}$/);
  expect(uid).not.toBe(otherUid);
  await leads.database.ref(`server/sessions/${uid}`).remove();
  expect(await Promise.all(sessions.map(canRead))).toEqual([false, true]);
});

it.each([
  ['an empty', ''],
  ['an invisible', '\u200b\u2066'],
  ['a blank', ' '],
  ['an overlong', 'x'.repeat(500)],
  ['an overlong but right', SECRET + 'x'.repeat(500)],
  ['a huge', 'ﷺ'.repeat(100_000)],
])('answers %s code as any wrong one', async (_, code) => {
  expect(await enter(code)).toMatchObject(WRONG);
});

it('opens whatever copying left around the code', async () => {
  expect(await canRead(await enter(`\u2066${SECRET.slice(0, 3)}\u200b${SECRET.slice(3)}\u2069`))).toBe(true);
});

it('ends sessions that were opened with the old code during a rotation', async () => {
  let code = await changeCode(leads.database);
  for (let rotation = 0; rotation < 5; rotation += 1) {
    const responses = Promise.all(Array.from({ length: 4 }, () => enter(code)));
    code = await changeCode(leads.database);
    for (const response of await responses)
      if (response.status === 200) expect(await canRead(response)).toBe(false);
      else expect(response).toMatchObject(WRONG);
  }
});

it('rejects every code while the stored one has no version, and logs what to do', async () => {
  const code = await changeCode(leads.database);
  await leads.database.ref('team/code/version').remove();
  for (const entered of [code, SECRET]) expect(await enter(entered)).toMatchObject(WRONG);
  expect(vi.mocked(logger.error).mock.lastCall?.[0]).toMatch(/no version.+npm run team -- code --live$/);
});
