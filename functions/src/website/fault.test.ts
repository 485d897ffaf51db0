import { expect, test } from 'vitest';
import type { ErrorCode } from '../../../src/contract/callable.ts';
import { CODE_BY_FAULT } from './fault.ts';

/** The code decides whether a call is retried, who caused the error, and how it is counted. */
const FAULTS_BY_CODE: { readonly [Code in ErrorCode]?: readonly string[] } = {
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
    'unreadable',
  ],
  'not-found': ['unknown-host', 'not-found', 'parked', 'placeholder'],
  unavailable: ['busy', 'name-server', 'refused', 'tls', 'server-error', 'broken-answer', 'broken-http'],
  'deadline-exceeded': ['timeout'],
  'permission-denied': ['login-required', 'bot-wall', 'robots', 'robots-all', 'age-gate'],
  aborted: ['redirects'],
  'resource-exhausted': ['caller-limit', 'host-limit'],
  internal: ['unexpected'],
};

test('maps every fault to its protocol code', () => {
  const expected = Object.entries(FAULTS_BY_CODE).flatMap(([code, faults]) =>
    faults.map((fault) => [fault, code] as const),
  );
  expect(CODE_BY_FAULT).toEqual(Object.fromEntries(expected));
});
