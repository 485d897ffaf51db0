/** One run of Lighthouse on one page. */
import lighthouse, { type Config, desktopConfig } from 'lighthouse';

/** Lighthouse's phone and desktop. */
export const PROFILES = ['mobile', 'desktop'] as const;
export type Profile = (typeof PROFILES)[number];

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Times in milliseconds, sizes in transferred bytes. */
export interface Sample {
  /** 0 to 100. */
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  /** Audits that cost points, as 'category: audit'. */
  readonly failedAudits: readonly string[];
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  readonly mainThread: number;
  readonly bytes: number;
  readonly requests: number;
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const CONFIGS: Readonly<Record<Profile, Config>> = {
  mobile: { extends: 'lighthouse:default', settings: { onlyCategories: [...CATEGORIES] } },
  desktop: {
    ...desktopConfig,
    settings: { ...desktopConfig.settings, onlyCategories: [...CATEGORIES] },
  },
};

function numberOf(result: Result, audit: string): number {
  const value = result.audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse did not measure ${audit} of ${result.requestedUrl}`);
  return value;
}

function failedAuditsOf(result: Result): string[] {
  return CATEGORIES.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  );
}

function networkOf(result: Result): { bytes: number; requests: number } {
  const details = result.audits['network-requests']?.details;
  const items = details?.type === 'table' ? details.items : [];
  const sizes = items.map(({ transferSize }) => Number(transferSize ?? 0));
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: items.length };
}

/** Lighthouse asks for another run if a trace lacks its start. */
const MAX_ATTEMPTS = 3;

async function resultOf(url: string, profile: Profile, port: number): Promise<Result> {
  let lastError = 'no result';
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    const run = await lighthouse(url, { port, logLevel: 'silent', output: 'json' }, CONFIGS[profile]);
    if (run && !run.lhr.runtimeError) return run.lhr;
    lastError = run?.lhr.runtimeError?.message ?? lastError;
  }
  throw new Error(`${url}: ${lastError}`);
}

/**
 * @param port the browser's debugging port
 * @throws if the page cannot be measured
 */
export async function takeSample(url: string, profile: Profile, port: number): Promise<Sample> {
  const result = await resultOf(url, profile, port);
  const scores = Object.fromEntries(
    Object.entries(result.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  );
  return {
    scores,
    failedAudits: failedAuditsOf(result),
    lcp: numberOf(result, 'largest-contentful-paint'),
    cls: numberOf(result, 'cumulative-layout-shift'),
    tbt: numberOf(result, 'total-blocking-time'),
    mainThread: numberOf(result, 'mainthread-work-breakdown'),
    ...networkOf(result),
  };
}
