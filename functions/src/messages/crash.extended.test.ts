/** Deliveries during which the process is killed. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { getRecipients, startDatabase, startInbox, startInstance } from '../testing/delivery-setup.ts';
import { application } from '../testing/leads.ts';

const MINUTE = 60_000;
const { id } = application;
const mailAttempt = { id, kind: 'team-mail', attempt: 0 } as const;

/** Defined in vitest.config.ts. */
declare const __MAIL_COLORS__: Readonly<Record<string, string>>;

describe('a crash', () => {
  it('delays a mail by two minutes if the process dies while sending', async () => {
    const databasePort = await startDatabase();
    const backend = startInstance({ databasePort });
    await backend.acceptApplication();
    // The server never confirms the mail, so that the process can be killed while sending.
    const program = fileURLToPath(new URL('../testing/deliver-once.ts', import.meta.url));
    let onMailReceived: () => void = () => undefined;
    const mailReceived = new Promise<void>((resolve) => {
      onMailReceived = resolve;
    });
    const silent = await startInbox({ onData: (stream) => void stream.resume().on('end', onMailReceived) });
    const process = fork(program, [String(databasePort), silent.url, id, JSON.stringify(__MAIL_COLORS__)]);
    await mailReceived;
    const exited = once(process, 'exit');
    process.kill('SIGKILL');
    await exited;
    expect(await backend.entry('team-mail')).toMatchObject({ state: 'waiting', attempts: 1 });

    const inbox = await startInbox();
    const other = startInstance({ databasePort, smtpUrl: inbox.url });
    await other.deliver(mailAttempt);
    other.now += 2 * MINUTE - 1;
    await other.runSweep();
    expect(getRecipients(inbox)).not.toContain('team@anbahn.example');
    other.now += 1;
    await other.runSweep();
    expect(getRecipients(inbox)).toContain('team@anbahn.example');
    expect(await other.entry('team-mail')).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('sends a second mail with the same Message-ID if the process dies before recording the first', async () => {
    const inbox = await startInbox();
    const databasePort = await startDatabase();
    const backend = startInstance({ databasePort, smtpUrl: inbox.url });
    await backend.acceptApplication();
    await backend.deliver({ ...mailAttempt, kind: 'confirmation' });
    const unrecorded = {
      state: 'waiting',
      attempts: 1,
      createdAt: backend.now,
      nextAt: backend.now + 2 * MINUTE,
    };
    await backend.database.ref(`deliveries/${id}/confirmation`).set(unrecorded);
    backend.now += 2 * MINUTE;
    await backend.runSweep();
    const confirmations = inbox.mails.filter(({ recipient }) => recipient === application.email);
    expect(confirmations).toHaveLength(2);
    expect(new Set(confirmations.map(({ messageId }) => messageId)).size).toBe(1);
  });
});
