import type { ErrorCode } from '../../../src/contract/callable.ts';
import type { analysis } from '../../../src/copy/en/website/analysis.ts';

/** Why a website could not be analyzed. The texts are in src/copy, by id. */
export type Fault = keyof (typeof analysis)['faults'];

/** The callable protocol's code for each fault. */
export const CODE_BY_FAULT = {
  blank: 'invalid-argument',
  'not-a-url': 'invalid-argument',
  space: 'invalid-argument',
  'too-long': 'invalid-argument',
  scheme: 'invalid-argument',
  credentials: 'invalid-argument',
  port: 'invalid-argument',
  'unknown-host': 'not-found',
  'name-server': 'unavailable',
  refused: 'unavailable',
  tls: 'unavailable',
  timeout: 'deadline-exceeded',
  'too-large': 'invalid-argument',
  'too-complex': 'invalid-argument',
  'not-html': 'invalid-argument',
  parked: 'not-found',
  placeholder: 'not-found',
  'age-gate': 'permission-denied',
  unreadable: 'invalid-argument',
  'not-found': 'not-found',
  'server-error': 'unavailable',
  'login-required': 'permission-denied',
  'bot-wall': 'permission-denied',
  robots: 'permission-denied',
  'robots-all': 'permission-denied',
  redirects: 'aborted',
  'broken-answer': 'unavailable',
  'broken-http': 'unavailable',
  busy: 'unavailable',
  'caller-limit': 'resource-exhausted',
  'host-limit': 'resource-exhausted',
  unexpected: 'internal',
} as const satisfies Record<Fault, ErrorCode>;

/** Ends an analysis. Contains neither URLs nor network messages, so that it cannot leak anything. */
export class AnalysisError extends Error {
  readonly fault: Fault;
  readonly values: Readonly<Record<string, number>>;

  constructor(fault: Fault, values: Readonly<Record<string, number>> = {}) {
    super(fault);
    this.name = 'AnalysisError';
    this.fault = fault;
    this.values = values;
  }
}
