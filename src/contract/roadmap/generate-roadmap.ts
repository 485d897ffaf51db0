import { type Input, type Output, z } from '../../domain/values/schema.ts';
import { CHALLENGES, TOPICS, WANTS } from '../../domain/wizard/business-options.ts';
import type { Callable } from '../callable.ts';
import { roadmapRequest } from './roadmap-request.ts';

const line = z.string().check(z.maxLength(500));
const paragraph = z.string().check(z.maxLength(4000));

/** Why a step was chosen. */
const reason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asked'), topic: z.enum(TOPICS) }),
  z.object({ kind: z.literal('ticked'), challenge: z.enum(CHALLENGES) }),
  z.object({ kind: z.literal('wanted'), want: z.enum(WANTS) }),
  /** For a customer that they would like more of. */
  z.object({ kind: z.literal('named'), buyer: line }),
]);

const step = z.object({
  id: line,
  title: line,
  /** The whole step as one text: why, how, and template. */
  description: paragraph,
  /** Why it works, in a sentence. */
  why: line,
  /** One task per item. */
  how: z.array(line).check(z.maxLength(4)),
  /** What a business of this kind did. */
  example: z.optional(line),
  /** A template to copy and fill in. */
  template: z.optional(paragraph),
  reason,
  /** Whether the rules or a language model chose the reason's words. */
  writtenBy: z.enum(['rules', 'llm']),
});

/** A prefilled search on another website, as a plain link. */
const search = z.object({
  kind: z.enum(['map', 'directory']),
  /** The town or country that it looks in; missing if the link's name need not say it. */
  place: z.optional(line),
  url: z.string().check(z.maxLength(2000)),
});

/** What is known about a kind of buyer. */
const profile = z.object({
  where: line,
  who: line,
  when: z.optional(line),
  avoid: z.optional(line),
  asks: z.optional(line),
  open: z.optional(line),
});

const targetGroup = z.object({
  id: line,
  /** As the visitor typed or chose it. */
  name: line,
  /** The profile as one text. */
  description: paragraph,
  profile,
  searches: z.array(search).check(z.maxLength(5)),
});

/** Including the sign: '#B2BSales'. */
const hashtags = z.array(line).check(z.maxLength(5));

const roadmap = z.object({
  /** `rules+llm` if a language model took part. */
  engine: z.enum(['rules', 'rules+llm']),
  /** In order of execution. */
  preparationSteps: z.array(step).check(z.maxLength(5)),
  /** In the visitor's order; empty if they named no known kind of buyer. */
  b2bTargetGroups: z.array(targetGroup).check(z.maxLength(5)),
  hashtags,
  /** What the visitor's own words may be about; nothing is done with them unless the visitor chooses. */
  topics: z.array(z.enum(TOPICS)).check(z.maxLength(3)),
  /** All other topics that the library has a step for, and the plan has not. */
  otherTopics: z.array(z.enum(TOPICS)).check(z.maxLength(TOPICS.length)),
  /** Firms that typically buy from such a business, to ask about. */
  likelyBuyers: z._default(z.array(line).check(z.maxLength(5)), []),
});

/** Generates a roadmap from the answers. */
export const generateRoadmap = {
  /** `Brand` is replaced with the brand's name (callableName). */
  name: 'generateBrandRoadmap',
  request: roadmapRequest,
  response: roadmap,
  /**
   * Steps arrive in order, and so do groups, but groups and hashtags may arrive before the last step. The response
   * repeats the whole roadmap with the same texts.
   */
  chunk: z.union([
    z.object({ kind: z.literal('step'), step }),
    z.object({ kind: z.literal('targetGroup'), targetGroup }),
    z.object({ kind: z.literal('hashtags'), hashtags }),
  ]),
} satisfies Callable;

/** The page's data. */
export type RoadmapRequest = Input<typeof roadmapRequest>;
/** The function's input. */
export type RoadmapInput = Output<typeof roadmapRequest>;
export type Roadmap = Output<typeof roadmap>;
export type RoadmapChunk = Output<(typeof generateRoadmap)['chunk']>;
export type PreparationStep = Output<typeof step>;
export type StepReason = PreparationStep['reason'];
export type TargetGroup = Output<typeof targetGroup>;
export type Search = Output<typeof search>;
