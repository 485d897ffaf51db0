import { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import {
  type AnalyzeWebsiteRequest,
  parseAnalyzeWebsiteRequest,
  type WebsiteAnalysis,
} from '../../../src/contract/analyze-website.ts';
import { analysis as de } from '../../../src/copy/de/analysis.ts';
import { analysis as en } from '../../../src/copy/en/analysis.ts';
import { fill } from '../../../src/copy/fill.ts';
import type { Locale } from '../../../src/domain/locale.ts';
import { AnalysisError, CODE_OF_FAULT } from '../analysis/fault.ts';
import { guardOfBackend } from '../lib/backend-guard.ts';
import { backendCache, backendLimits } from '../lib/backend-store.ts';
import { type CallContext, callable } from '../lib/callable.ts';
import { callerAddress } from '../lib/caller.ts';
import { geminiKey, geminiOf } from '../lib/gemini.ts';

const FAULTS = { en: en.faults, de: de.faults } as const;

/** The error a visitor reads: a sentence of ours in their language. */
function visitorError(error: unknown, language: Locale): HttpsError {
  const { fault, values } =
    error instanceof AnalysisError ? error : { fault: 'unexpected' as const, values: {} };
  if (fault === 'unexpected') logger.error('Unexpected error in the website analysis', error);
  const message = fill<string>(FAULTS[language][fault], values);
  return new HttpsError(CODE_OF_FAULT[fault], message, { reason: fault, ...values });
}

async function handle(
  request: AnalyzeWebsiteRequest,
  { raw }: CallContext<unknown>,
): Promise<WebsiteAnalysis> {
  try {
    // Imported at the first call: the parser and the fetch cost a cold start nothing until then.
    const { analyze, publicGuard } = await import('../analysis/analyze.ts');
    return await analyze(request, {
      guard: guardOfBackend(publicGuard),
      caller: callerAddress(raw.rawRequest),
      limits: await backendLimits(),
      cache: await backendCache('analysis-1'),
      now: Date.now,
      model: geminiOf(process.env),
      onModelFailure: (error) => logger.warn('The language model wrote no summary', error),
    });
  } catch (error) {
    throw visitorError(error, request.language ?? 'en');
  }
}

export const analyzeWebsite = callable<AnalyzeWebsiteRequest, WebsiteAnalysis>({
  options: { secrets: [geminiKey], timeoutSeconds: 60, memory: '512MiB', concurrency: 8, maxInstances: 20 },
  parse: parseAnalyzeWebsiteRequest,
  handle,
});
