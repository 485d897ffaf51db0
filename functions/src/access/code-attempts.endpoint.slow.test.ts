/** Rate limits for access codes, over real HTTP with a real database. */
import { describe, expect, it, vi } from 'vitest';
import { serverCopy } from '../../../src/copy/server.ts';
import { patternOf } from '../../../src/copy/testing/pattern-of.ts';
import { createCaller, serveAccessCallables, WRONG_CODE } from '../testing/access-over-http.ts';
import { generateAccessCode } from './stored-code.ts';

vi.mock('firebase-functions/logger');
// Noon: late in the day, the wait is in minutes.
vi.hoisted(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date().setUTCHours(12) }));

const { add, enter } = serveAccessCallables();

describe('attempts', () => {
  it('are limited per IP address, even with the right code', async () => {
    const { code } = await add();
    const from = createCaller();
    for (let n = 0; n < 9; n++) expect(await enter('AAAA1', { from })).toEqual(WRONG_CODE);
    const tooMany = await enter(code, { from, language: 'de' });
    expect(tooMany).toMatchObject({
      status: 429,
      body: {
        error: {
          message: expect.stringMatching(patternOf(serverCopy.de.calls.tooMany.minutes)),
          details: { minutes: expect.any(Number) },
        },
      },
    });
    expect((await enter(code)).status).toBe(200);
  });

  it('count against the IP address that the front end reports, which callers cannot forge', async () => {
    await add();
    const from = createCaller();
    for (let n = 0; n < 9; n++) await enter('AAAA1', { from: `8.8.8.${n}, ${from}` });
    expect((await enter('AAAA1', { from: `9.9.9.9, ${from}` })).status).toBe(429);
  });

  it('are limited per network, with the wait in hours', async () => {
    await add();
    const addressInNetwork = (n: number) => `2001:db8:77:${n.toString(16)}::1`;
    let wrongCount = 0;
    for (let n = 0; n < 10; n++)
      for (let times = 0; times < 3; times++)
        if ((await enter('AAAA1', { from: addressInNetwork(n) })).status === 403) wrongCount += 1;
    expect(wrongCount).toBe(20);
    expect(await enter('AAAA1', { from: addressInNetwork(99) })).toMatchObject({
      body: { error: { message: expect.stringMatching(patternOf(serverCopy.en.calls.tooMany.hours)) } },
    });
  });

  it('do not count if correct', async () => {
    const { code } = await add({ uses: 100 });
    const from = createCaller();
    for (let n = 0; n < 30; n++) expect((await enter(code, { from })).status).toBe(200);
  });

  it('from many strangers don’t lock out a caller with a valid code', async () => {
    const { code } = await add();
    const strangers = Array.from({ length: 18 }, createCaller);
    await Promise.all(
      strangers.map(async (from) => {
        for (let n = 0; n < 10; n++) await enter(generateAccessCode(), { from });
      }),
    );
    const owner = createCaller();
    expect((await enter('AAAA1', { from: owner })).status).toBe(403);
    expect((await enter('AAAA2', { from: owner })).status).toBe(403);
    expect((await enter(code, { from: owner })).status).toBe(200);
  });
});
