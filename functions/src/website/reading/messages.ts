import {
  type AnalyzeWebsiteInput,
  analyzeWebsite,
} from '../../../../src/contract/website/analyze-website.ts';
import { type Output, z } from '../../../../src/domain/values/schema.ts';
import { CODE_BY_FAULT, type Fault } from '../fault.ts';
import { siteText } from '../meaning/site-text-schema.ts';

/** Messages between the parent and the reader process, one JSON line each. */

export type Task = AnalyzeWebsiteInput;

/** To the reader process. */
export type ReaderCommand =
  | { readonly type: 'read'; readonly task: Task }
  | { readonly type: 'contact'; readonly host: string; readonly wait: number | null };

const isFault = (id: string): id is Fault => Object.hasOwn(CODE_BY_FAULT, id);

/** A report, and the text that a language model may read. */
const readReport = z.extend(analyzeWebsite.response, { siteText: z.optional(siteText) });
export type ReadReport = Output<typeof readReport>;

const READER_MESSAGE = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('contact'), host: z.string().check(z.maxLength(253)) }),
  z.object({ type: z.literal('report'), report: readReport }),
  z.object({
    type: z.literal('fault'),
    fault: z.enum(Object.keys(CODE_BY_FAULT).filter(isFault)),
    values: z.record(z.string(), z.number()),
  }),
  z.object({ type: z.literal('failure'), message: z.string() }),
]);

/** From the reader process. Untrusted, since a website may have taken it over. */
export type ReaderMessage = Output<typeof READER_MESSAGE>;

export function parseMessage(line: string): ReaderMessage | null {
  try {
    return READER_MESSAGE.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
