import { HttpsError } from 'firebase-functions/https';
import { fill } from '../../../src/copy/fill.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import { type AnalysisError, CODE_BY_FAULT } from './fault.ts';

export function toCallableError({ fault, values }: AnalysisError, language: Locale): HttpsError {
  const text = fill<string>(serverCopy[language].analysis.faults[fault], values);
  return new HttpsError(CODE_BY_FAULT[fault], text, { reason: fault, ...values });
}
