/** Monthly checks from scheduling to mail, with a real database and SMTP server. */
import { describe, expect, it } from 'vitest';
import { addMonths } from '../../../../src/domain/applications/retention.ts';
import type { DeliveryBackend } from '../../testing/delivery-backend.ts';
import { startDatabase, startInbox, startInstance } from '../../testing/delivery-setup.ts';
import type { SmtpInbox } from '../../testing/smtp-inbox.ts';
import { createMonthlyCheck } from './monthly.ts';
import { type MonthlyAccount, type MonthlyDeps, type MonthlyRun, runMonthlyChecks } from './run.ts';

const ADA: MonthlyAccount = { email: 'ada@lovelace.example', emailVerified: true, disabled: false };
const HOUR = 3_600_000;

interface TestContext {
  readonly backend: DeliveryBackend;
  readonly inbox: SmtpInbox;
  readonly accounts: Map<string, MonthlyAccount>;
  /** By website; errors are thrown. */
  readonly scores: Map<string, number | null | Error>;
  readonly analyzed: string[];
  readonly failures: unknown[];
  readonly run: (overrides?: Partial<Pick<MonthlyDeps, 'findAccount'>>) => Promise<MonthlyRun>;
  readonly consent: (uid: string, website?: string) => Promise<void>;
  readonly entry: (uid: string) => Promise<Readonly<Record<string, unknown>> | null>;
}

async function setUp(): Promise<TestContext> {
  const inbox = await startInbox();
  const accounts = new Map([['ada', ADA]]);
  const backend = startInstance({ databasePort: await startDatabase(), smtpUrl: inbox.url, accounts });
  const scores: TestContext['scores'] = new Map([['lovelace.example', 50]]);
  const analyzed: string[] = [];
  const failures: unknown[] = [];
  const entryRef = (uid: string) => backend.database.ref(`monthly/${uid}`);
  return {
    ...{ backend, inbox, accounts, scores, analyzed, failures },
    run: (overrides) =>
      runMonthlyChecks({
        database: backend.database,
        findAccount: async (uid) => accounts.get(uid) ?? null,
        analyzeScore: async (_uid, website) => {
          analyzed.push(website);
          const score = scores.get(website) ?? null;
          if (score instanceof Error) throw score;
          return score;
        },
        now: () => backend.now,
        onFailure: (error) => failures.push(error),
        ...overrides,
      }),
    consent: (uid, website = 'lovelace.example') =>
      entryRef(uid).set(createMonthlyCheck(website, 'de', backend.now)),
    entry: async (uid) => (await entryRef(uid).get()).val(),
  };
}

const advanceOneMonth = (backend: DeliveryBackend): void => {
  backend.now = addMonths(backend.now, 1);
};

describe('monthly check', () => {
  it('sends one mail if the score has changed, otherwise none', async () => {
    const { backend, inbox, scores, run, consent, entry } = await setUp();
    await consent('ada');
    expect(await run()).toEqual({ checked: 1, changed: 0 });
    expect(await run()).toEqual({ checked: 0, changed: 0 });

    advanceOneMonth(backend);
    expect(await run()).toEqual({ checked: 1, changed: 0 });
    await backend.runSweep();
    expect(inbox.mails).toEqual([]);

    advanceOneMonth(backend);
    scores.set('lovelace.example', 63.5);
    expect(await run()).toEqual({ checked: 1, changed: 1 });
    await backend.runSweep();
    await backend.runSweep();
    expect(inbox.mails).toHaveLength(1);
    const [mail] = inbox.mails;
    expect(mail).toMatchObject({
      subject: 'Neuer Website-Score: 64 von 100',
      recipient: 'ada@lovelace.example',
    });
    for (const part of [
      'lovelace.example',
      '50 von 100',
      '64 von 100',
      'https://anbahn.example/de/monthly-check#ada',
    ])
      expect(mail?.text).toContain(part);
    expect(await entry('ada')).toMatchObject({ score: 63.5, attempts: 0, nextAt: addMonths(backend.now, 1) });
  });

  it('retries hours later if the website was unreadable, then gives up until next month', async () => {
    const { backend, scores, analyzed, failures, run, consent, entry } = await setUp();
    scores.set('lovelace.example', new Error('down'));
    await consent('ada');
    for (let hours = 0; hours < 48; hours += 1) {
      await run();
      backend.now += HOUR;
    }
    expect(analyzed).toHaveLength(3);
    expect(failures).toHaveLength(3);
    expect(await entry('ada')).toMatchObject({ attempts: 0 });
  });

  it('continues with the others after a failure', async () => {
    const { accounts, scores, run, consent } = await setUp();
    accounts.set('bob', { ...ADA, email: 'bob@example.com' });
    scores.set('down.example', new Error('down'));
    await consent('ada', 'down.example');
    await consent('bob');
    expect(await run()).toEqual({ checked: 1, changed: 0 });
  });

  it('checks at most twenty websites per run, longest overdue first', async () => {
    const { backend, accounts, analyzed, run, consent } = await setUp();
    for (let n = 0; n < 25; n += 1) {
      accounts.set(`u${n}`, ADA);
      backend.now += 1;
      await consent(`u${n}`, `w${n}.example`);
    }
    await run();
    expect(analyzed).toEqual(Array.from({ length: 20 }, (_, n) => `w${n}.example`));
    await run();
    expect(analyzed).toHaveLength(25);
  });

  it('checks each website once when two runs overlap', async () => {
    const { analyzed, run, consent } = await setUp();
    await consent('ada');
    await Promise.all([run(), run()]);
    expect(analyzed).toEqual(['lovelace.example']);
  });

  it.each([
    ['is not verified', { ...ADA, emailVerified: false }],
    ['was disabled', { ...ADA, disabled: true }],
    ['has no address', { emailVerified: true, disabled: false }],
  ])('skips an account that %s', async (_, account) => {
    const { accounts, analyzed, run, consent, entry } = await setUp();
    accounts.set('ada', account);
    await consent('ada');
    expect(await run()).toEqual({ checked: 0, changed: 0 });
    expect(analyzed).toEqual([]);
    expect(await entry('ada')).not.toBeNull();
  });

  it('is deleted with its account', async () => {
    const { accounts, backend, run, consent, entry } = await setUp();
    await consent('ada');
    accounts.clear();
    await run();
    expect(await entry('ada')).toBeNull();
    expect((await backend.database.ref('closedAccounts/ada').get()).val()).toBe(backend.now);
  });

  it('stays off if stopped during a check', async () => {
    const { backend, run, consent, entry } = await setUp();
    await consent('ada');
    await run({
      findAccount: async (uid) => {
        await backend.database.ref(`monthly/${uid}`).remove();
        return null;
      },
    });
    expect(await entry('ada')).toBeNull();
  });

  it('restarts if the website changes during a check', async () => {
    const { run, consent, entry } = await setUp();
    await consent('ada');
    await run({
      findAccount: async () => {
        await consent('ada', 'other.example');
        return ADA;
      },
    });
    expect(await entry('ada')).toMatchObject({ website: 'other.example', attempts: 0 });
    expect(await entry('ada')).not.toHaveProperty('score');
  });

  it.each(['ended', 'no-recipient'])('sends no mail with the outcome %s', async (reason) => {
    const { backend, accounts, inbox, scores, run, consent } = await setUp();
    await consent('ada');
    await run();
    advanceOneMonth(backend);
    scores.set('lovelace.example', 10);
    await run();
    if (reason === 'ended') await backend.database.ref('monthly/ada').remove();
    else accounts.set('ada', { ...ADA, emailVerified: false });
    await backend.runSweep();
    expect(inbox.mails).toEqual([]);
    const deliveries = Object.values((await backend.database.ref('deliveries').get()).val() ?? {});
    expect(deliveries).toEqual([
      { 'monthly-mail': expect.objectContaining({ state: 'held', error: reason }) },
    ]);
  });

  it('sends one mail if a crash repeats the check', async () => {
    const { backend, inbox, scores, run, consent } = await setUp();
    await consent('ada');
    await run();
    advanceOneMonth(backend);
    scores.set('lovelace.example', 10);
    const before = (await backend.database.ref('monthly/ada').get()).val();
    await run();
    await backend.database.ref('monthly/ada').set(before);
    await run();
    await backend.runSweep();
    expect(inbox.mails).toHaveLength(1);
  });
});
