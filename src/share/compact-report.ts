/** A shared result: answers and the states of findings. Everything else is computed again from them. */
import { planAnswers } from '../contract/roadmap/plan-answers-schema.ts';
import { wasNotFound } from '../contract/website/analyze-website.ts';
import { BUSINESS_KINDS } from '../contract/website/business-kinds.ts';
import { ANALYSIS_NOTES, FINDING_CATEGORIES, FINDING_IDS } from '../contract/website/finding-ids.ts';
import { type FirstLook, firstLook, type Quote } from '../contract/website/first-look.ts';
import { LOCALES } from '../domain/site/locale.ts';
import { type Output, z } from '../domain/values/schema.ts';
import type { Answers, OptionOf, QuestionStep } from '../domain/wizard/answers.ts';
import { storedAnswers } from '../domain/wizard/answers-schema.ts';
import { MAX_BUYERS, MAX_NICHE } from '../domain/wizard/business-options.ts';
import { keepDifferences } from './compare-websites.ts';
import type { SharedAnalysis, SharedFinding, SharedReport } from './shared-report.ts';

/** Maximum lengths of what a website says about itself, in characters. */
const MAX_TITLE = 80;
const MAX_URL = 120;
const MAX_QUOTE = 90;

const text = (length: number) => z.string().check(z.maxLength(length));
const points = z.nullable(z.number().check(z.gte(0), z.lte(100)));

const STATUSES = ['pass', 'warn', 'fail', 'unknown', 'na'] as const;
const DETAILS = ['', 'idea', 'no'] as const;
/** A letter for each combination of status and detail. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRST';
const ABSENT = '-';

const website = z.object({
  t: text(MAX_TITLE),
  u: text(MAX_URL),
  /** Day of the analysis. */
  d: text(10),
  s: points,
  /** Coverage in percent. */
  k: z.number().check(z.gte(0), z.lte(100)),
  /** Score of each area. */
  g: z.array(points).check(z.maxLength(FINDING_CATEGORIES.length)),
  /** State of each finding. */
  f: text(FINDING_IDS.length),
  /** Priorities, as positions of findings. */
  r: z.array(z.number().check(z.gte(0), z.lte(FINDING_IDS.length))).check(z.maxLength(FINDING_IDS.length)),
  l: z.nullable(text(20)),
  /** Town and country. */
  a: z.optional(z.tuple([text(60), text(2)])),
  b: z.optional(z.enum(BUSINESS_KINDS)),
  q: z.optional(firstLook),
  /** Whether a language model read the website, too. */
  m: z.optional(z.literal(true)),
  n: z.optional(z.array(z.enum(ANALYSIS_NOTES)).check(z.maxLength(ANALYSIS_NOTES.length))),
});

/** Findings are stored by position: a new order needs a new version. */
export const COMPACT_VERSION = 6;

export const compactReport = z.object({
  v: z.literal(COMPACT_VERSION),
  l: z.enum(LOCALES),
  /** Selected options by step, with the price range in the middle. */
  a: z.array(z.unknown()).check(z.maxLength(8)),
  b: z.optional(text(MAX_BUYERS)),
  n: z.optional(text(MAX_NICHE)),
  p: z.optional(planAnswers),
  w: z.optional(website),
  c: z.optional(website),
});

type CompactWebsite = Output<typeof website>;
export type CompactReport = Output<typeof compactReport>;

/** Shortens at a word. */
function shorten(long: string, length: number): string {
  if (long.length <= length) return long;
  const cut = long.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).trimEnd()}…`;
}

function detailOf(finding: SharedFinding): (typeof DETAILS)[number] {
  if (finding.idea) return 'idea';
  if (finding.found) return finding.found;
  return wasNotFound(finding) ? 'no' : '';
}

function toLetter(finding: SharedFinding | undefined): string {
  if (!finding) return ABSENT;
  const kind = STATUSES.indexOf(finding.status) * DETAILS.length + DETAILS.indexOf(detailOf(finding));
  return LETTERS[kind] ?? ABSENT;
}

/** Reverses {@link toLetter}. */
function toState(letter: string): Pick<SharedFinding, 'status' | 'idea' | 'found'> | null {
  const index = LETTERS.indexOf(letter);
  const status = STATUSES[Math.floor(index / DETAILS.length)];
  const detail = DETAILS[index % DETAILS.length];
  if (index < 0 || !status) return null;
  return {
    status,
    ...(detail === 'idea' && { idea: true }),
    ...(detail === 'no' && { found: detail }),
  };
}

/** How much of a first look fits: everything, the first quote of each line, or nothing. */
export type LookSize = 'whole' | 'short' | 'none';

function shortenLook(look: FirstLook, size: LookSize): FirstLook {
  const quotes = size === 'whole' ? 3 : 1;
  const length = size === 'whole' ? MAX_QUOTE : MAX_QUOTE / 2;
  const keep = (list: readonly Quote[]): Quote[] =>
    list.slice(0, quotes).map((quote) => ({ ...quote, text: shorten(quote.text, length) }));
  const { offer, forWhom, proof, next, description, preview } = look;
  return {
    offer: keep(offer),
    forWhom: keep(forWhom),
    proof: keep(proof),
    next: next && { ...next, text: shorten(next.text, length) },
    description: description && shorten(description, length),
    preview: { ...preview, title: '', description: '' },
  };
}

function compactAnalysis(report: SharedAnalysis, lookSize: LookSize): CompactWebsite {
  const { place, business, language, firstLook: look } = report.facts;
  const byId = FINDING_IDS.map((id) => report.findings.find((finding) => finding.id === id));
  const url = report.url.final;
  return {
    t: shorten(report.title, MAX_TITLE),
    u: url.length <= MAX_URL ? url : `${new URL(url).origin}/`.slice(0, MAX_URL),
    d: report.fetchedAt.slice(0, 10),
    s: report.score && Math.round(report.score),
    k: Math.round(report.coverage * 100),
    g: FINDING_CATEGORIES.map((id) => {
      const score = report.categories.find(({ category }) => category === id)?.score ?? null;
      return score && Math.round(score);
    }),
    f: byId.map(toLetter).join(''),
    r: report.priorities.map((id) => FINDING_IDS.indexOf(id)),
    l: language?.slice(0, 20) ?? null,
    ...(place && { a: [place.name, place.country] }),
    ...(business && { b: business.kind }),
    ...(look && lookSize !== 'none' && { q: shortenLook(look, lookSize) }),
    ...(report.engine === 'rules+llm' && { m: true as const }),
    ...(report.limits.notes.length > 0 && { n: report.limits.notes }),
  };
}

const expandFindings = (states: string): SharedFinding[] =>
  FINDING_IDS.flatMap((id, index) => {
    const state = toState(states[index] ?? ABSENT);
    return state ? [{ id, ...state, weight: 1, evidence: '' }] : [];
  });

function expandAnalysis(compacted: CompactWebsite): SharedAnalysis {
  const findings = expandFindings(compacted.f);
  return {
    title: compacted.t,
    engine: compacted.m ? 'rules+llm' : 'rules',
    fetchedAt: compacted.d,
    score: compacted.s,
    coverage: compacted.k / 100,
    priorities: compacted.r.flatMap((index) => FINDING_IDS[index] ?? []),
    url: { final: compacted.u },
    categories: FINDING_CATEGORIES.map((category, index) => ({
      category,
      score: compacted.g[index] ?? null,
    })),
    findings,
    facts: {
      language: compacted.l,
      ...(compacted.a && { place: { name: compacted.a[0], country: compacted.a[1] } }),
      ...(compacted.b && { business: { kind: compacted.b, evidence: '' } }),
      ...(compacted.q && { firstLook: compacted.q }),
    },
    limits: { notes: compacted.n ?? [] },
  };
}

const compactAnswers = ({ priceRange: { min, max }, ...answers }: Answers): CompactReport['a'] =>
  Object.values({
    businessPhase: answers.businessPhase?.selected,
    customerType: answers.customerType,
    productTypes: answers.productTypes?.selected,
    ...{ min, max },
    customerAcquisition: answers.customerAcquisition?.selected,
    teamSize: answers.teamSize,
    biggestChallenges: answers.biggestChallenges?.selected,
  } satisfies Readonly<Record<QuestionStep, unknown>>);

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
  } satisfies Readonly<Record<keyof OptionOf, unknown>>);
}

/** A result without the free text and what can be computed again, in the shape of {@link compactReport}. */
export function compact(
  { answers, buyers = '', niche = '', plan, analysis, competitor, locale }: SharedReport,
  look: LookSize,
): CompactReport {
  return {
    v: COMPACT_VERSION,
    l: locale,
    a: compactAnswers(answers),
    ...(buyers !== '' && { b: buyers }),
    ...(niche !== '' && { n: niche }),
    ...(plan && { p: { ...plan, wants: [...plan.wants], topics: [...plan.topics] } }),
    ...(analysis && { w: compactAnalysis(analysis, look) }),
    ...(analysis && competitor && { c: compactAnalysis(keepDifferences(analysis, competitor), 'none') }),
  };
}

/** Reverses {@link compact}. */
export const expand = ({ l, a, b, n, p, w, c }: CompactReport): SharedReport => ({
  answers: expandAnswers(a),
  ...(b !== undefined && { buyers: b }),
  ...(n !== undefined && { niche: n }),
  ...(p && { plan: p }),
  analysis: w ? expandAnalysis(w) : null,
  ...(c && { competitor: expandAnalysis(c) }),
  roadmap: null,
  locale: l,
});
