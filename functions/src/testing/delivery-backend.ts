/** Deliveries with a real database, a real SMTP server, and a fake clock. */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Database, getDatabase } from 'firebase-admin/database';
import type { Application } from '../../../src/domain/applications/application.ts';
import type { TeamMailbox } from '../../../src/domain/site/owner.ts';
import { createMonthlyMailSender } from '../accounts/monthly/monthly-mail-sender.ts';
import type { MonthlyAccount } from '../accounts/monthly/run.ts';
import { deliver } from '../delivery/deliver.ts';
import { type Attempt, createDatabaseOutbox } from '../delivery/outbox.ts';
import { createSmtpMailer, type Mailer } from '../mails/mailer.ts';
import { createLeadsReader } from '../messages/leads-reader.ts';
import { createMailSenders } from '../messages/mail-senders.ts';
import { sweep } from '../messages/sweep.ts';
import { createWebhookSenders } from '../messages/webhook.ts';
import { createLimits } from '../platform/limits.ts';
import { createDatabaseStore } from '../platform/store/database-store.ts';
import { publicGuard } from '../website/fetch/guard.ts';
import { createLoopbackGuard } from '../website/fetch/loopback-origins.ts';
import { application } from './leads.ts';

export const NAMESPACE = 'demo-test-default-rtdb';
const HOUR_MS = 3_600_000;
let instances = 0;

export interface BackendOptions {
  readonly databasePort: number;
  readonly smtpUrl?: string;
  /** Replaces SMTP. */
  readonly mailer?: Mailer;
  readonly webhookUrl?: string;
  readonly mailboxes?: readonly TeamMailbox[];
  readonly confirmationsPerHour?: number;
  /** By uid. */
  readonly accounts?: ReadonlyMap<string, MonthlyAccount>;
}

export interface DeliveryBackend {
  readonly database: Database;
  /** Fake time in milliseconds since 1970, set by the test. */
  now: number;
  /** Makes one attempt. */
  deliver(attempt: Attempt): Promise<void>;
  /** Runs one sweep and every attempt that it enqueues; returns the attempts. */
  runSweep(): Promise<readonly Attempt[]>;
  /** Stores an application and its deliveries, as at intake. */
  acceptApplication(
    overrides?: Partial<Application>,
    intakeFields?: Readonly<Record<string, unknown>>,
  ): Promise<void>;
  entry(kind: string, id?: string): Promise<unknown>;
  close(): Promise<void>;
}

/** One instance of the functions. Several can share a database. */
export function createDeliveryBackend(options: BackendOptions): DeliveryBackend {
  const url = `http://127.0.0.1:${options.databasePort}?ns=${NAMESPACE}`;
  const app = initializeApp({ databaseURL: url }, `delivery-${instances++}`);
  const database = getDatabase(app);
  const outbox = createDatabaseOutbox(database);
  const leads = createLeadsReader(database);
  const origin = 'https://anbahn.example';
  const mailboxes = options.mailboxes ?? [
    { address: 'team@anbahn.example', language: 'de', when: 'at-once' },
  ];
  const sender = { name: 'Anbahn', address: 'applications@anbahn.example' };
  const { smtpUrl, webhookUrl } = options;
  const mailer =
    options.mailer ?? (smtpUrl ? createSmtpMailer(smtpUrl, { sender, requireTLS: false }) : null);

  const backend: DeliveryBackend = {
    database,
    now: application.createdAt,
    deliver: (attempt) =>
      deliver(attempt, {
        outbox,
        now: () => backend.now,
        onUnexpected: (error) => {
          throw error;
        },
        senders: {
          ...createMailSenders({
            mailer,
            leads,
            outbox,
            mailboxes,
            limits: createLimits(createDatabaseStore(database), () => backend.now),
            confirmationLimit: {
              name: 'confirmations',
              max: options.confirmationsPerHour ?? 100,
              windowMs: HOUR_MS,
            },
            origin,
            applicationUrl: (id, language) => `${origin}/${language}/application#${id}`,
            newsletterUrl: (id, language, action) => `${origin}/${language}/newsletter#${action}.${id}`,
            now: () => backend.now,
          }),
          'monthly-mail': createMonthlyMailSender({
            database,
            mailer,
            findAccount: async (uid) => options.accounts?.get(uid) ?? null,
            origin,
            unsubscribeUrl: (uid, language) => `${origin}/${language}/monthly-check#${uid}`,
          }),
          ...createWebhookSenders({
            webhook: webhookUrl ? { url: webhookUrl, secret: 'a secret' } : null,
            guard: createLoopbackGuard(publicGuard, webhookUrl),
            leads,
            origin,
            now: () => backend.now,
          }),
        },
      }),
    runSweep: async () => {
      const attempts: Attempt[] = [];
      await sweep(backend.now, {
        ...{ database, mailboxes },
        morning: { hour: 7, timeZone: 'Europe/Berlin' },
        hasWebhook: webhookUrl !== undefined,
        enqueue: async (attempt) => void attempts.push(attempt),
      });
      for (const attempt of attempts) await backend.deliver(attempt);
      return attempts;
    },
    acceptApplication: async (overrides = {}, intakeFields = {}) => {
      const record = { ...application, createdAt: backend.now, ...overrides };
      const entry = { state: 'waiting', attempts: 0, createdAt: backend.now, nextAt: backend.now };
      await database.ref().update({
        [`applications/${record.id}`]: record,
        [`intake/${record.id}`]: { language: 'en', terms: '2026-01-01', ...intakeFields },
        [`deliveries/${record.id}`]: { 'team-mail': entry, confirmation: entry, webhook: entry },
      });
    },
    entry: async (kind, id = application.id) => (await database.ref(`deliveries/${id}/${kind}`).get()).val(),
    close: () => deleteApp(app),
  };
  return backend;
}
