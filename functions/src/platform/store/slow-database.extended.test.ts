/** Floods three instances while the database takes five seconds to respond. */
import { readFileSync } from 'node:fs';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type RealtimeDatabase,
  startRealtimeDatabase,
} from '../../../../packages/realtime-database/index.ts';
import { createPushIds } from '../../../../src/domain/values/push-id.ts';
import { acceptApplication } from '../../applications/intake.ts';
import { createIntakeStore } from '../../applications/intake-store.ts';
import { CALLER_LIMIT as UNLOCK_LIMIT, unlock } from '../../team/unlock.ts';
import { type SlowProxy, startSlowProxy } from '../../testing/slow-proxy.ts';
import { analyze } from '../../website/analyze.ts';
import { CALLER_LIMITS as ANALYSIS_LIMITS } from '../../website/limits.ts';
import { createCache } from '../cache.ts';
import { createLimits } from '../limits.ts';
import { MAX_INSTANCES } from '../site-options.ts';
import { createDatabaseStore } from './database-store.ts';
import { createFallbackStore } from './fallback-store.ts';
import { createMemoryStore } from './memory-store.ts';

const NAMESPACE = 'demo-test-default-rtdb';
const CALLS = 400;
const CALLER = '203.0.113.1';
const nextId = createPushIds({ now: Date.now, random: Math.random });

let server: RealtimeDatabase;
let proxy: SlowProxy;
beforeAll(async () => {
  const rules = readFileSync(new URL('../../../../database.rules.json', import.meta.url), 'utf8');
  server = await startRealtimeDatabase({ port: 0, namespace: NAMESPACE, rules });
  proxy = await startSlowProxy(server.port);
});
const apps: ReturnType<typeof initializeApp>[] = [];
afterAll(async () => {
  await Promise.all(apps.map(deleteApp));
  await proxy.close();
  await server.close();
});

/** Starts an instance as in the cloud, with its own connections and memory. */
function startInstance(name: string) {
  const open = (user: object, as: string) => {
    const url = `http://127.0.0.1:${proxy.port}?ns=${NAMESPACE}`;
    const app = initializeApp({ databaseURL: url, ...user }, `${name}-${as}`);
    apps.push(app);
    return getDatabase(app);
  };
  const admin = open({}, 'admin');
  const intake = open({ databaseAuthVariableOverride: { uid: 'intake' } }, 'intake');
  const store = createFallbackStore(createDatabaseStore(admin), createMemoryStore(), {
    now: Date.now,
    onFailure: () => undefined,
    timeoutMs: 1_500,
  });
  const limits = createLimits(store, Date.now);
  return {
    apply: () => {
      const id = nextId();
      const application = {
        applicationType: 'Agency',
        name: 'Ada',
        email: `${id}@example.com`,
        websiteLink: '',
        message: '',
        acceptTerms: true,
      } as const;
      return acceptApplication(
        { id, application, language: 'de', terms: '2026-01-01', filled: { ms: 60_000, decoy: false } },
        { store: createIntakeStore(admin, intake, Date.now), limits, caller: CALLER },
      );
    },
    guess: () =>
      unlock('wrong', { verifyCode: async () => null, caller: CALLER, limits, createToken: async () => '' }),
    analyze: () =>
      analyze(
        { websiteUrl: `${nextId().replaceAll(/\W|_/g, 'x')}.example`, language: 'en' },
        {
          isExempt: () => false,
          read: () => Promise.reject(new Error('read')),
          caller: CALLER,
          limits,
          cache: createCache(store, 'test', Date.now),
          model: null,
          onModelFailure: () => undefined,
        },
      ),
  };
}

const getFailure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) =>
      error instanceof Error && 'code' in error ? error.code : (Object(error).fault ?? Object(error).message),
  );
const countEqual = (all: readonly unknown[], one: unknown): number =>
  all.filter((value) => value === one).length;
/** Sums the shares of several disconnected instances. */
const sumShares = (instances: number, max: number): number => instances * Math.floor(max / MAX_INSTANCES);

it('stores every application without notifying anybody, and rejects attempts and analyses over the limit', {
  timeout: 120_000,
}, async () => {
  const instances = ['one', 'two', 'three'].map(startInstance);
  const [first] = instances;
  if (!first) throw new Error('No instance');
  const flood = <T>(call: (one: ReturnType<typeof startInstance>) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: CALLS }, (_, n) => call(instances[n % instances.length] ?? first)));

  // Connects all instances, and lets the first one count the caller.
  await Promise.all(instances.map((one) => one.apply()));
  expect(await getFailure(first.guess())).toBe('permission-denied');
  expect(await getFailure(first.analyze())).toBe('read');
  proxy.delayMs = 5_000;
  const [applications, guesses, analyses] = await Promise.all([
    flood((one) => one.apply()),
    flood((one) => getFailure(one.guess())),
    flood((one) => getFailure(one.analyze())),
  ]);
  proxy.delayMs = 0;

  expect(applications).toEqual(Array.from({ length: CALLS }, () => expect.objectContaining({ ok: true })));
  const readStored = async (path: string) => {
    const url = `http://127.0.0.1:${server.port}/${path}.json?ns=${NAMESPACE}`;
    return Object((await (await fetch(url, { headers: { authorization: 'Bearer owner' } })).json()) ?? {});
  };
  expect(Object.keys(await readStored('applications'))).toHaveLength(CALLS + instances.length);
  const intakes: { heldBack?: true }[] = Object.values(await readStored('intake'));
  expect(intakes.filter(({ heldBack }) => heldBack)).toHaveLength(CALLS);

  const allowedGuesses = sumShares(2, UNLOCK_LIMIT.max) + Math.floor((UNLOCK_LIMIT.max - 1) / MAX_INSTANCES);
  expect(countEqual(guesses, 'permission-denied')).toBe(allowedGuesses);
  expect(countEqual(guesses, 'resource-exhausted')).toBe(CALLS - allowedGuesses);
  const perTenMinutes = ANALYSIS_LIMITS[0]?.max ?? 0;
  const allowedAnalyses = sumShares(2, perTenMinutes) + Math.floor((perTenMinutes - 1) / MAX_INSTANCES);
  expect(countEqual(analyses, 'read')).toBe(allowedAnalyses);
  expect(countEqual(analyses, 'caller-limit')).toBe(CALLS - allowedAnalyses);
});
