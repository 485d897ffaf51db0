/** Access codes over real HTTP, on a real database: what opens, what does not, and what it says. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { unsignedToken } from '../../../local/realtime-database/index.ts';
import { addCode, type CodeTerms, listCodes, revokeCode } from '../access/codes.ts';
import { drawnAccessCode } from '../access/kept-code.ts';
import { type Answered, callWith } from '../testing/call-over-http.ts';
import { type LeadsDatabase, leadsDatabase } from '../testing/leads-database.ts';
import { type ServedCallable, serveCallable } from '../testing/serve-callable.ts';

vi.mock('firebase-functions/logger');
vi.hoisted(() => {
  // As in the emulator: tokens are read and nothing proves them, and custom ones are made without a key.
  process.env.FIREBASE_DEBUG_MODE = 'true';
  process.env.FIREBASE_DEBUG_FEATURES = '{"skipTokenVerification":true}';
  process.env.FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9';
  process.env.ACCESS_CODE_SECRET = 'access codes of the slow tests, at length';
});

const SECRET = process.env.ACCESS_CODE_SECRET ?? '';
const DAY = 86_400_000;
const ATTEMPT = '00000000-0000-4000-8000-000000000000';
const WRONG = {
  status: 403,
  body: {
    error: {
      status: 'PERMISSION_DENIED',
      message: 'This code is wrong or no longer valid. Please check it and enter it again.',
    },
  },
};

let leads: LeadsDatabase;
let verifying: ServedCallable;
let checking: ServedCallable;
beforeAll(async () => {
  leads = await leadsDatabase();
  process.env.FIREBASE_CONFIG = JSON.stringify({ databaseURL: leads.url, projectId: 'leads' });
  verifying = await serveCallable((await import('./verify-access-code.ts')).verifyAccessCode);
  checking = await serveCallable((await import('./check-access.ts')).checkAccess);
});
afterAll(async () => {
  await Promise.all([verifying.close(), checking.close()]);
  await leads.close();
});
beforeEach(() => leads.database.ref('accessCodes').remove());

let callers = 0;
/** Somebody who has not called before, in a network of their own. */
const somebody = (): string => {
  callers += 1;
  return `10.${callers >> 8}.${callers & 255}.1`;
};
const book = () => ({ database: leads.database, secret: SECRET, now: Date.now });
const add = (terms: Partial<CodeTerms> = {}, draw?: () => string) =>
  addCode(book(), { role: 'mentor', uses: 1, until: Date.now() + DAY, ...terms }, draw);
const enter = (
  code: unknown,
  { from = somebody(), ...more }: Record<string, unknown> = {},
): Promise<Answered> =>
  callWith(verifying.url, JSON.stringify({ data: { code, attempt: crypto.randomUUID(), ...more } }), {
    'x-forwarded-for': String(from),
  });
const check = (claims: object | null, language = 'en'): Promise<Answered> =>
  callWith(
    checking.url,
    JSON.stringify({ data: { language } }),
    claims === null
      ? {}
      : { authorization: `Bearer ${unsignedToken({ sub: 'x', aud: 'leads', iat: 1, exp: 9e9, ...claims })}` },
  );
const claimsIn = ({ body }: Answered): Record<string, unknown> => {
  const token: unknown = Object(body).result?.token;
  return JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString());
};

describe('without codes', () => {
  it('any is answered with: not active yet, as often as it is tried', async () => {
    const from = somebody();
    for (let n = 0; n < 15; n++)
      expect(await enter('AB12C', { from })).toEqual({ status: 200, body: { result: { is: 'inactive' } } });
  });
});

describe('a code', () => {
  it.each(['mentor', 'mentee'] as const)('opens what it is for: %s', async (role) => {
    const { code, id } = await add({ role, until: Date.now() + DAY });
    const answer = await enter(` ${code.slice(0, 2).toLowerCase()}-${code.slice(2)}`);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        result: {
          is: 'open',
          access: { role, until: expect.closeTo(Date.now() + DAY, -5), destination: null },
        },
      },
    });
    const { uid, claims } = claimsIn(answer);
    expect(uid).toBe(`access-${id}`);
    expect(claims).toEqual({ access: role, accessCode: expect.stringMatching(new RegExp(`^${id}`)) });
    expect(await check(Object(claims))).toMatchObject({ body: { result: { access: { role } } } });
  });

  it('stands nowhere in the database', async () => {
    const { code } = await add();
    await enter(code);
    const stored = JSON.stringify((await leads.database.ref().get()).val());
    expect(stored).toContain('mentor');
    expect(stored).not.toContain(code);
  });

  it('is drawn again where it was there before', async () => {
    const { code } = await add();
    const draws = [code, code, 'ZZZZZ'];
    expect((await add({ role: 'mentee' }, () => draws.shift() ?? drawnAccessCode())).code).toBe('ZZZZZ');
    expect(await enter(code)).toMatchObject({ body: { result: { access: { role: 'mentor' } } } });
  });

  it.each(['en', 'de'] as const)(
    'opens nothing used up, over, revoked or wrong: all the same (%s)',
    async (language) => {
      const usedUp = await add();
      expect((await enter(usedUp.code)).status).toBe(200);
      const over = await add({ until: Date.now() - 1 });
      const revoked = await add();
      expect(await revokeCode(book(), revoked.id)).toBe(revoked.id);
      const answers = await Promise.all(
        [
          usedUp.code,
          over.code,
          revoked.code,
          'AAAA1',
          'ABC',
          'ABCDEF',
          '😀😀😀😀😀',
          'ä'.repeat(64),
          '\u0000',
        ].map((code) => enter(code, { language })),
      );
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      if (language === 'en') expect(answers[0]).toEqual(WRONG);
      expect(answers[0]).toMatchObject({ status: 403 });
      expect((await listCodes(leads.database)).find(({ id }) => id === over.id)?.used).toBe(0);
    },
  );

  it('for one use is not used twice at once', async () => {
    const { code } = await add();
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(19);
    expect((await listCodes(leads.database))[0]?.used).toBe(1);
  });

  it('for seven uses is used seven times', async () => {
    const { code } = await add({ uses: 7 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
  });

  it('opens again for a tab whose answer was lost, and counts once', async () => {
    const { code } = await add();
    const from = somebody();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => enter(code, { attempt: ATTEMPT, from: somebody() })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await enter(code, { from })).status).toBe(403);
    expect((await listCodes(leads.database))[0]?.used).toBe(1);
  });

  it.each([
    [{ code: '' }],
    [{ code: 'x'.repeat(65) }],
    [{ code: 5 }],
    [{ code: ['A', 'B'] }],
    [{ code: null }],
    [{ attempt: 'x' }],
    [{ attempt: '../../team/code/aaaaaaaaaaaaaaaaaaaaa' }],
    [{ attempt: undefined }],
    [{ language: 'xx' }],
  ])('is none in %j', async (change) => {
    await add();
    expect(await enter('AB12C', change)).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT' } },
    });
  });
});

describe('tries', () => {
  it('are limited per address, and the right code is refused as well until then', async () => {
    const { code } = await add();
    const from = somebody();
    for (let n = 0; n < 9; n++) expect(await enter('AAAA1', { from })).toEqual(WRONG);
    const tooMany = await enter(code, { from, language: 'de' });
    expect(tooMany).toMatchObject({
      status: 429,
      body: {
        error: {
          message: expect.stringMatching(
            /^Zu viele Versuche\. Bitte versuchen Sie es in \d+ Min\. noch einmal\.$/,
          ),
          details: { minutes: expect.any(Number) },
        },
      },
    });
    expect((await enter(code)).status).toBe(200);
  });

  it('are counted by whoever the front end says it is, whatever a caller writes', async () => {
    await add();
    const from = somebody();
    for (let n = 0; n < 9; n++) await enter('AAAA1', { from: `8.8.8.${n}, ${from}` });
    expect((await enter('AAAA1', { from: `9.9.9.9, ${from}` })).status).toBe(429);
  });

  it('of a network of many addresses are counted together, and the wait is told in hours', async () => {
    await add();
    const net = (n: number) => `2001:db8:77:${n.toString(16)}::1`;
    let wrong = 0;
    for (let n = 0; n < 30; n++)
      for (let times = 0; times < 3; times++)
        if ((await enter('AAAA1', { from: net(n) })).status === 403) wrong += 1;
    expect(wrong).toBe(60);
    expect(await enter('AAAA1', { from: net(99) })).toMatchObject({
      body: { error: { message: expect.stringMatching(/in \d+ (?:h|min)\./) } },
    });
  });

  it('right ones do not count', async () => {
    const { code } = await add({ uses: 100 });
    const from = somebody();
    for (let n = 0; n < 30; n++) expect((await enter(code, { from })).status).toBe(200);
  });

  it('by many strangers lock nobody out who has a code', async () => {
    const { code } = await add();
    const strangers = Array.from({ length: 18 }, somebody);
    await Promise.all(
      strangers.map(async (from) => {
        for (let n = 0; n < 10; n++) await enter(drawnAccessCode(), { from });
      }),
    );
    const owner = somebody();
    expect((await enter('AAAA1', { from: owner })).status).toBe(403);
    expect((await enter('AAAA2', { from: owner })).status).toBe(403);
    expect((await enter(code, { from: owner })).status).toBe(200);
  });
});

describe('a session', () => {
  const sessionOf = async (terms: Partial<CodeTerms> = {}) => {
    const { code, id } = await add(terms);
    return { code, id, claims: Object(claimsIn(await enter(code)).claims) };
  };
  const closed = { status: 200, body: { result: { access: null } } };

  it('ends with the code: revoked by its id or by itself', async () => {
    for (const by of ['id', 'code'] as const) {
      const session = await sessionOf();
      expect((await check(session.claims)).body).toMatchObject({ result: { access: { role: 'mentor' } } });
      expect(await revokeCode(book(), session[by])).toBe(session.id);
      expect(await check(session.claims)).toEqual(closed);
    }
  });

  it('ends with the last day of the code', async () => {
    const session = await sessionOf();
    await leads.database.ref(`accessCodes/${session.claims.accessCode}/until`).set(Date.now());
    expect(await check(session.claims)).toEqual(closed);
  });

  it('goes on when the code is used up', async () => {
    const session = await sessionOf();
    expect((await enter(session.code)).status).toBe(403);
    expect((await check(session.claims)).body).toMatchObject({ result: { access: { role: 'mentor' } } });
  });

  it('is nothing that somebody else has', async () => {
    const { claims } = await sessionOf();
    for (const other of [
      null,
      {},
      { access: 'mentor' },
      { ...claims, access: 'mentee' },
      { ...claims, access: 'team' },
      { ...claims, accessCode: 'f'.repeat(64) },
      { ...claims, accessCode: `${claims.accessCode}/role` },
      { ...claims, accessCode: '' },
      { ...claims, accessCode: true },
      { team: true, code: true },
    ])
      expect(await check(other)).toEqual(closed);
  });
});
