import { type CallError, CODE_OF_STATUS, type ErrorCode } from '../../contract/callable.ts';

const CODES: ReadonlySet<unknown> = new Set(Object.values(CODE_OF_STATUS));
const isCode = (text: string): text is ErrorCode => CODES.has(text);

/** Sentences that the SDK puts where the server said nothing, and that no visitor should read. */
const SDK_SENTENCE =
  /^(?:Backend error status: |Unknown backend error status: |Response is |Request was cancelled|Firebase Functions instance )/;

/** What a thrown value says about itself; the SDK adds the HTTP status at the end. */
const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message.replace(/ \[\d+\]$/, '') : '';

const codeOf = (error: unknown): ErrorCode => {
  if (typeof error !== 'object' || error === null || !('code' in error)) return 'unknown';
  const code = String(error.code).replace(/^functions\//, '');
  return isCode(code) ? code : 'unknown';
};

/**
 * Turns what a callable threw into the contract's error. Its message is the server's, or empty when the server said
 * nothing: the page then uses its own words.
 */
export function callErrorOf(error: unknown): CallError {
  const code = codeOf(error);
  const message = messageOf(error);
  const isServers = code !== 'unknown' && message !== code && !SDK_SENTENCE.test(message);
  return { code, message: isServers ? message : '' };
}
