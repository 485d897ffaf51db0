/** Tasks that `submitApplication` enqueues, over real HTTP to a fake Cloud Tasks server. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createPushIds } from '../../../src/domain/values/push-id.ts';
import { callWith } from '../testing/call-over-http.ts';
import { type CallableOnDatabase, serveCallableOnDatabase } from '../testing/callable-on-database.ts';

const nextId = createPushIds({ now: Date.now, random: Math.random });
/** Names of the received tasks. */
let tasks: string[] = [];
let status = 200;
const queue = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part) => (body += part));
  request.on('end', () => {
    tasks.push(JSON.parse(body).task.name.split('/').at(-1));
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
});

/** Mocked before the logger loads, since it keeps a reference to the console. */
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
let served: CallableOnDatabase;
beforeAll(async () => {
  await new Promise<void>((resolve) => queue.listen(0, '127.0.0.1', resolve));
  const { port } = queue.address() as AddressInfo;
  process.env.CLOUD_TASKS_EMULATOR_HOST = `127.0.0.1:${port}`;
  served = await serveCallableOnDatabase(
    async () => (await import('./submit-application.ts')).submitApplication,
  );
});
afterAll(async () => {
  await served.close();
  queue.close();
});
beforeEach(() => {
  tasks = [];
  status = 200;
  warn.mockClear();
});

const submission = (filled: object = { ms: 20_000, decoy: false }) => {
  const id = nextId();
  const application = {
    ...{ applicationType: 'Agency', name: 'Ada', email: `ada${id}@example.com` },
    ...{ websiteLink: '', message: '', acceptTerms: true },
  };
  return { id, application, language: 'de', terms: '2026-01-01', filled };
};
const send = async (data: object): Promise<number> =>
  (await callWith(served.url, JSON.stringify({ data }))).status;
/** Names of the received tasks, without the hour at the end. */
const listQueuedTasks = (): string[] => tasks.map((name) => name.replace(/-\d+$/, '')).toSorted();

it('queues the first attempt of every delivery once, even if the application is sent twice', async () => {
  const data = submission();
  expect(await send(data)).toBe(200);
  expect(await send(data)).toBe(200);
  expect(listQueuedTasks()).toEqual([
    `${data.id}-confirmation-0`,
    `${data.id}-team-mail-0`,
    `${data.id}-webhook-0`,
  ]);
});

it('queues nothing for spam, whose deliveries are held for the team', async () => {
  expect(await send(submission({ ms: 20_000, decoy: true }))).toBe(200);
  expect(tasks).toEqual([]);
});

it.each([
  [409, 0],
  [400, 3],
])(
  'warns about attempts that the queue rejects, unless it already has them: %i',
  async (response, warnings) => {
    status = response;
    expect(await send(submission())).toBe(200);
    expect(tasks).toHaveLength(3);
    expect(warn).toHaveBeenCalledTimes(warnings);
  },
);
