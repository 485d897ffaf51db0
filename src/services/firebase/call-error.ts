import { type CallError, CODE_BY_STATUS, type ErrorCode } from '../../contract/callable.ts';
import { INPUT_ERROR } from '../../contract/request-error.ts';
import { z } from '../../domain/values/schema.ts';

const CODES: readonly ErrorCode[] = [...Object.values(CODE_BY_STATUS), 'unknown'];
const CODE_BY_HTTP_STATUS: ReadonlyMap<number, ErrorCode> = new Map(
  Object.entries(CODE_BY_STATUS).map(([status, code]) => [Number(status), code]),
);

/** The protocol's default messages: code names in any of its spellings. */
const PROTOCOL_WORDS: ReadonlySet<string> = new Set([
  ...CODES,
  'ok',
  'already-exists',
  'failed-precondition',
  'out-of-range',
  'data-loss',
  'bad-request',
  'internal-error',
  'internal-server-error',
]);
const isProtocolWord = (message: string): boolean =>
  PROTOCOL_WORDS.has(
    message
      .trim()
      .toLowerCase()
      .replace(/[\s_]+/g, '-'),
  );

const ERROR_SCHEMA = z.object({
  status: z.catch(z.string(), ''),
  message: z.catch(z.string(), ''),
  details: z.catch(z.optional(INPUT_ERROR), undefined),
});

/**
 * Converts an error response into the contract's error. The message is the function's, or empty if it sent none meant
 * for visitors; the page then shows its own.
 * @param httpStatus 0 if there was no response
 * @param error `error` from the response body, if any
 */
export function toCallError(httpStatus: number, error?: unknown): CallError {
  const { status, message, details } = ERROR_SCHEMA.safeParse(error).data ?? { status: '', message: '' };
  const codeName = status.toLowerCase().replaceAll('_', '-');
  const codeByStatus = httpStatus === 0 ? 'internal' : (CODE_BY_HTTP_STATUS.get(httpStatus) ?? 'unknown');
  const code =
    status === '' ? codeByStatus : (CODES.find((candidate) => candidate === codeName) ?? 'unknown');
  return {
    code,
    message: code === 'unknown' || isProtocolWord(message) ? '' : message.trim(),
    ...(details && { field: details.field.split('.').at(-1) ?? '' }),
  };
}
