/** Access-code sessions over real HTTP, with a real database. */
import { describe, expect, it, vi } from 'vitest';
import { parseClaims, serveAccessCallables } from '../testing/access-over-http.ts';
import { type CodeTerms, revokeCode } from './codes.ts';

vi.mock('firebase-functions/logger');

const { codeDeps, add, enter, check } = serveAccessCallables();

describe('a session', () => {
  const openSession = async (terms: Partial<CodeTerms> = {}) => {
    const { code, id } = await add(terms);
    const { uid, claims } = parseClaims(await enter(code));
    return { code, id, claims: { sub: uid, ...Object(claims) } };
  };
  const closed = { status: 200, body: { result: { access: null } } };

  it('ends when the code is revoked, by id or by the code itself', async () => {
    for (const by of ['id', 'code'] as const) {
      const session = await openSession();
      expect((await check(session.claims)).body).toMatchObject({ result: { access: { role: 'mentor' } } });
      expect(await revokeCode(codeDeps(), session[by])).toBe(session.id);
      expect(await check(session.claims)).toEqual(closed);
    }
  });

  it('ends when the code expires', async () => {
    const session = await openSession();
    await codeDeps().database.ref(`accessCodes/${session.claims.accessCode}/until`).set(Date.now());
    expect(await check(session.claims)).toEqual(closed);
  });

  it('continues when the code is used up', async () => {
    const session = await openSession();
    expect((await enter(session.code)).status).toBe(403);
    expect((await check(session.claims)).body).toMatchObject({ result: { access: { role: 'mentor' } } });
  });

  it('is not valid for other callers', async () => {
    const { claims } = await openSession();
    for (const other of [
      null,
      {},
      { access: 'mentor' },
      { ...claims, sub: `access-${claims.accessCode.slice(0, 8)}` },
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
