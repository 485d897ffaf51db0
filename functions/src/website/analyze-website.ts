import * as logger from 'firebase-functions/logger';
import {
  type AnalyzeWebsiteInput,
  analyzeWebsite as contract,
  type WebsiteAnalysis,
} from '../../../src/contract/website/analyze-website.ts';
import { backendCache, backendLimits } from '../platform/backend-store.ts';
import { type CallContext, callable } from '../platform/callable.ts';
import { callerIp } from '../platform/caller.ts';
import { modelSecrets, siteModel } from '../platform/model/site-model.ts';
import { toCallableError } from './callable-error.ts';
import { AnalysisError } from './fault.ts';
import { backendExemptions } from './fetch/backend-guard.ts';

async function handle(
  request: AnalyzeWebsiteInput,
  { raw, sendChunk }: CallContext<WebsiteAnalysis>,
): Promise<WebsiteAnalysis> {
  try {
    // Imported on the first call, so that it doesn't slow down the cold start of other functions.
    const [{ analyze }, { backendRead }] = await Promise.all([
      import('./analyze.ts'),
      import('./reading/backend-read.ts'),
    ]);
    return await analyze(request, {
      isExempt: backendExemptions(),
      read: backendRead,
      caller: callerIp(raw.rawRequest),
      limits: await backendLimits(),
      cache: await backendCache('analysis-1'),
      model: siteModel(),
      sendReport: sendChunk,
      onModelFailure: (error) => logger.warn('The language model failed to read a website', error),
    });
  } catch (error) {
    const analysisError = error instanceof AnalysisError ? error : new AnalysisError('unexpected');
    if (analysisError.fault === 'unexpected') logger.error('Unexpected error in the website analysis', error);
    throw toCallableError(analysisError, request.language);
  }
}

export const analyzeWebsite = callable(contract, {
  options: { secrets: modelSecrets(), timeoutSeconds: 60, memory: '2GiB', concurrency: 16 },
  handle,
});

// All functions share the bundle; only instances of this one need a reader.
if (process.env.FUNCTION_TARGET === contract.name)
  void import('./reading/backend-read.ts').then(({ prepareToRead }) => prepareToRead());
