import { HttpsError } from 'firebase-functions/https';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from '../../../src/domain/schema.ts';
import { callOverHttp } from '../testing/call-over-http.ts';
import { type ServedCallable, serveCallable } from '../testing/serve-callable.ts';
import { callable } from './callable.ts';

const failing = { name: 'failing', request: z.object({ how: z.string() }), response: z.null() };
let served: ServedCallable;
beforeAll(async () => {
  served = await serveCallable(
    callable(failing, {
      handle: async ({ how }) => {
        throw how === 'said' ? new HttpsError('not-found', 'There is none.') : new Error('a secret');
      },
    }),
  );
});
afterAll(() => served.close());

test('what a handler says for visitors is said, and nothing else', async () => {
  expect(await callOverHttp(served.url, { how: 'said' })).toEqual({
    status: 404,
    body: { error: { status: 'NOT_FOUND', message: 'There is none.' } },
  });
  expect(await callOverHttp(served.url, { how: 'unexpected' })).toEqual({
    status: 500,
    body: { error: { status: 'INTERNAL', message: 'Something went wrong on our side. Please try again.' } },
  });
});

test.each([
  ['a-key', true],
  [null, false],
])('with the site key %j App Check is enforced: %s', async (appCheckSiteKey, enforced) => {
  vi.resetModules();
  const { site } = await import('../../../src/site.ts');
  vi.doMock('../../../src/site.ts', () => ({
    site: { ...site, firebase: { ...site.firebase, appCheckSiteKey } },
  }));
  const { SITE_OPTIONS } = await import('./site-options.ts');
  expect(SITE_OPTIONS.enforceAppCheck).toBe(enforced);
  vi.doUnmock('../../../src/site.ts');
});
