import type { Audience, WebsiteAnalysis } from '../../../../src/contract/website/analyze-website.ts';
import { BUSINESS_KINDS, type BusinessKind } from '../../../../src/contract/website/business-kinds.ts';
import {
  MAX_AUDIENCES,
  MAX_PROOFS,
  MAX_QUOTE,
  type Quote,
} from '../../../../src/contract/website/first-look.ts';
import { type Output, z } from '../../../../src/domain/values/schema.ts';
import { cleanLines, truncateAtWord } from '../../../../src/domain/values/text.ts';
import { rankFindings } from '../../../../src/domain/website/rank.ts';
import type { LanguageModel } from '../../platform/model/language-model.ts';
import { readJson } from '../../platform/model/read-json.ts';
import { hasWords, isRefusal, normalize, splitSentences } from '../../platform/quotes.ts';
import { findBusinessKinds, listBusinessWords } from '../business/business.ts';
import {
  announcesBuyers,
  countVerbTokens,
  findBuyerAt,
  isNegation,
  tokenize,
} from '../first-look/buyer-words.ts';
import { findFigureIn } from '../first-look/figures.ts';
import { alternatives, anyOf, exactly } from '../words/patterns.ts';
import { PAGE_WORDS } from '../words/topics.ts';
import { buildPrompt, MAX_STATEMENTS, TOPICS } from './prompt.ts';
import type { Line, SiteText } from './site-text-schema.ts';

/** A sentence that is on the page, in the page's own letters. */
interface Verified {
  readonly sentence: string;
  readonly line: Line;
}

const MIN_CHARS = 8;
/** Whether a sentence says the opposite of its words, by itself or by what it is below. */
const isOpposite = ({ sentence, line }: Verified): boolean => isRefusal(sentence) || isRefusal(line.below);

/** The sentence of a page that contains a quote, which may not reach beyond it; null if there is none. */
function findSentence(pages: SiteText, page: number, quote: string): Verified | null {
  const wanted = normalize(quote.replace(/^# /, ''));
  if (wanted.length < MIN_CHARS) return null;
  for (const line of pages[page]?.lines ?? []) {
    const sentence = splitSentences(line.text).find((text) => hasWords(normalize(text), wanted));
    if (sentence !== undefined) return { sentence: cleanLines(sentence).replace(/\p{Cf}/gu, ''), line };
  }
  return null;
}

const MAX_NAME_WORDS = 6;
const BEFORE_NAME = anyOf('name-articles');
const MAX_WORDS_BEFORE = 3;
/** Names that no seller can look for. */
const EVERYBODY = exactly('everybody');
/** Endings of groups that no list knows: most other plurals after "for" are things. */
const GROUP = new RegExp(`${alternatives('group-endings')}$`, 'iu');
const ARTICLE = exactly('articles');
const FIRST_LINES = 5;

const statement = z.object({
  topic: z.enum(TOPICS),
  page: z.int(),
  quote: z.string(),
  name: z.nullish(z.string()),
  isCompany: z.nullish(z.boolean()),
});
const ANSWER = z.object({
  kind: z.nullable(z.object({ id: z.enum(BUSINESS_KINDS), page: z.int(), quote: z.string() })),
  statements: z.array(z.unknown()).check(z.maxLength(MAX_STATEMENTS)),
});

/** A statement whose sentence is on its page and does not say the opposite. */
type Statement = Output<typeof statement> & Verified;

function verify(pages: SiteText, given: Output<typeof statement>): Statement | null {
  const verified = findSentence(pages, given.page, given.quote);
  if (!verified || isOpposite(verified)) return null;
  const isAllowed =
    verified.line.voice === 'own' || (given.topic === 'proof' && verified.line.voice === 'review');
  return isAllowed ? { ...given, ...verified } : null;
}

const toQuote = ({ sentence, line }: Verified, where: Quote['where'] = line.where): Quote => ({
  text: truncateAtWord(sentence, MAX_QUOTE).toWellFormed(),
  where,
});

/** The buyer that a statement names; null unless its sentence speaks to this group. */
function toAudience(
  { sentence, line, name, isCompany }: Statement,
  own: BusinessKind | undefined,
): Audience | null {
  const wanted = normalize(name ?? '').replace(BEFORE_NAME, '');
  if (!hasWords(normalize(sentence), wanted) || EVERYBODY.test(wanted)) return null;
  const tokens = tokenize(sentence.normalize('NFKC'));
  const words = tokenize(wanted).map(({ text }) => text);
  const at = tokens.findIndex((_, i) => words.every((word, j) => tokens[i + j]?.text === word));
  if (at === -1 || words.length === 0 || words.length > MAX_NAME_WORDS) return null;
  const before = tokens.slice(Math.max(0, at - MAX_WORDS_BEFORE), at);
  if (before.some(isNegation)) return null;
  const known = words.map((_, i) => findBuyerAt(tokens, at + i)).find((buyer) => buyer !== undefined);
  const isAddressed =
    announcesBuyers(line.below) ||
    before.some(
      ({ text }, i) =>
        /^(?:für|for)$/.test(text) || countVerbTokens(tokens, Math.max(0, at - MAX_WORDS_BEFORE) + i) > 0,
    );
  // "Architects" on an architect's page.
  if (!isAddressed && own !== undefined && findBusinessKinds(wanted).includes(own)) return null;
  const isGroup = GROUP.test(wanted) && !before.some(({ text }) => ARTICLE.test(text));
  if (
    known && !known.isWeak && !known.isRole ? !(isAddressed || isGroup) : !(isAddressed && (known || isGroup))
  )
    return null;
  const text = sentence.normalize('NFKC').slice(tokens[at]?.start, tokens[at + words.length - 1]?.end);
  const business = known ? known.kind === 'companies' : (isCompany ?? false);
  return { text: text.slice(0, 120), business, quote: truncateAtWord(sentence, 200).toWellFormed() };
}

const isSame = ({ text }: Audience, other: Audience): boolean =>
  hasWords(normalize(text), normalize(other.text)) || hasWords(normalize(other.text), normalize(text));

/** Adds buyers if the rules found none, or if one of theirs is among them. */
function addAudiences(rules: readonly Audience[], read: readonly Audience[]): readonly Audience[] {
  if (rules.length > 0 && !read.some((buyer) => rules.some((other) => isSame(buyer, other)))) return rules;
  const all = [...rules];
  for (const buyer of read) if (!all.some((other) => isSame(buyer, other))) all.push(buyer);
  return all.slice(0, MAX_AUDIENCES);
}

/** The kind of business, if title, description or a first heading names this kind and no other. */
function toBusiness(pages: SiteText, { kind }: Output<typeof ANSWER>): WebsiteAnalysis['facts']['business'] {
  const shown = kind && findSentence(pages, kind.page, kind.quote);
  if (!shown || isOpposite(shown) || shown.line.voice !== 'own') return undefined;
  const first = pages[0]?.lines
    .slice(0, FIRST_LINES)
    .filter(({ where }) => where !== 'text' && where !== 'list');
  if (!first?.includes(shown.line)) return undefined;
  const isTitle = shown.line.where !== 'heading';
  const named = listBusinessWords(shown.sentence).filter(({ role }) => isTitle || role === 'name');
  return named.length > 0 && named.every((word) => word.kind === kind.id)
    ? { kind: kind.id, evidence: truncateAtWord(shown.sentence, 120).toWellFormed() }
    : undefined;
}

/** The report with what a model read, wherever the rules read nothing or the same. */
function addReading(
  report: WebsiteAnalysis,
  pages: SiteText,
  answer: Output<typeof ANSWER>,
): WebsiteAnalysis {
  const { facts } = report;
  const statements = answer.statements.flatMap((given) => {
    const parsed = statement.safeParse(given);
    return (parsed.success && verify(pages, parsed.data)) || [];
  });
  const about = (topic: Statement['topic']): readonly Statement[] =>
    statements.filter((given) => given.topic === topic);
  const business = facts.business ?? toBusiness(pages, answer);
  const buyers = about('buyer').flatMap((given) => {
    const audience = toAudience(given, business?.kind);
    return audience ? [{ given, audience }] : [];
  });
  const audiences = addAudiences(
    facts.audiences ?? [],
    buyers.map(({ audience }) => audience),
  );
  const look = facts.firstLook && { ...facts.firstLook };
  if (look) {
    const offer = about('offer').find(({ sentence }) => listBusinessWords(sentence).length > 0);
    if (offer && look.offer.length === 0) look.offer = [toQuote(offer)];
    if (look.forWhom.length === 0 && audiences.length > (facts.audiences?.length ?? 0))
      look.forWhom = [...new Map(buyers.map(({ given }) => [given.sentence, toQuote(given)])).values()].slice(
        0,
        MAX_AUDIENCES,
      );
    if (look.proof.length === 0)
      look.proof = about('proof')
        .flatMap((given) => {
          if (given.line.voice === 'review') return [toQuote(given, 'quote')];
          return findFigureIn(given.sentence) === undefined ? [] : [toQuote(given, 'figure')];
        })
        .slice(0, MAX_PROOFS);
    const next = about('next').find(
      ({ page, sentence }) =>
        page === 0 && (PAGE_WORDS.contact.test(sentence) || PAGE_WORDS.enquiry.test(sentence)),
    );
    if (next && look.next === null) look.next = { ...toQuote(next), works: null };
  }
  const read = {
    ...facts,
    audiences: [...audiences],
    ...(look && { firstLook: look }),
    ...(business && { business }),
  };
  if (JSON.stringify(read) === JSON.stringify({ ...facts, audiences: facts.audiences ?? [] })) return report;
  const priorities =
    business === facts.business ? report.priorities : rankFindings(report.findings, business?.kind);
  return { ...report, priorities, facts: read, engine: 'rules+llm' };
}

export interface MeaningOptions {
  readonly model: LanguageModel;
  readonly signal: AbortSignal;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Lets a language model read a website. Each statement needs a sentence of the page that says so, and fills in only what
 * the rules could not read. On any failure, the report is the rules' own.
 */
export async function readMeaning(
  report: WebsiteAnalysis,
  pages: SiteText,
  { model, signal, onFailure }: MeaningOptions,
): Promise<WebsiteAnalysis> {
  if (pages.length === 0) return report;
  try {
    return addReading(report, pages, ANSWER.parse(await readJson(model, buildPrompt(pages, signal))));
  } catch (error) {
    onFailure(error);
    return report;
  }
}
