import { expect, it, vi } from 'vitest';
import type { ApplicationDraft } from '../../domain/application.ts';
import { submitApplication } from './applications.ts';
import { configOf } from './config.ts';

const local = configOf(
  JSON.stringify({
    projectId: 'demo-anbahn',
    auth: 'http://127.0.0.1:1',
    functions: 'http://127.0.0.1:2',
    database: 'http://127.0.0.1:3',
  }),
);
const draft: ApplicationDraft = {
  applicationType: 'Agency',
  name: '  Ada Lovelace ',
  email: ' ada@example.com',
  websiteLink: ' ',
  message: 'Zwei\nZeilen ',
  acceptTerms: true,
};
const nextId = () => '-OeA1234567890123456';

const submitWith = async (answer: () => Promise<Response>, config = local) => {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const submitted = await submitApplication(config, draft, { nextId, fetch });
  const [url, init] = fetch.mock.calls[0] ?? [];
  return { submitted, url: String(url), init };
};

it('puts the trimmed record under its id with the time of the server', async () => {
  const { submitted, url, init } = await submitWith(async () => new Response(null, { status: 204 }));
  expect(url).toBe(
    'http://127.0.0.1:3/applications/-OeA1234567890123456.json?ns=demo-anbahn-default-rtdb&print=silent',
  );
  expect(init?.method).toBe('PUT');
  expect(JSON.parse(String(init?.body))).toEqual({
    id: '-OeA1234567890123456',
    applicationType: 'Agency',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    websiteLink: '',
    message: 'Zwei\nZeilen',
    acceptTerms: true,
    createdAt: { '.sv': 'timestamp' },
    status: 'pending',
  });
  expect(submitted).toMatchObject({
    id: '-OeA1234567890123456',
    data: { name: 'Ada Lovelace' },
    error: null,
  });
});

it('needs no namespace on the live site', async () => {
  const live = configOf('', { ...local.options, databaseURL: 'https://anbahn-default-rtdb.firebaseio.com' });
  const { url } = await submitWith(async () => new Response(null, { status: 204 }), live);
  expect(url).toBe(
    'https://anbahn-default-rtdb.firebaseio.com/applications/-OeA1234567890123456.json?print=silent',
  );
});

it.each([
  ['its message', Response.json({ error: 'Permission denied' }, { status: 401 }), 'Permission denied'],
  [
    'its status when there is no message',
    new Response('<html>', { status: 502, statusText: 'Bad Gateway' }),
    '502 Bad Gateway',
  ],
])("reports the backend's refusal with %s", async (_, response, error) => {
  const { submitted } = await submitWith(async () => response);
  expect(submitted).toEqual({ id: null, data: null, error });
});

it('reports a backend out of reach with an empty message', async () => {
  const { submitted } = await submitWith(async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(submitted).toEqual({ id: null, data: null, error: '' });
});
