import { z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { applicantLink } from './own-application.ts';

/** Deletes an application immediately at its applicant's request. */
export const withdrawOwnApplication = {
  name: 'withdrawOwnApplication',
  request: z.object(applicantLink),
  response: z.object({ withdrawn: z.literal(true) }),
} satisfies Callable;
