import { APPLICATION_CORRECTION } from '../../domain/applications/application-schema.ts';
import { z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { applicantLink, applicantView } from './own-application.ts';

/** Updates an applicant's own application. The email address cannot change, since the link was sent to it. */
export const correctOwnApplication = {
  name: 'correctOwnApplication',
  request: z.object({ ...applicantLink, ...APPLICATION_CORRECTION.shape }),
  response: applicantView,
} satisfies Callable;
