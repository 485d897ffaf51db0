import { AnalysisError, type Fault } from '../fault.ts';

const FAULT_BY_CODE: Readonly<Record<string, Fault>> = {
  ENOTFOUND: 'unknown-host',
  ENODATA: 'unknown-host',
  ESERVFAIL: 'name-server',
  EREFUSED: 'name-server',
  ETIMEOUT: 'name-server',
  EBADNAME: 'unknown-host',
  EBADRESP: 'unknown-host',
  EFORMERR: 'unknown-host',
  ENOTIMP: 'unknown-host',
  EAI_AGAIN: 'name-server',
  EAI_NODATA: 'unknown-host',
  EAI_NONAME: 'unknown-host',
  EAI_FAIL: 'unknown-host',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'refused',
  EPIPE: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  UND_ERR_SOCKET: 'refused',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_OVERFLOW: 'broken-answer',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'broken-answer',
  EPROTO: 'tls',
  HOSTNAME_MISMATCH: 'tls',
};
const FAULT_BY_PREFIX: readonly (readonly [string, Fault])[] = [
  ['HPE_', 'broken-http'],
  ['Z_', 'broken-answer'],
  ['ERR_BROTLI', 'broken-answer'],
  ['ERR__ERROR_FORMAT', 'broken-answer'],
  ['ZSTD_', 'broken-answer'],
  ['ERR_TLS_', 'tls'],
  ['ERR_SSL_', 'tls'],
  ['CERT_', 'tls'],
  ['UNABLE_TO_', 'tls'],
  ['SELF_SIGNED_CERT', 'tls'],
  ['DEPTH_ZERO_', 'tls'],
];

const getErrorCode = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

function classifyError(error: Error): Fault {
  if (error instanceof AnalysisError) return error.fault;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  const code = getErrorCode(error);
  const fault =
    FAULT_BY_CODE[code] ?? FAULT_BY_PREFIX.find(([prefix]) => code.startsWith(prefix))?.[1] ?? undefined;
  if (fault) return fault;
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
