import { HttpsError } from 'firebase-functions/https';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from '../../../src/domain/values/schema.ts';
import { callOverHttp, callWith } from '../testing/call-over-http.ts';
import { type ServedCallable, serveCallable } from '../testing/serve-callable.ts';
import { callable } from './callable.ts';

const failingContract = {
  name: 'failing',
  request: z.object({ how: z.enum(['said', 'unexpected']) }),
  response: z.null(),
};
let served: ServedCallable;
beforeAll(async () => {
  served = await serveCallable(
    callable(failingContract, {
      handle: async ({ how }) => {
        throw how === 'said' ? new HttpsError('not-found', 'There is none.') : new Error('a secret');
      },
    }),
  );
});
afterAll(() => served.close());

test('returns a handler’s HttpsError to the visitor', async () => {
  expect(await callOverHttp(served.url, { how: 'said' })).toEqual({
    status: 404,
    body: { error: { status: 'NOT_FOUND', message: 'There is none.' } },
  });
});

test.each([
  ['en', /^Something went wrong on our side\. Please try again\. \(Error ([0-9a-f]{8})\)$/],
  [
    'de',
    /^Bei uns ist etwas schiefgegangen\. Bitte versuchen Sie es noch einmal\. \(Fehler ([0-9a-f]{8})\)$/,
  ],
])(
  'returns an unexpected error in the call’s language with a unique id: %s',
  async (language, messagePattern) => {
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const response = await callOverHttp(served.url, { how: 'unexpected', language });
        expect(response).toEqual({
          status: 500,
          body: { error: { status: 'INTERNAL', message: expect.stringMatching(messagePattern) } },
        });
        return messagePattern.exec(JSON.parse(JSON.stringify(response.body)).error.message)?.[1];
      }),
    );
    expect(new Set(ids).size).toBe(2);
  },
);

test.each([
  ['en', 'This page is out of date. Please reload it and try again.'],
  ['de', 'Diese Seite ist veraltet. Bitte laden Sie sie neu und versuchen Sie es noch einmal.'],
])(
  'returns a validation error in the call’s language with details for developers: %s',
  async (language, message) => {
    expect(await callOverHttp(served.url, { how: 'odd', language })).toEqual({
      status: 400,
      body: {
        error: {
          status: 'INVALID_ARGUMENT',
          message,
          details: { field: 'how', reason: 'Invalid option: expected one of "said"|"unexpected"' },
        },
      },
    });
  },
);

test.each(['5', 'null', '[]', '{}', '{"language":"__proto__"}', '{"language":{"de":1}}'])(
  'falls back to the default language for %s',
  async (data) => {
    expect(await callWith(served.url, `{"data":${data}}`)).toMatchObject({
      status: 400,
      body: { error: { message: 'This page is out of date. Please reload it and try again.' } },
    });
  },
);

test.each([
  ['a-key', true],
  [null, false],
])('with the site key %j, enforces App Check: %s', async (appCheckSiteKey, isEnforced) => {
  vi.resetModules();
  const { site } = await import('../../../src/site.ts');
  vi.doMock('../../../src/site.ts', () => ({
    site: { ...site, firebase: { ...site.firebase, appCheckSiteKey } },
  }));
  const { SITE_OPTIONS } = await import('./site-options.ts');
  expect(SITE_OPTIONS.enforceAppCheck).toBe(isEnforced);
  vi.doUnmock('../../../src/site.ts');
});
