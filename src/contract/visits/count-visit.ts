import { type Input, z } from '../../domain/values/schema.ts';
import { DEVICES, MAX_SOURCE_LENGTH, VISIT_EVENTS } from '../../domain/visits/visit-events.ts';
import type { Callable } from '../callable.ts';
import { cutText } from '../cut-text.ts';
import { language } from '../language.ts';

/** Adds a page's events to the day's totals. */
export const countVisit = {
  name: 'countVisit',
  request: z.object({
    /** The visit's source: a link's parameter or a host. The function maps it to a campaign. */
    source: cutText(MAX_SOURCE_LENGTH),
    language,
    device: z.enum(DEVICES),
    events: z.array(z.enum(VISIT_EVENTS)).check(z.minLength(1), z.maxLength(VISIT_EVENTS.length)),
  }),
  response: z.null(),
} satisfies Callable;

export type VisitCount = Input<typeof countVisit.request>;
