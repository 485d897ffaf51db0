import { expect, test } from 'vitest';
import type { ErrorCode } from '../../../src/contract/callable.ts';
import { CODE_OF_FAULT } from './fault.ts';

/** By whom it can be mended: codes decide what is tried again, shown as ours or as the website's, and counted. */
const FAULTS_OF: { readonly [Code in ErrorCode]?: readonly string[] } = {
  'invalid-argument': [
    'blank',
    'not-a-url',
    'space',
    'too-long',
    'scheme',
    'credentials',
    'port',
    'too-large',
    'too-complex',
    'not-html',
  ],
  'not-found': ['unknown-host', 'not-found'],
  unavailable: ['busy', 'name-server', 'refused', 'tls', 'server-error', 'broken-answer'],
  'deadline-exceeded': ['timeout'],
  'permission-denied': ['login-required', 'bot-wall', 'robots'],
  aborted: ['redirects'],
  'resource-exhausted': ['caller-limit', 'host-limit'],
  internal: ['unexpected'],
};

test('every fault has its code, and only what is our own is internal', () => {
  const expected = Object.entries(FAULTS_OF).flatMap(([code, faults]) =>
    faults.map((fault) => [fault, code] as const),
  );
  expect(CODE_OF_FAULT).toEqual(Object.fromEntries(expected));
});
