/** Version 2 of a shared result: rows instead of named fields, without anything that can be recomputed. */
import { generateRoadmap, type Roadmap } from '../contract/roadmap/generate-roadmap.ts';
import { planAnswers } from '../contract/roadmap/plan-answers-schema.ts';
import { findingStatus } from '../contract/website/analyze-website.ts';
import { BUSINESS_KINDS } from '../contract/website/business-kinds.ts';
import {
  ANALYSIS_NOTES,
  FINDING_CATEGORIES,
  FINDING_IDS,
  SEEN_KINDS,
} from '../contract/website/finding-ids.ts';
import { firstLook } from '../contract/website/first-look.ts';
import { LOCALES } from '../domain/site/locale.ts';
import { type Output, z } from '../domain/values/schema.ts';
import type { Answers } from '../domain/wizard/answers.ts';
import { storedAnswers } from '../domain/wizard/answers-schema.ts';
import { MAX_BUYERS, MAX_NICHE } from '../domain/wizard/business-options.ts';
import { keepDifferences } from './compare-websites.ts';
import type { SharedAnalysis, SharedFinding, SharedReport } from './shared-report.ts';

const text = (length: number) => z.string().check(z.maxLength(length));
const number = z.number().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));
const nullableNumber = z.nullable(number);
const ids = z.array(z.enum(FINDING_IDS)).check(z.maxLength(FINDING_IDS.length));

/** Status; evidence (kind, count, total); points; whether it is an idea, or small; places. */
const findingRow = z.tuple([
  z.enum(FINDING_IDS),
  findingStatus,
  number,
  text(4000),
  z.nullable(z.enum(SEEN_KINDS)),
  nullableNumber,
  nullableNumber,
  nullableNumber,
  z.literal([0, 1]),
  z.literal([0, 1]),
  z.array(text(500)).check(z.maxLength(5)),
]);

const website = z.object({
  title: text(4000),
  url: text(4096),
  at: text(500),
  score: z.nullable(number),
  coverage: number,
  /** Whether a language model read the website, too. */
  read: z.optional(z.literal(true)),
  areas: z.array(z.tuple([z.enum(FINDING_CATEGORIES), z.nullable(number)])).check(z.maxLength(50)),
  findings: z.array(findingRow).check(z.maxLength(FINDING_IDS.length)),
  strengths: ids,
  priorities: ids,
  language: z.nullable(text(500)),
  /** Text, whether the audience is a business, quote. */
  audiences: z.optional(
    z.array(z.tuple([text(120), z.boolean(), z.nullable(text(200))])).check(z.maxLength(6)),
  ),
  look: z.optional(firstLook),
  /** Town and country. */
  place: z.optional(z.tuple([text(60), text(2)])),
  business: z.optional(z.tuple([z.enum(BUSINESS_KINDS), text(500)])),
  notes: z.array(z.enum(ANALYSIS_NOTES)).check(z.maxLength(ANALYSIS_NOTES.length)),
});

export const COMPACT_VERSION = 2;

/** Selected options by step, with the price range in the middle. */
const answerRow = z.array(z.unknown()).check(z.maxLength(8));

export const compactReport = z.object({
  v: z.literal(COMPACT_VERSION),
  l: z.enum(LOCALES),
  a: answerRow,
  b: z.optional(text(MAX_BUYERS)),
  n: z.optional(text(MAX_NICHE)),
  p: z.optional(planAnswers),
  w: z.optional(website),
  c: z.optional(website),
  r: z.optional(generateRoadmap.response),
});

type FindingRow = Output<typeof findingRow>;
type CompactWebsite = Output<typeof website>;
export type CompactReport = Output<typeof compactReport>;

const roundPoints = (points: number | null): number | null => points && Math.round(points);

const toRow = ({
  id,
  status,
  weight,
  evidence,
  seen,
  places,
  small,
  idea,
  points,
}: SharedFinding): FindingRow => [
  ...([id, status, weight, evidence] as const),
  ...([seen?.kind ?? null, seen?.count ?? null, seen?.of ?? null] as const),
  roundPoints(points ?? null),
  idea ? 1 : 0,
  small ? 1 : 0,
  places ?? [],
];

function toFinding(row: FindingRow): SharedFinding {
  const [id, status, weight, evidence, kind, count, of, points, idea, small, places] = row;
  return {
    ...{ id, status, weight, evidence },
    ...(kind && { seen: { kind, ...(count !== null && { count }), ...(of !== null && { of }) } }),
    ...(points !== null && { points }),
    ...(idea === 1 && { idea: true }),
    ...(small === 1 && { small: true }),
    ...(places.length > 0 && { places }),
  };
}

const compactAnalysis = (report: SharedAnalysis): CompactWebsite => ({
  title: report.title,
  url: report.url.final,
  at: report.fetchedAt,
  score: roundPoints(report.score),
  coverage: Math.round(report.coverage * 100) / 100,
  ...(report.engine === 'rules+llm' && { read: true as const }),
  areas: report.categories.map(({ category, score }) => [category, roundPoints(score)]),
  findings: report.findings.map(toRow),
  strengths: report.strengths,
  priorities: report.priorities,
  language: report.facts.language,
  ...(report.facts.audiences && {
    audiences: report.facts.audiences.map(({ text: name, business, quote }) => [
      name,
      business,
      quote ?? null,
    ]),
  }),
  ...(report.facts.firstLook && { look: report.facts.firstLook }),
  ...(report.facts.place && { place: [report.facts.place.name, report.facts.place.country] }),
  ...(report.facts.business && { business: [report.facts.business.kind, report.facts.business.evidence] }),
  notes: report.limits.notes,
});

const expandAnalysis = (compacted: CompactWebsite): SharedAnalysis => ({
  title: compacted.title,
  engine: compacted.read ? 'rules+llm' : 'rules',
  fetchedAt: compacted.at,
  score: compacted.score,
  coverage: compacted.coverage,
  strengths: compacted.strengths,
  priorities: compacted.priorities,
  url: { final: compacted.url },
  categories: compacted.areas.map(([category, score]) => ({ category, score })),
  findings: compacted.findings.map(toFinding),
  facts: {
    language: compacted.language,
    ...(compacted.audiences && {
      audiences: compacted.audiences.map(([name, business, quote]) => ({
        ...{ text: name, business },
        ...(quote !== null && { quote }),
      })),
    }),
    ...(compacted.look && { firstLook: compacted.look }),
    ...(compacted.place && { place: { name: compacted.place[0], country: compacted.place[1] } }),
    ...(compacted.business && { business: { kind: compacted.business[0], evidence: compacted.business[1] } }),
  },
  limits: { notes: compacted.notes },
});

const compactAnswers = (answers: Answers): CompactReport['a'] => [
  answers.businessPhase?.selected,
  answers.customerType,
  answers.productTypes?.selected,
  answers.priceRange.min,
  answers.priceRange.max,
  answers.customerAcquisition?.selected,
  answers.teamSize,
  answers.biggestChallenges?.selected,
];

function expandAnswers([
  phases,
  customerType,
  products,
  min,
  max,
  ways,
  teamSize,
  challenges,
]: CompactReport['a']) {
  return storedAnswers.parse({
    businessPhase: { selected: phases },
    customerType,
    productTypes: { selected: products },
    priceRange: { min, max },
    customerAcquisition: { selected: ways },
    teamSize,
    biggestChallenges: { selected: challenges },
  });
}

/**
 * Includes a roadmap only if a language model wrote it, because rules can regenerate the others. Excludes one based on
 * the free text, since its groups and steps quote what the visitor typed.
 */
const cannotBeRegenerated = (roadmap: Roadmap, { customChallenge }: Answers): boolean =>
  roadmap.engine === 'rules+llm' && customChallenge.trim() === '';

/** A result without the free text, in the shape of {@link compactReport}. */
export function compact({
  answers,
  buyers = '',
  niche = '',
  plan,
  analysis,
  competitor,
  roadmap,
  locale,
}: SharedReport): CompactReport {
  return {
    v: COMPACT_VERSION,
    l: locale,
    a: compactAnswers(answers),
    ...(buyers !== '' && { b: buyers }),
    ...(niche !== '' && { n: niche }),
    ...(plan && { p: plan }),
    ...(analysis && { w: compactAnalysis(analysis) }),
    ...(analysis && competitor && { c: compactAnalysis(keepDifferences(analysis, competitor)) }),
    ...(roadmap && cannotBeRegenerated(roadmap, answers) && { r: roadmap }),
  };
}

/** Reverses {@link compact}. */
export const expand = ({ l, a, b, n, p, w, c, r }: CompactReport): SharedReport => ({
  answers: expandAnswers(a),
  ...(b !== undefined && { buyers: b }),
  ...(n !== undefined && { niche: n }),
  ...(p && { plan: p }),
  analysis: w ? expandAnalysis(w) : null,
  ...(c && { competitor: expandAnalysis(c) }),
  roadmap: r ?? null,
  locale: l,
});
