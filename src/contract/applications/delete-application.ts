import { PUSH_ID } from '../../domain/values/push-id.ts';
import { z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { language } from '../language.ts';

/** Permanently deletes an application and all related data. Team only. */
export const deleteApplication = {
  name: 'deleteApplication',
  request: z.object({ id: z.string().check(z.regex(PUSH_ID)), language }),
  response: z.object({ deleted: z.literal(true) }),
} satisfies Callable;
