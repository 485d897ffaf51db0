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
import { callable } from '../lib/callable.ts';

const FAULTS = { en: en.faults, de: de.faults } as const;

/** The error a visitor reads: a sentence of ours in their language. */
function visitorError(error: unknown, language: Locale): HttpsError {
  const fault = error instanceof AnalysisError ? error.fault : 'unexpected';
  if (fault === 'unexpected') logger.error('Unexpected error in the website analysis', error);
  const values = error instanceof AnalysisError ? error.values : {};
  return new HttpsError(CODE_OF_FAULT[fault], fill<string>(FAULTS[language][fault], values), {
    reason: fault,
    ...values,
  });
}

async function handle(request: AnalyzeWebsiteRequest): Promise<WebsiteAnalysis> {
  try {
    // Imported at the first call: the parser and the fetch cost a cold start nothing until then.
    const { analyze, publicGuard } = await import('../analysis/analyze.ts');
    return await analyze(request, { guard: guardOfBackend(publicGuard), now: () => new Date() });
  } catch (error) {
    throw visitorError(error, request.language ?? 'en');
  }
}

export const analyzeWebsite = callable<AnalyzeWebsiteRequest, WebsiteAnalysis>({
  options: { timeoutSeconds: 60, memory: '512MiB', concurrency: 20 },
  parse: parseAnalyzeWebsiteRequest,
  handle,
});
