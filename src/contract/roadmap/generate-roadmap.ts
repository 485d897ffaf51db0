import { type Input, type Output, z } from '../../domain/values/schema.ts';
import type { AnswerRef } from '../../domain/wizard/answers.ts';
import type { Callable } from '../callable.ts';
import { FINDING_IDS } from '../website/finding-ids.ts';
import { roadmapRequest } from './roadmap-request.ts';

const line = z.string().check(z.maxLength(500));
const paragraph = z.string().check(z.maxLength(4000));

/** Field and option names are looked up for display; here they only need to be strings. */
const answer = z.pipe(z.object({ field: line, option: line }), z.custom<AnswerRef>());

const step = z.object({
  id: line,
  title: line,
  /** The whole step as one text: why, how, and template. */
  description: paragraph,
  /** Why it matters here, in a sentence or two. This and the following fields are missing in older roadmaps. */
  why: z.optional(line),
  /** One task per item. */
  how: z.optional(z.array(line).check(z.maxLength(12))),
  /** A template to copy and fill in, if any. */
  template: z.optional(paragraph),
  /** The reasons for this step: an answer, and a website finding if there is an analysis. */
  because: z.object({ answer, finding: z.nullable(z.enum(FINDING_IDS)) }),
  /** Whether the rules or a language model wrote the text. */
  writtenBy: z.enum(['rules', 'llm']),
});

const targetGroup = z.object({
  id: line,
  name: line,
  /** Who they are and why this business should approach them. */
  description: paragraph,
  /** The finding that names them, if the website itself does. */
  because: z.object({ answer, finding: z.optional(z.enum(FINDING_IDS)) }),
  /** Who named it, and in which sentence; missing if it wasn't named, and in older roadmaps. */
  said: z.optional(z.object({ by: z.enum(['website', 'words', 'answer']), quote: line })),
});

/** An untested buyer suggestion, and the reason for it. */
const idea = z.object({ name: line, why: line });

/** A free-text sentence from the visitor, and what it changed in the roadmap. */
const heard = z.object({
  /** Id of the step it changed, or `groups`. */
  at: line,
  quote: line,
  so: line,
});

/** Including the sign: '#B2BSales'. */
const hashtags = z.array(line).check(z.maxLength(100));

const roadmap = z.object({
  /** `rules+llm` if a language model wrote at least one step. */
  engine: z.enum(['rules', 'rules+llm']),
  /** In order of execution. */
  preparationSteps: z.array(step).check(z.maxLength(50)),
  /** Best first; empty if neither the visitor nor the website names buyers. */
  b2bTargetGroups: z.array(targetGroup).check(z.maxLength(50)),
  hashtags,
  ideas: z.optional(z.array(idea).check(z.maxLength(10))),
  heard: z.optional(z.array(heard).check(z.maxLength(20))),
  /** The visitor's sentences that matched no rule. */
  unused: z.optional(z.array(line).check(z.maxLength(20))),
});

/** Generates a roadmap from the answers and the website's findings. */
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
/** The part of a report that is used. */
export type ReportedSite = NonNullable<RoadmapInput['site']>;
export type Roadmap = Output<typeof roadmap>;
export type RoadmapChunk = Output<(typeof generateRoadmap)['chunk']>;
export type PreparationStep = Output<typeof step>;
export type TargetGroup = Output<typeof targetGroup>;
