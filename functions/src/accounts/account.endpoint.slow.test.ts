/** Account self-service endpoints, over real HTTP with a real database. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { unsignedToken } from '../../../packages/realtime-database/index.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import { DEFAULT_PRICE_RANGE } from '../../../src/domain/wizard/price.ts';
import { SHARE_PREFIX } from '../../../src/share/fragments.ts';
import { encodeReport } from '../../../src/share/share-link.ts';
import { unsubscribeLink } from '../links/signed-link.ts';
import { type CallResponse, callWith } from '../testing/call-over-http.ts';
import { findPaths, type LeadsDatabase, startLeadsDatabase } from '../testing/leads-database.ts';
import { type ServedCallable, serveCallable } from '../testing/serve-callable.ts';
import { parseMonthlyCheck } from './monthly/monthly.ts';

const SECRET = 'a test secret for unsubscribe links';

// As in the emulator: tokens are parsed but not verified.
vi.hoisted(() => {
  process.env.FIREBASE_DEBUG_MODE = 'true';
  process.env.FIREBASE_DEBUG_FEATURES = '{"skipTokenVerification":true}';
});

const NOW = Math.floor(Date.now() / 1000);
const createToken = (uid: string, claims: object = {}): string =>
  unsignedToken({ sub: uid, aud: 'leads', iat: NOW, exp: NOW + 3600, auth_time: NOW, ...claims });

const accounts = vi.hoisted(() => new Map<string, object>());
vi.mock('firebase-admin/auth', () => {
  const unknown = () => Object.assign(new Error('None'), { code: 'auth/user-not-found' });
  const getUser = async (uid: string) => accounts.get(uid) ?? Promise.reject(unknown());
  const deleteUser = async (uid: string) => (accounts.delete(uid) ? undefined : Promise.reject(unknown()));
  return { getAuth: () => ({ getUser, deleteUser }) };
});

const createAccount = (uid: string, overrides: object = {}) => ({
  ...{ uid, email: `${uid}@example.com`, emailVerified: true, disabled: false },
  metadata: { creationTime: 'Sun, 01 Nov 2026', lastSignInTime: 'Sun, 22 Nov 2026' },
  passwordHash: 'never-exported',
  ...overrides,
});

let leads: LeadsDatabase;
let served: Readonly<Record<'export' | 'forget' | 'set' | 'end', ServedCallable>>;
beforeAll(async () => {
  leads = await startLeadsDatabase();
  process.env.FIREBASE_CONFIG = JSON.stringify({ databaseURL: leads.url, projectId: 'leads' });
  process.env.OWN_LINK_SECRET = SECRET;
  const endpoints = await import('./account.ts');
  const { endMonthlyCheck } = await import('./end-monthly-check.ts');
  served = {
    export: await serveCallable(endpoints.exportAccount),
    forget: await serveCallable(endpoints.forgetAccount),
    set: await serveCallable(endpoints.setMonthlyCheck),
    end: await serveCallable(endMonthlyCheck),
  };
});
afterAll(async () => {
  await Promise.all(Object.values(served).map((callable) => callable.close()));
  await leads.close();
});
const check = { at: 1, host: 'example.com', score: 40, report: 'bm90' };
beforeEach(async () => {
  accounts.clear();
  for (const uid of ['ada', 'bob']) accounts.set(uid, createAccount(uid));
  // Signing in with a custom token creates an account.
  accounts.set('team', createAccount('team', { email: undefined }));
  const monthly = { website: 'example.com', language: 'de', since: 1, nextAt: 2, attempts: 0 };
  const mail = { 'monthly-mail': { state: 'waiting', attempts: 0, createdAt: 1 } };
  await leads.database.ref().set({
    reports: { ada: { '00': check, '13': check }, bob: { '00': check } },
    monthly: { ada: monthly, bob: monthly },
    deliveries: { 'monthly-ada-2026-11': mail, 'monthly-bob-2026-11': mail },
    team: { members: { ada: { name: 'Ada', email: 'ada@example.com' } } },
  });
});

let caller = 0;
const call = (endpoint: keyof typeof served, data: object, token: string | null): Promise<CallResponse> => {
  caller += 1;
  return callWith(served[endpoint].url, JSON.stringify({ data }), {
    'x-forwarded-for': `10.2.${caller >> 8}.${caller & 255}`,
    ...(token && { authorization: `Bearer ${token}` }),
  });
};
const readPath = async (path: string): Promise<unknown> => (await leads.database.ref(path).get()).val();
const errorResponse = (status: number, message: string) => ({
  status,
  body: { error: expect.objectContaining({ message }) },
});

describe.each(['export', 'forget', 'set'] as const)('%s', (endpoint) => {
  it.each([
    ['nobody is signed in', null],
    ['the account is gone', createToken('eve')],
    ['it is the team’s shared code', createToken('team', { team: true, code: true })],
  ])('is rejected if %s', async (_, token) => {
    const before = await leads.readAll();
    expect(await call(endpoint, { website: null, language: 'de' }, token)).toEqual(
      errorResponse(401, serverCopy.de.ownAccount.signIn),
    );
    expect(await leads.readAll()).toEqual(before);
  });

  it('is rejected for a disabled account', async () => {
    accounts.set('ada', createAccount('ada', { disabled: true }));
    expect((await call(endpoint, { website: null }, createToken('ada'))).status).toBe(401);
    expect(await readPath('reports/ada')).not.toBeNull();
  });
});

describe('export', () => {
  it("contains all data of the account with readable reports, and no one else's", async () => {
    const answers = { priceRange: DEFAULT_PRICE_RANGE, customChallenge: '' };
    const fragment = await encodeReport({ answers, analysis: null, roadmap: null, locale: 'de' });
    await leads.database.ref('reports/ada/00/report').set(fragment.slice(SHARE_PREFIX.length));
    const { status, body } = await call('export', {}, createToken('ada'));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      result: {
        account: { uid: 'ada', email: 'ada@example.com', emailVerified: true },
        savedChecks: [
          { at: 1, host: 'example.com', score: 40, result: 'bm90' },
          { at: 1, result: { analysis: null, locale: 'de' } },
        ],
        monthlyCheck: { website: 'example.com', since: 1 },
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/bob|never-exported/);
  });
});

describe('deletion', () => {
  it('deletes all data of the account, and no one else’s', async () => {
    expect(await call('forget', {}, createToken('ada'))).toEqual({
      status: 200,
      body: { result: { forgotten: true } },
    });
    expect([...accounts.keys()]).toEqual(['bob', 'team']);
    expect(findPaths(await leads.readAll(), 'ada')).toEqual(['/closedAccounts/ada']);
    expect(findPaths(await leads.readAll(), 'bob').length).toBeGreaterThan(0);
    expect(await readPath('reports/bob/00')).toEqual(check);
  });

  it('requires a recently entered password', async () => {
    const old = createToken('ada', { auth_time: NOW - 6 * 60 });
    expect(await call('forget', { language: 'en' }, old)).toEqual(
      errorResponse(403, serverCopy.en.ownAccount.recently),
    );
    expect(accounts.has('ada')).toBe(true);
    expect(await readPath('reports/ada')).not.toBeNull();
  });
});

describe('monthly check', () => {
  it('starts with the user’s consent and stops on request', async () => {
    await call('set', { website: null }, createToken('ada'));
    expect(await readPath('monthly/ada')).toBeNull();
    const website = 'https://www.example.com/de';
    expect(await call('set', { website, language: 'de' }, createToken('ada'))).toMatchObject({
      body: { result: { website } },
    });
    expect(await readPath('monthly/ada')).toMatchObject({
      website,
      language: 'de',
      attempts: 0,
      since: expect.closeTo(Date.now(), -4),
    });
    expect(await readPath('monthly/bob/since')).toBe(1);
  });

  it('requires a verified email address', async () => {
    accounts.set('ada', createAccount('ada', { emailVerified: false }));
    await leads.database.ref('monthly/ada').remove();
    expect(await call('set', { website: 'example.com', language: 'en' }, createToken('ada'))).toEqual(
      errorResponse(403, serverCopy.en.ownAccount.verifyFirst),
    );
    expect(await readPath('monthly/ada')).toBeNull();
  });

  it.each([
    'http://127.0.0.1/',
    'http://localhost',
    'ftp://example.com',
    'not a website',
    'https://user:x@example.com',
  ])('rejects %s', async (website) => {
    await leads.database.ref('monthly/ada').remove();
    const { status } = await call('set', { website }, createToken('ada'));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await readPath('monthly/ada')).toBeNull();
  });

  it.each([
    ['an empty', '', 'blank'],
    ['an invisible', ' \u200b', 'blank'],
    ['an overlong', `example.com/${'x'.repeat(3000)}`, 'too-long'],
  ] as const)('says what is wrong with %s address', async (_, website, fault) => {
    expect(await call('set', { website, language: 'de' }, createToken('ada'))).toMatchObject({
      status: 400,
      body: { error: { message: serverCopy.de.analysis.faults[fault] } },
    });
    expect(await readPath('monthly/ada/website')).toBe('example.com');
  });

  it('is stored without what pasting leaves', async () => {
    await call('set', { website: `${'„'.repeat(2048)}https://https://example.com“,` }, createToken('ada'));
    expect(parseMonthlyCheck(await readPath('monthly/ada'))?.website).toBe('https://example.com');
  });

  it('is stopped by the link in its emails, without signing in, idempotently', async () => {
    const token = unsubscribeLink.sign(SECRET, 'ada');
    for (let times = 0; times < 2; times += 1)
      expect(await call('end', { token }, null)).toEqual({ status: 200, body: { result: { ended: true } } });
    expect(await readPath('monthly/ada')).toBeNull();
    expect(await readPath('monthly/bob')).not.toBeNull();
  });

  it.each(['', 'x', 'ada', 'ada.AAAA', `${unsubscribeLink.sign(SECRET, 'ada')}x`, 'x'.repeat(3000)])(
    'is not stopped by %s',
    async (token) => {
      expect(await call('end', { token, language: 'de' }, null)).toEqual(
        errorResponse(403, serverCopy.de.ownAccount.invalidLink),
      );
      expect(await readPath('monthly/ada')).not.toBeNull();
    },
  );
});
