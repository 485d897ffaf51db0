/** Setup for delivery tests; cleaned up after each test. */
import { onTestFinished } from 'vitest';
import {
  type BackendOptions,
  createDeliveryBackend,
  type DeliveryBackend,
  NAMESPACE,
} from './delivery-backend.ts';
import { type SmtpInbox, startSmtpInbox } from './smtp-inbox.ts';
import { startTestDatabase } from './test-database.ts';

/** Starts an empty database under the deployed rules; returns its port. */
export async function startDatabase(): Promise<number> {
  const server = await startTestDatabase({ namespace: NAMESPACE });
  onTestFinished(() => server.close());
  return server.port;
}

export async function startInbox(...args: Parameters<typeof startSmtpInbox>): Promise<SmtpInbox> {
  const inbox = await startSmtpInbox(...args);
  onTestFinished(() => inbox.close());
  return inbox;
}

/** One instance of the functions. */
export function startInstance(options: BackendOptions): DeliveryBackend {
  const backend = createDeliveryBackend(options);
  onTestFinished(() => backend.close());
  return backend;
}

export const getRecipients = ({ mails }: SmtpInbox): readonly string[] =>
  mails.map(({ recipient }) => recipient);
