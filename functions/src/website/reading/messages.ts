import {
  type AnalyzeWebsiteInput,
  analyzeWebsite,
} from '../../../../src/contract/website/analyze-website.ts';
import { type Of, z } from '../../../../src/domain/values/schema.ts';
import { CODE_OF_FAULT, type Fault } from '../fault.ts';

/** What both processes say to each other: a line of JSON each. */

export type Task = AnalyzeWebsiteInput;

/** To the process that reads. */
export type Order =
  | { readonly type: 'read'; readonly task: Task }
  /** May it contact this host? Minutes until it may, or null. */
  | { readonly type: 'contact'; readonly host: string; readonly wait: number | null };

const isFault = (id: string): id is Fault => Object.hasOwn(CODE_OF_FAULT, id);

const news = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('contact'), host: z.string().check(z.maxLength(253)) }),
  z.object({ type: z.literal('report'), report: analyzeWebsite.response }),
  z.object({
    type: z.literal('fault'),
    fault: z.enum(Object.keys(CODE_OF_FAULT).filter(isFault)),
    values: z.record(z.string(), z.number()),
  }),
  /** What nobody foresaw, for the log. */
  z.object({ type: z.literal('failure'), message: z.string() }),
]);

/** From the process that reads: everything in it may have been written by a stranger. */
export type News = Of<typeof news>;

/** Reads a line of the process that reads; null when it is none of ours. */
export function newsOf(line: string): News | null {
  try {
    return news.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
