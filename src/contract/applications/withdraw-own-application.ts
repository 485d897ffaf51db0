import { z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { ownLink } from './own-application.ts';

/** Deletes an application at once, at its applicant's wish. */
export const withdrawOwnApplication = {
  name: 'withdrawOwnApplication',
  request: z.object(ownLink),
  response: z.object({ withdrawn: z.literal(true) }),
} satisfies Callable;
