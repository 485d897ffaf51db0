import { keysOf } from '../../../../src/domain/wizard/business-options.ts';
import { AnalysisError, type Fault } from '../fault.ts';
import codes from './network-faults.json' with { type: 'json' };

/** Codes of errors by fault; those that end in `_` are beginnings. */
const FAULTS = keysOf(codes).flatMap((fault) => codes[fault].split(' ').map((code) => ({ fault, code })));

const getErrorCode = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

function classifyError(error: Error): Fault {
  if (error instanceof AnalysisError) return error.fault;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  const code = getErrorCode(error);
  const known = FAULTS.find((each) =>
    each.code.endsWith('_') ? code.startsWith(each.code) : code === each.code,
  );
  if (known) return known.fault;
  // If several addresses were tried, the last attempt counts.
  if (error instanceof AggregateError) {
    const last: unknown = error.errors.at(-1);
    if (last instanceof Error) return classifyError(last);
  }
  if (error.cause instanceof Error) return classifyError(error.cause);
  if (error.name !== 'HTTPParserError') return 'unexpected';
  return error.message.includes('Expected HTTP/') ? 'broken-answer' : 'broken-http';
}

/** Converts a network error to an analysis error. Drops its message, which may contain URLs or IP addresses. */
export const toAnalysisError = (error: unknown): AnalysisError =>
  error instanceof AnalysisError
    ? error
    : new AnalysisError(error instanceof Error ? classifyError(error) : 'unexpected');
