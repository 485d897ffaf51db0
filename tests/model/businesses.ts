/** Invented businesses: their websites, and what their owners typed and pressed. */
import { readFileSync } from 'node:fs';
import { buildPrompt as buildPlanPrompt } from '../../functions/src/roadmap/prose/prompt.ts';
import { listOthers, listWishes } from '../../functions/src/roadmap/wishes.ts';
import { writeRoadmap } from '../../functions/src/roadmap/write-roadmap.ts';
import { html, startHttpSite } from '../../functions/src/testing/http-site.ts';
import { LIBRARY } from '../../functions/src/testing/library.ts';
import { buildPrompt as buildReadingPrompt } from '../../functions/src/website/meaning/prompt.ts';
import type { ReadReport } from '../../functions/src/website/reading/messages.ts';
import { generateRoadmap, type RoadmapInput } from '../../src/contract/roadmap/generate-roadmap.ts';
import type { PlanAnswers } from '../../src/contract/roadmap/plan-answers.ts';
import type { Locale } from '../../src/domain/site/locale.ts';
import { phaseChoice, productChoice } from '../../src/domain/wizard/answers.ts';
import {
  type Acquisition,
  type BusinessPhase,
  type Challenge,
  CUSTOMER_TYPES,
  type CustomerType,
  type ProductType,
  TEAM_SIZES,
  type TeamSize,
} from '../../src/domain/wizard/business-options.ts';
import { createRange } from '../../src/domain/wizard/price.ts';
import { createSharedRoadmapRequest } from '../../src/islands/wizard/store/roadmap-request.ts';
import { readSite } from '../bench/accuracy/corpus.ts';

export interface Business {
  readonly id: string;
  readonly language: Locale;
  /** By path. */
  readonly pages: Readonly<Record<string, string>>;
  readonly answers: Omit<PlanAnswers, 'seeks'> & {
    readonly businessPhase: readonly BusinessPhase[];
    readonly customerType: CustomerType;
    readonly buyers: string;
    readonly productTypes: readonly ProductType[];
    readonly priceRange: { readonly min: number; readonly max: number };
    readonly customerAcquisition: readonly Acquisition[];
    readonly teamSize: TeamSize;
    readonly biggestChallenges: readonly Challenge[];
    readonly customChallenge: string;
  };
}

const readBusinesses = (): readonly Business[] =>
  JSON.parse(readFileSync(new URL('businesses.json', import.meta.url), 'utf8'));

async function analyze({ pages, language }: Business): Promise<ReadReport> {
  const site = await startHttpSite(
    Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, html(page)])),
  );
  try {
    return await readSite(site.origin, language);
  } finally {
    await site.close();
  }
}

function toInput({ answers, language }: Business, report: ReadReport): RoadmapInput {
  const { siteText: _siteText, ...analysis } = report;
  const { buyers, offer, strength, kind, wants, topics, customerAcquisition, biggestChallenges, ...rest } =
    answers;
  const request = createSharedRoadmapRequest(
    {
      analysis,
      buyers,
      plan: { offer, strength, kind, wants, seeks: '', topics },
      answers: {
        ...rest,
        priceRange: createRange(rest.priceRange.min, rest.priceRange.max),
        businessPhase: phaseChoice(rest.businessPhase),
        customerType: CUSTOMER_TYPES[rest.customerType],
        productTypes: productChoice(rest.productTypes),
        teamSize: TEAM_SIZES[rest.teamSize],
        customerAcquisition: { selected: customerAcquisition },
        biggestChallenges: { selected: biggestChallenges },
      },
    },
    language,
  );
  return generateRoadmap.request.parse(request);
}

/** All businesses, one after the other: many at once would keep each other waiting until their servers seem too slow. */
export async function promptBusinesses(): Promise<readonly PromptedBusiness[]> {
  const prompted: PromptedBusiness[] = [];
  for (const business of readBusinesses()) prompted.push(await promptBusiness(business));
  return prompted;
}

export type PromptedBusiness = Awaited<ReturnType<typeof promptBusiness>>;

/** A business with its report, and the prompts that the product would send. */
async function promptBusiness(business: Business) {
  const report = await analyze(business);
  const input = toInput(business, report);
  const { signal } = new AbortController();
  const rules = writeRoadmap(input, LIBRARY);
  const choices = { wishes: listWishes(input, LIBRARY), others: listOthers(input, LIBRARY) };
  return {
    ...business,
    ...{ report, input, rules, choices },
    reading: buildReadingPrompt(report.siteText ?? [], signal),
    plan: buildPlanPrompt(rules, input, choices, signal),
  };
}
