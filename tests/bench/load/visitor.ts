/** A visitor who analyzes a website, generates a roadmap and applies. */
import { setTimeout as wait } from 'node:timers/promises';
import { requestOf } from '../../../functions/src/testing/roadmap-requests.ts';
import { submitApplication } from '../../../src/contract/applications/submit-application.ts';
import { CALL_TIMEOUT_MS, type Callable } from '../../../src/contract/callable.ts';
import { generateRoadmap } from '../../../src/contract/roadmap/generate-roadmap.ts';
import { analyzeWebsite } from '../../../src/contract/website/analyze-website.ts';
import { TERMS_VERSION } from '../../../src/domain/applications/terms-version.ts';
import { createPushIds } from '../../../src/domain/values/push-id.ts';
import type { CallResponse } from './instance.ts';
import { CALLS, type Call, type Stack } from './stack.ts';

const CONTRACTS: Readonly<Record<Call, Callable>> = {
  analyzeWebsite,
  generateBrandRoadmap: generateRoadmap,
  submitApplication,
};

/** A visitor reads the error and retries, but not forever. */
const MAX_ATTEMPTS = 10;
const PAUSE_MS = 5_000;

const nextId = createPushIds({ now: Date.now, random: Math.random });

const ROADMAP = requestOf({
  businessPhase: ['growing'],
  customerType: ['b2b'],
  productTypes: ['services'],
  priceRange: ['1k-10k'],
  customerAcquisition: ['referral'],
  teamSize: ['1-5'],
  biggestChallenges: ['lead_generation'],
  hasWebsite: false,
});

export const OK = 'ok';
/** No response before the page's timeout. */
export const UNANSWERED = 'unanswered';

export interface Attempt {
  readonly call: Call;
  /** {@link OK}, {@link UNANSWERED}, or the error that the page would show. */
  readonly outcome: string;
  readonly ms: number;
}

export interface Visit {
  /** The application's id. */
  readonly id: string;
  readonly attempts: readonly Attempt[];
  /** Whether the application was confirmed. */
  readonly hasApplied: boolean;
}

/** How the page interprets a response. */
function classifyResponse(call: Call, { status, body }: CallResponse): string {
  try {
    const { result, error } = JSON.parse(body);
    if (error) return `${status} ${error.details?.reason ?? error.status}`;
    return CONTRACTS[call].response.safeParse(result).success ? OK : 'wrong result';
  } catch {
    return `${status} invalid JSON`;
  }
}

async function attempt(stack: Stack, call: Call, data: unknown, caller: string): Promise<Attempt> {
  const started = performance.now();
  const response = stack.functions[call].call(JSON.stringify({ data }), caller);
  const timeout = new AbortController();
  const outcome = await Promise.race([
    response.then((reply) => classifyResponse(call, reply)),
    wait(CALL_TIMEOUT_MS, UNANSWERED, { signal: timeout.signal }),
  ]);
  timeout.abort();
  return { call, outcome, ms: performance.now() - started };
}

let visitors = 0;

/** Ends at the first call that never succeeds. Never rejects. */
export async function visit(stack: Stack): Promise<Visit> {
  visitors += 1;
  const id = nextId();
  const caller = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const website = stack.websites[visitors % stack.websites.length];
  const application = {
    applicationType: 'Agency',
    name: `Visitor ${visitors}`,
    email: `visitor-${visitors}@example.com`,
    websiteLink: '',
    message: 'Mehr Termine, bitte.',
    acceptTerms: true,
  };
  const data: Readonly<Record<Call, unknown>> = {
    // After 1,000 URLs, reports come from the cache.
    analyzeWebsite: { websiteUrl: `${website}/?visitor=${visitors % 1000}`, language: 'de' },
    generateBrandRoadmap: ROADMAP,
    submitApplication: {
      ...{ id, application, language: 'de', terms: TERMS_VERSION },
      filled: { ms: 20_000, decoy: false },
    },
  };
  const attempts: Attempt[] = [];
  const succeeds = async (call: Call): Promise<boolean> => {
    for (let left = MAX_ATTEMPTS; left > 0; left -= 1) {
      const result = await attempt(stack, call, data[call], caller);
      attempts.push(result);
      if (result.outcome === OK) return true;
      await wait(PAUSE_MS);
    }
    return false;
  };
  for (const call of CALLS) if (!(await succeeds(call))) return { id, attempts, hasApplied: false };
  return { id, attempts, hasApplied: true };
}
