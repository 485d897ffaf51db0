import { AnalysisError, type Fault } from '../fault.ts';

/** Codes of errors by fault; those that end in `_` are beginnings. */
const CODES: Readonly<Partial<Record<Fault, string>>> = {
  'unknown-host': 'ENOTFOUND ENODATA EBADNAME EBADRESP EFORMERR ENOTIMP EAI_NODATA EAI_NONAME EAI_FAIL',
  'name-server': 'ESERVFAIL EREFUSED ETIMEOUT EAI_AGAIN',
  refused: 'ECONNREFUSED ECONNRESET EPIPE EHOSTUNREACH ENETUNREACH UND_ERR_SOCKET',
  timeout: 'ETIMEDOUT UND_ERR_CONNECT_TIMEOUT UND_ERR_HEADERS_TIMEOUT UND_ERR_BODY_TIMEOUT',
  'broken-answer':
    'UND_ERR_HEADERS_OVERFLOW UND_ERR_RES_CONTENT_LENGTH_MISMATCH Z_ ERR_BROTLI_ ERR__ERROR_FORMAT_ ZSTD_',
  'broken-http': 'HPE_',
  tls: 'EPROTO HOSTNAME_MISMATCH ERR_TLS_ ERR_SSL_ CERT_ UNABLE_TO_ SELF_SIGNED_CERT DEPTH_ZERO_',
};
const FAULTS = (Object.keys(CODES) as Fault[]).flatMap((fault) =>
  (CODES[fault] ?? '').split(' ').map((code) => ({ fault, code })),
);

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
