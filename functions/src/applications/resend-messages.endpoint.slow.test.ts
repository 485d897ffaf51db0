/** Lets the team resend held and undeliverable messages. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallResponse, callWith } from '../testing/call-over-http.ts';
import { type LeadsDatabase, putApplication, startLeadsDatabase } from '../testing/leads-database.ts';
import { type ServedCallable, serveCallable } from '../testing/serve-callable.ts';
import { type CallerKind, CODE, SESSION_UID, TOKENS, UNAUTHORIZED_CALLERS } from '../testing/team-callers.ts';
import { deleteApplicationData } from './delete-application-data.ts';

const ID = '-TeamRequest00000000';
const OTHER = '-TeamRequest00000001';

// As in the emulator: tokens are decoded without verification.
vi.hoisted(() => {
  process.env.FIREBASE_DEBUG_MODE = 'true';
  process.env.FIREBASE_DEBUG_FEATURES = '{"skipTokenVerification":true}';
});

let leads: LeadsDatabase;
let resendCallable: ServedCallable;
beforeAll(async () => {
  leads = await startLeadsDatabase();
  process.env.FIREBASE_CONFIG = JSON.stringify({ databaseURL: leads.url, projectId: 'leads' });
  resendCallable = await serveCallable((await import('./team-requests.ts')).resendMessages);
});
afterAll(async () => {
  await resendCallable.close();
  await leads.close();
});
beforeEach(async () => {
  await leads.database.ref().set({
    team: { members: { mara: { name: 'Mara', email: 'mara@team.example' } }, code: CODE },
    server: { sessions: { [SESSION_UID]: { at: 1, codeVersion: CODE.version } } },
  });
  await putApplication(leads.database, ID, { status: 'approved', updatedAt: Date.UTC(2026, 10, 3) });
  await putApplication(leads.database, OTHER, {});
});

const call = (who: CallerKind, data: object): Promise<CallResponse> =>
  callWith(
    resendCallable.url,
    JSON.stringify({ data }),
    TOKENS[who] === null ? {} : { authorization: `Bearer ${TOKENS[who]}` },
  );

describe.each(UNAUTHORIZED_CALLERS)('an unauthorized caller: %s', (who) => {
  it('cannot resend messages', async () => {
    await leads.database.ref(`deliveries/${ID}/webhook`).set({ state: 'failed', attempts: 1, createdAt: 1 });
    const before = await leads.readAll();
    expect((await call(who, { ids: [ID] })).status).toBe(403);
    expect(await leads.readAll()).toEqual(before);
  });
});

describe.each([
  ['code', { name: 'code' }],
  ['member', { uid: 'mara', name: 'Mara' }],
] as const)('the team (%s)', (who, actor) => {
  it('sends messages held by a flood and undeliverable ones', async () => {
    const held = { state: 'held', attempts: 0, createdAt: 1, error: 'flood' };
    await leads.database.ref().update({
      [`intake/${ID}/heldBack`]: true,
      [`deliveries/${ID}`]: {
        'team-mail': held,
        confirmation: held,
        webhook: { ...held, error: 'no-webhook' },
      },
      [`deliveries/${OTHER}/team-mail`]: { state: 'failed', attempts: 3, createdAt: 1, error: 'refused' },
    });
    const startedAt = Date.now();
    expect(await call(who, { ids: [ID, OTHER, ID] })).toEqual({
      status: 200,
      body: { result: { resent: 2 } },
    });
    const remaining = await leads.readAll();
    const waiting = { state: 'waiting', createdAt: expect.any(Number), nextAt: expect.any(Number) };
    expect(Object(remaining.deliveries)).toEqual({
      [ID]: {
        'team-mail': { ...waiting, attempts: 1, earlier: 1 },
        confirmation: { ...waiting, attempts: 1, earlier: 1 },
        webhook: { ...held, error: 'no-webhook' },
      },
      [OTHER]: { 'team-mail': { ...waiting, attempts: 4, earlier: 4 } },
    });
    expect(Object(remaining.deliveries)[ID].confirmation.nextAt).toBeGreaterThanOrEqual(startedAt);
    expect(Object(remaining.intake)[ID]).not.toHaveProperty('heldBack');
    const getLastEvent = (id: string) => Object.values(Object(remaining.history)[id]).at(-1);
    expect(getLastEvent(ID)).toEqual({ at: expect.any(Number), who: actor, what: 'released' });
    expect(getLastEvent(OTHER)).toEqual({ at: expect.any(Number), who: actor, what: 'resent' });
    expect((await call(who, { ids: [ID, OTHER] })).body).toEqual({ result: { resent: 0 } });
    expect((await leads.readAll()).history).toEqual(remaining.history);
  });

  it('clears the spam mark and queues the confirmation', async () => {
    const held = { state: 'held', attempts: 0, createdAt: 1, error: 'spam' };
    await leads.database.ref().update({
      [`intake/${ID}/spam`]: 'too-fast',
      [`deliveries/${ID}`]: { 'team-mail': held, webhook: held },
    });
    expect((await call(who, { ids: [ID] })).body).toEqual({ result: { resent: 1 } });
    const remaining = await leads.readAll();
    expect(Object(remaining.deliveries)[ID]).toMatchObject({
      'team-mail': { state: 'waiting' },
      webhook: { state: 'waiting' },
      confirmation: { state: 'waiting', attempts: 1, earlier: 1 },
    });
    expect(Object(remaining.intake)[ID]).not.toHaveProperty('spam');
    expect(Object(remaining.intake)[ID]).toMatchObject({ language: 'de', digest: 'd16e57' });
  });

  it('never resends sent messages, nor messages of deleted applications', async () => {
    await deleteApplicationData(leads.database, OTHER, { reason: 'asked', actor, now: Date.now() });
    const before = await leads.readAll();
    expect((await call(who, { ids: [ID, OTHER] })).body).toEqual({ result: { resent: 0 } });
    expect(await leads.readAll()).toEqual(before);
  });

  it.each([{}, { ids: [] }, { ids: ['../team'] }, { ids: ID }, { ids: Array(101).fill(ID) }])(
    'rejects %j',
    async (data) => {
      expect((await call(who, data)).status).toBe(400);
    },
  );
});
