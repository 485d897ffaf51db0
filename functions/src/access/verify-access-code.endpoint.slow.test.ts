/** Access codes over real HTTP with a real database: granted access and error messages. */
import { describe, expect, it, vi } from 'vitest';
import {
  createCaller,
  DAY,
  parseClaims,
  serveAccessCallables,
  WRONG_CODE,
} from '../testing/access-over-http.ts';
import { listCodes, revokeCode } from './codes.ts';
import { generateAccessCode } from './stored-code.ts';

vi.mock('firebase-functions/logger');

const ATTEMPT = '00000000-0000-4000-8000-000000000000';
const { codeDeps, add, enter, check } = serveAccessCallables();

describe('without codes', () => {
  it('always reports that codes are not active yet', async () => {
    const from = createCaller();
    for (let n = 0; n < 15; n++)
      expect(await enter('AB12C', { from })).toEqual({ status: 200, body: { result: { is: 'inactive' } } });
  });
});

describe('a code', () => {
  it.each(['mentor', 'mentee'] as const)('grants its role: %s', async (role) => {
    const { code, id } = await add({ role, until: Date.now() + DAY });
    const response = await enter(` ${code.slice(0, 2).toLowerCase()}-${code.slice(2)}`);
    expect(response).toMatchObject({
      status: 200,
      body: {
        result: {
          is: 'open',
          access: { role, until: expect.closeTo(Date.now() + DAY, -5), destination: null },
        },
      },
    });
    const { uid, claims } = parseClaims(response);
    expect(uid).toMatch(/^access-[0-9a-f]{32}$/);
    expect(claims).toEqual({ access: role, accessCode: expect.stringMatching(new RegExp(`^${id}`)) });
    expect(await check({ sub: uid, ...Object(claims) })).toMatchObject({
      body: { result: { access: { role } } },
    });
  });

  it('is not stored in the clear', async () => {
    const { code } = await add();
    await enter(code);
    const stored = JSON.stringify((await codeDeps().database.ref().get()).val());
    expect(stored).toContain('mentor');
    expect(stored).not.toContain(code);
  });

  it('is regenerated if it existed before', async () => {
    const { code } = await add();
    const draws = [code, code, 'ZZZZZ'];
    expect((await add({ role: 'mentee' }, () => draws.shift() ?? generateAccessCode())).code).toBe('ZZZZZ');
    expect(await enter(code)).toMatchObject({ body: { result: { access: { role: 'mentor' } } } });
  });

  it.each(['en', 'de'] as const)(
    'gets the same response whether used up, expired, revoked or unknown (%s)',
    async (language) => {
      const usedUp = await add();
      expect((await enter(usedUp.code)).status).toBe(200);
      const expired = await add({ until: Date.now() - 1 });
      const revoked = await add();
      expect(await revokeCode(codeDeps(), revoked.id)).toBe(revoked.id);
      const responses = await Promise.all(
        [
          usedUp.code,
          expired.code,
          revoked.code,
          'AAAA1',
          'ABC',
          'ABCDEF',
          '😀😀😀😀😀',
          'ä'.repeat(64),
          '\u0000',
          '',
          '\u200b',
          'x'.repeat(500),
          'ﷺ'.repeat(100_000),
        ].map((code) => enter(code, { language })),
      );
      for (const response of responses) expect(response).toEqual(responses[0]);
      if (language === 'en') expect(responses[0]).toEqual(WRONG_CODE);
      expect(responses[0]).toMatchObject({ status: 403 });
      expect((await listCodes(codeDeps().database)).find(({ id }) => id === expired.id)?.used).toBe(0);
    },
  );

  it('for one use cannot be used twice concurrently', async () => {
    const { code } = await add();
    const responses = await Promise.all(Array.from({ length: 20 }, () => enter(code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 403)).toHaveLength(19);
    expect((await listCodes(codeDeps().database))[0]?.used).toBe(1);
  });

  it('for seven uses works exactly seven times', async () => {
    const { code } = await add({ uses: 7 });
    const responses = await Promise.all(Array.from({ length: 20 }, () => enter(code)));
    const opened = responses.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(7);
    expect(new Set(opened.map((response) => parseClaims(response).uid)).size).toBe(7);
  });

  it('accepts a retry after a lost response, and counts it once', async () => {
    const { code } = await add();
    const from = createCaller();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => enter(code, { attempt: ATTEMPT, from: createCaller() })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(responses.map((response) => parseClaims(response).uid)).size).toBe(1);
    expect((await enter(code, { from })).status).toBe(403);
    expect((await listCodes(codeDeps().database))[0]?.used).toBe(1);
  });

  it.each([
    [{ code: 5 }],
    [{ code: ['A', 'B'] }],
    [{ code: null }],
    [{ attempt: 'x' }],
    [{ attempt: '../../team/code/aaaaaaaaaaaaaaaaaaaaa' }],
    [{ attempt: undefined }],
    [{ language: 'xx' }],
  ])('is rejected as malformed: %j', async (change) => {
    await add();
    expect(await enter('AB12C', change)).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT' } },
    });
  });
});
