import { expect, it } from 'vitest';
import type { Submission } from '../../../src/contract/applications/submit-application.ts';
import { MAILBOX_SPELLINGS } from '../../../src/domain/applications/testing/mailbox-spellings.ts';
import { createLimits } from '../platform/limits.ts';
import { createMemoryStore } from '../platform/store/memory-store.ts';
import { createFirstDeliveries } from './first-deliveries.ts';
import { acceptApplication, type IntakeEntry, type IntakeStore } from './intake.ts';
import { CALLER_LIMITS, EMAIL_LIMIT, TOTAL_LIMIT } from './limits.ts';

const HOUR = 3_600_000;
const [PER_HOUR = TOTAL_LIMIT, PER_DAY = TOTAL_LIMIT] = CALLER_LIMITS;

function setUp() {
  let now = Date.UTC(2026, 10, 20);
  let isDown = false;
  let floods = 0;
  const entries = new Map<string, IntakeEntry>();
  const store: IntakeStore = {
    findDigest: async (id) => entries.get(id)?.digest ?? null,
    create: async (entry) => {
      if (isDown) throw new Error('The database is down.');
      if (entries.has(entry.id)) return false;
      entries.set(entry.id, entry);
      return true;
    },
    recordFlood: async () => {
      floods += 1;
    },
  };
  const limits = createLimits(createMemoryStore(), () => now);
  let lastId = 0;
  const send = (
    change: Partial<Submission['application']> = {},
    { caller = '203.0.113.1', ...rest }: Partial<Submission> & { readonly caller?: string } = {},
  ) => {
    lastId += 1;
    const submission: Submission = {
      id: `-OeA${String(lastId).padStart(16, '0')}`,
      application: {
        applicationType: 'Agency',
        name: 'Ada',
        email: `ada-${lastId}@example.com`,
        websiteLink: '',
        message: 'Hello',
        acceptTerms: true,
        ...change,
      },
      language: 'de',
      terms: '2026-01-01',
      filled: { ms: 20_000, decoy: false },
      ...rest,
    };
    return acceptApplication(submission, { store, limits, caller });
  };
  const expectAccepted = async (count: number, sendOne: (n: number) => ReturnType<typeof send>) => {
    for (let n = 0; n < count; n++) expect(await sendOne(n)).toMatchObject({ ok: true });
  };
  return {
    entries,
    send,
    expectAccepted,
    floods: () => floods,
    advance: (ms: number) => {
      now += ms;
    },
    setDatabaseDown: (isDatabaseDown: boolean) => {
      isDown = isDatabaseDown;
    },
  };
}
const ID = '-OeA1234567890abcdeF';
const listStates = (deliveries: ReturnType<typeof createFirstDeliveries>): readonly string[] =>
  Object.entries(deliveries).map(([kind, { state }]) => `${kind} ${state}`);
const fromCaller = (n: number) => ({ caller: `198.51.100.${n}` });

it('accepts a resubmission and counts it once', async () => {
  const { send, entries, expectAccepted } = setUp();
  const same = { email: 'ada@example.com' };
  await expectAccepted(PER_HOUR.max * 2, () => send(same, { id: ID }));
  expect(entries.size).toBe(1);
});

it('rejects different content under the same id', async () => {
  const { send, entries } = setUp();
  await send({ message: 'One' }, { id: ID });
  for (const change of [{ message: 'Two' }, { name: 'Bob' }, { websiteLink: 'x.example' }])
    expect(await send(change, { id: ID })).toEqual({ ok: false, reason: 'id-taken' });
  expect(entries.get(ID)?.application.message).toBe('One');
});

it('detects a concurrent duplicate', async () => {
  const { send, entries } = setUp();
  const same = { email: 'ada@example.com' };
  const results = await Promise.all([
    send(same, { id: ID }),
    send(same, { id: ID }),
    send({ name: 'Bob' }, { id: ID }),
  ]);
  expect(results).toMatchObject([{ ok: true }, { ok: true }, { ok: false, reason: 'id-taken' }]);
  expect(results.filter((result) => result.ok && result.verdict)).toHaveLength(1);
  expect(entries.size).toBe(1);
});

it('rate-limits an IP address by hour and by day', async () => {
  const { send, expectAccepted, advance } = setUp();
  for (let hour = 0; hour < PER_DAY.max / PER_HOUR.max; hour++) {
    await expectAccepted(PER_HOUR.max, () => send());
    if (hour === 0) expect(await send()).toEqual({ ok: false, reason: 'caller-limit', retryAfterMs: HOUR });
    advance(HOUR);
  }
  expect(await send()).toEqual({ ok: false, reason: 'caller-limit', retryAfterMs: 21 * HOUR });
  expect(await send({}, fromCaller(2))).toMatchObject({ ok: true });
});

it.each([
  ...MAILBOX_SPELLINGS,
  ['ada@gmail.com', 'Ada+1@gmail.com', 'a.d.a+2@googlemail.com', 'ada+3@gmail.com'],
])(
  'holds the confirmations beyond a few a day to a mailbox, however it is spelled: %s',
  async (...spellings) => {
    const { send, expectAccepted, entries, advance } = setUp();
    const spelling = (n: number) => ({ email: spellings[n % spellings.length] ?? '' });
    await expectAccepted(EMAIL_LIMIT.max, (n) => send(spelling(n), fromCaller(n)));
    expect([...entries.values()].map(({ isMailboxFull }) => isMailboxFull)).toEqual([false, false, false]);
    for (const n of spellings.keys()) {
      const result = await send(spelling(n), fromCaller(20 + n));
      const verdict = { spam: null, isHeldBack: false, isMailboxFull: true };
      expect(result).toMatchObject({ ok: true, verdict });
      expect(listStates(createFirstDeliveries(verdict, {}))).toEqual([
        'team-mail waiting',
        'webhook waiting',
        'confirmation held',
      ]);
    }
    expect(await send({}, fromCaller(9))).toMatchObject({ verdict: { isMailboxFull: false } });
    advance(24 * HOUR);
    expect(await send(spelling(0), fromCaller(9))).toMatchObject({ verdict: { isMailboxFull: false } });
  },
);

it('does not count likely spam, which gets no confirmation', async () => {
  const { send, expectAccepted } = setUp();
  const email = 'ada@example.com';
  await expectAccepted(9, (n) => send({ email }, { ...fromCaller(n), filled: { ms: 1, decoy: true } }));
  expect(await send({ email }, fromCaller(20))).toMatchObject({ verdict: { isMailboxFull: false } });
});

it('limits each mailbox separately', async () => {
  const { send } = setUp();
  for (const [email] of MAILBOX_SPELLINGS)
    for (let n = 0; n < EMAIL_LIMIT.max; n++)
      expect(await send({ email }, fromCaller(n))).toMatchObject({ verdict: { isMailboxFull: false } });
});

it('stores the applications of a flood, but holds their messages', async () => {
  const { send, expectAccepted, entries, floods } = setUp();
  await expectAccepted(TOTAL_LIMIT.max, (n) => send({}, { caller: `10.0.${n >> 8}.${n & 255}` }));
  expect(floods()).toBe(0);
  expect(await send({}, { id: ID, ...fromCaller(1) })).toMatchObject({ ok: true });
  const held = entries.get(ID);
  expect(held).toMatchObject({ isHeldBack: true });
  expect(floods()).toBe(1);
  const entry = { state: 'held', error: 'flood', attempts: 0, createdAt: {} };
  expect(createFirstDeliveries({ spam: null, isHeldBack: true, isMailboxFull: true }, {})).toEqual({
    'team-mail': entry,
    webhook: entry,
    confirmation: entry,
  });
});

it.each([
  ['the honeypot field is filled', { ms: 60_000, decoy: true }, {}, 'honeypot'],
  ['it takes less than 300 ms', { ms: 299, decoy: false }, {}, 'too-fast'],
  [
    'the name has a link and it takes less than 3 s',
    { ms: 2_999, decoy: false },
    { name: 'Ada https://evil.example' },
    'link-in-name',
  ],
] as const)('marks an application as spam and notifies nobody if %s', async (_, filled, change, spam) => {
  const { send, entries } = setUp();
  expect(await send(change, { id: ID, filled })).toMatchObject({ ok: true });
  expect(entries.get(ID)?.spam).toBe(spam);
  expect(listStates(createFirstDeliveries({ spam, isHeldBack: false, isMailboxFull: false }, {}))).toEqual([
    'team-mail held',
    'webhook held',
  ]);
});

it.each([
  ['a password manager fills the form in 300 ms', 300, {}],
  [
    'the link is in the message or the website field',
    1_000,
    { message: 'https://ada.example', websiteLink: 'www.ada.example' },
  ],
  ['a person takes 3 s to type a link into the name', 3_000, { name: 'Ada https://ada.example' }],
  ['the name is a domain', 1_000, { name: 'Ada.example GmbH' }],
])('notifies the team and the applicant even if %s', async (_, ms, change) => {
  const { send, entries } = setUp();
  expect(await send(change, { id: ID, filled: { ms, decoy: false } })).toMatchObject({ ok: true });
  expect(entries.get(ID)?.spam).toBeNull();
  expect(
    listStates(createFirstDeliveries({ spam: null, isHeldBack: false, isMailboxFull: false }, {})),
  ).toEqual(['team-mail waiting', 'webhook waiting', 'confirmation waiting']);
});

it.each([
  'http://evil.example',
  'Ada WWW.evil.example',
  'Win at bit.ly/win',
  '<a href="//evil.example/win">',
])('detects the link in the name "%s"', async (name) => {
  const { send, entries } = setUp();
  await send({ name }, { id: ID, filled: { ms: 1_000, decoy: false } });
  expect(entries.get(ID)?.spam).toBe('link-in-name');
});

it('doesn’t use up the quota if storing fails', async () => {
  const { send, expectAccepted, setDatabaseDown } = setUp();
  setDatabaseDown(true);
  const email = 'ada@example.com';
  for (let n = 0; n < PER_HOUR.max; n++) await expect(send({ email })).rejects.toThrow('down');
  setDatabaseDown(false);
  expect(await send({ email })).toMatchObject({ verdict: { isMailboxFull: false } });
  await expectAccepted(PER_HOUR.max - 1, () => send());
});
