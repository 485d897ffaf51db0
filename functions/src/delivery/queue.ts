import { type App, getApps, initializeApp } from 'firebase-admin/app';
import * as logger from 'firebase-functions/logger';
import { site } from '../../../src/site.ts';
import { adminApp } from '../platform/admin-app.ts';
import { toHour } from '../platform/store/server-store.ts';
import { untilAborted } from '../platform/until-aborted.ts';
import type { Attempt } from './outbox.ts';

const QUEUE = 'queue';
/** How long a visitor's request may wait for the queue, in milliseconds. */
const QUEUE_TIMEOUT_MS = 3_000;

/**
 * The app that owns the queue. The emulator needs no service account, but without one the SDK asks the metadata server,
 * which exists only in the cloud.
 */
function getQueueApp(): App {
  if (!process.env.CLOUD_TASKS_EMULATOR_HOST) return adminApp();
  const options = { ...adminApp().options, serviceAccountId: 'nobody@local.example' };
  return getApps().find(({ name }) => name === QUEUE) ?? initializeApp(options, QUEUE);
}

/** Enqueues an attempt for the function `deliver`. Idempotent: a task name is accepted once. */
export async function enqueue(attempt: Attempt, now: number): Promise<void> {
  const { getFunctions } = await import('firebase-admin/functions');
  const queue = getFunctions(getQueueApp()).taskQueue<Attempt>(
    `locations/${site.firebase.region}/functions/deliver`,
  );
  // Queues remember task names for a while. The hour in the name lets the sweep re-enqueue a lost attempt.
  const id = `${attempt.id}-${attempt.kind}-${attempt.attempt}-${toHour(now)}`;
  try {
    await queue.enqueue(attempt, { id });
  } catch (error) {
    if (getErrorCode(error) !== 'functions/task-already-exists') throw error;
  }
}

const getErrorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Whether this process has a queue. Tests outside Firebase have none. */
const hasQueue = (): boolean => Boolean(process.env.K_SERVICE || process.env.CLOUD_TASKS_EMULATOR_HOST);

/**
 * Enqueues due attempts. Never throws and never blocks for long: the sweep enqueues the rest within a minute
 * or two.
 */
export async function startAttempts(attempts: readonly Attempt[]): Promise<void> {
  if (!hasQueue()) return;
  const timeout = AbortSignal.timeout(QUEUE_TIMEOUT_MS);
  const results = await Promise.allSettled(
    attempts.map((attempt) => untilAborted(timeout, enqueue(attempt, Date.now()))),
  );
  for (const { reason } of results.filter((result) => result.status === 'rejected'))
    logger.warn('Failed to enqueue a delivery; the sweep will retry', reason);
}
