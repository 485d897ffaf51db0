/** Deletion and export at the team's request: permissions and remaining data. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportPerson as contract } from '../../../src/contract/applications/team-requests.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import { MAILBOX_SPELLINGS } from '../../../src/domain/applications/testing/mailbox-spellings.ts';
import { type CallResponse, callWith } from '../testing/call-over-http.ts';
import {
  ADA,
  findPaths,
  type LeadsDatabase,
  putApplication,
  startLeadsDatabase,
} from '../testing/leads-database.ts';
import { type ServedCallable, serveCallable } from '../testing/serve-callable.ts';
import { type CallerKind, CODE, SESSION_UID, TOKENS, UNAUTHORIZED_CALLERS } from '../testing/team-callers.ts';

const ID = '-TeamRequest00000000';
const OTHER = '-TeamRequest00000001';

// As in the emulator: tokens are decoded without verification.
vi.hoisted(() => {
  process.env.FIREBASE_DEBUG_MODE = 'true';
  process.env.FIREBASE_DEBUG_FEATURES = '{"skipTokenVerification":true}';
});

const accounts = vi.hoisted(() => new Map<string, object>());
vi.mock('firebase-admin/auth', () => ({
  getAuth: () => ({
    getUserByEmail: async (email: string) => {
      const account = accounts.get(email);
      if (account) return account;
      throw Object.assign(new Error('None'), { code: 'auth/user-not-found' });
    },
  }),
}));

let leads: LeadsDatabase;
let deleteCallable: ServedCallable;
let exportCallable: ServedCallable;
beforeAll(async () => {
  leads = await startLeadsDatabase();
  process.env.FIREBASE_CONFIG = JSON.stringify({ databaseURL: leads.url, projectId: 'leads' });
  deleteCallable = await serveCallable((await import('./team-requests.ts')).deleteApplication);
  exportCallable = await serveCallable((await import('./team-requests.ts')).exportPerson);
});
afterAll(async () => {
  await Promise.all([deleteCallable.close(), exportCallable.close()]);
  await leads.close();
});
beforeEach(async () => {
  accounts.clear();
  await leads.database.ref().set({
    team: { members: { mara: { name: 'Mara', email: 'mara@team.example' } }, code: CODE },
    server: { sessions: { [SESSION_UID]: { at: 1, codeVersion: CODE.version } } },
  });
  await putApplication(leads.database, ID, { status: 'approved', updatedAt: Date.UTC(2026, 10, 3) });
  await putApplication(leads.database, OTHER, { email: 'ADA@Lovelace.example' });
});

/** Writes what is left of an application after its withdrawal. */
const putWithdrawn = (id: string): Promise<void> =>
  leads.database.ref(`withdrawn/${id}`).set({
    ...ADA,
    ...{ applicationType: 'Founder', createdAt: Date.UTC(2026, 10, 2), language: 'en' },
  });

const call = ({ url }: ServedCallable, who: CallerKind, data: object): Promise<CallResponse> =>
  callWith(
    url,
    JSON.stringify({ data }),
    TOKENS[who] === null ? {} : { authorization: `Bearer ${TOKENS[who]}` },
  );

describe.each(UNAUTHORIZED_CALLERS)('an unauthorized caller: %s', (who) => {
  it('cannot delete, and gets an error in the caller’s language', async () => {
    const before = await leads.readAll();
    expect(await call(deleteCallable, who, { id: ID, language: 'de' })).toMatchObject({
      status: 403,
      body: { error: { message: serverCopy.de.ownApplication.team } },
    });
    expect(await call(deleteCallable, who, { id: ID })).toMatchObject({
      body: { error: { message: serverCopy.en.ownApplication.team } },
    });
    expect(await leads.readAll()).toEqual(before);
  });

  it('cannot export a person’s data', async () => {
    const response = await call(exportCallable, who, { email: ADA.email });
    expect(response.status).toBe(403);
    expect(JSON.stringify(response.body)).not.toContain(ADA.name);
  });
});

describe.each([
  ['code', { name: 'code' }],
  ['member', { uid: 'mara', name: 'Mara' }],
] as const)('the team (%s)', (who, actor) => {
  it('deletes everything about an application, and records who deleted it', async () => {
    await leads.database.ref(`retention/next/${ID}`).set(1);
    const correction = { message: { from: ADA.name, to: 'Two\nlines' } };
    await leads.database.ref(`corrections/${ID}/-Event00000000000001`).set(correction);
    const { applications, ...before } = await leads.readAll();
    expect(findPaths({ applications, ...before }, ID)).toHaveLength(9);
    expect(await call(deleteCallable, who, { id: ID })).toEqual({
      status: 200,
      body: { result: { deleted: true } },
    });
    const remaining = await leads.readAll();
    expect(findPaths(remaining, ID)).toEqual([
      `/deletions/${ID}`,
      `/history/${ID}`,
      expect.stringMatching(/^\/log\/.+\/id$/),
    ]);
    expect(findPaths(remaining, ADA.name).filter((path) => !path.includes(OTHER))).toEqual([]);
    expect(Object.values(Object(remaining.history)[ID])).toEqual([
      {
        at: Date.UTC(2026, 10, 3),
        who: { uid: 'mara', name: 'Mara' },
        what: 'status',
        from: 'pending',
        to: 'approved',
      },
      { at: expect.closeTo(Date.now(), -5), who: actor, what: 'deleted' },
    ]);
    expect(Object(remaining.deletions)[ID]).toEqual({ at: expect.any(Number), reason: 'asked' });
  });

  it('gets an error for a repeated deletion, and records the deletion only once', async () => {
    await call(deleteCallable, who, { id: ID });
    const remaining = await leads.readAll();
    expect(await call(deleteCallable, who, { id: ID, language: 'de' })).toMatchObject({
      status: 404,
      body: { error: { message: serverCopy.de.ownApplication.deleted } },
    });
    expect(await leads.readAll()).toEqual(remaining);
  });

  it('exports everything about an email address in any spelling', async () => {
    const account = { uid: 'ada', email: ADA.email, emailVerified: true, disabled: false, passwordHash: 'x' };
    accounts.set(ADA.email, { ...account, metadata: { creationTime: 'then', lastSignInTime: 'now' } });
    const { body, status } = await call(exportCallable, who, { email: ' Ada@lovelace.EXAMPLE ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      result: {
        applications: [
          {
            id: ID,
            applications: { ...ADA, status: 'approved' },
            intake: { terms: '2026-11-22' },
            notes: { '-Note000000000000000': { text: expect.stringContaining('Called') } },
            deliveries: { 'team-mail': { state: 'sent' } },
            history: expect.any(Object),
          },
          { id: OTHER, applications: { email: 'ADA@Lovelace.example' } },
        ],
        account: { uid: 'ada', email: ADA.email, createdAt: 'then' },
      },
    });
    expect(JSON.stringify(body)).not.toContain('passwordHash');
    expect(body).toMatchObject({ result: { account: { savedChecks: [], monthlyCheck: null } } });
  });

  it.each(MAILBOX_SPELLINGS)(
    'exports everything about a mailbox, whichever spelling is given: %s',
    async (first, ...others) => {
      const spellings = [first, ...others];
      const ids = spellings.map((_, n) => `-Spelling0000000000${n}`);
      for (const [n, email] of spellings.entries())
        await putApplication(leads.database, ids[n] ?? '', { email });
      const account = { uid: 'ada', email: first, emailVerified: true, disabled: false };
      accounts.set(first, { ...account, metadata: { creationTime: 'then', lastSignInTime: 'now' } });
      for (const email of spellings) {
        const { body } = await call(exportCallable, who, { email });
        expect(Object(body).result.applications.map(({ id }: { id: string }) => id)).toEqual(ids);
      }
      expect(await call(exportCallable, who, { email: first })).toMatchObject({
        body: { result: { account: { uid: 'ada' } } },
      });
    },
  );

  it('exports what is left of a withdrawn application, as the dashboard reads it', async () => {
    await putWithdrawn(ID);
    const { body } = await call(exportCallable, who, { email: ADA.email });
    expect(contract.response.parse(Object(body).result).withdrawn).toMatchObject([
      { id: ID, name: ADA.name },
    ]);
  });

  it('exports nothing for unknown addresses', async () => {
    const { body } = await call(exportCallable, who, { email: 'grace@hopper.example' });
    expect(body).toMatchObject({ result: { applications: [], account: null } });
  });

  it.each([
    ['an empty', '', 'email-missing'],
    ['an invisible', ' \u200b', 'email-missing'],
    ['an overlong', 'x'.repeat(3000), 'email-too-long'],
  ] as const)('is told what is wrong with %s address', async (_, email, reason) => {
    const details = { field: 'email', reason, isInput: true };
    expect(await call(exportCallable, who, { email, language: 'de' })).toMatchObject({
      status: 400,
      body: { error: { details } },
    });
  });

  it.each([{}, { id: '../team' }, { id: 'team/members/mara00' }, { id: 5 }, { id: '' }])(
    'gets an error for invalid ids: %j',
    async (data) => {
      const before = await leads.readAll();
      expect((await call(deleteCallable, who, data)).status).toBe(400);
      expect(await leads.readAll()).toEqual(before);
    },
  );
});
