import { type Into, z } from '../../domain/values/schema.ts';
import { DEVICES, SOURCE_LIMIT, VISIT_EVENTS } from '../../domain/visits/visit-events.ts';
import type { Callable } from '../callable.ts';
import { language } from '../language.ts';

/** Adds what happened in a page to the sums of the day. */
export const countVisit = {
  name: 'countVisit',
  request: z.object({
    /** Where the visitor came from: what the link said, or a host. Which campaign that is, the function knows. */
    source: z.string().check(z.maxLength(SOURCE_LIMIT)),
    language,
    device: z.enum(DEVICES),
    events: z.array(z.enum(VISIT_EVENTS)).check(z.minLength(1), z.maxLength(VISIT_EVENTS.length)),
  }),
  response: z.null(),
} satisfies Callable;

export type VisitCount = Into<typeof countVisit.request>;
