import { z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { applicantLink, applicantView } from './own-application.ts';

/** Above every field's limit: the function explains overlong input in the visitor's language. */
const input = z.string().check(z.maxLength(20_000));

/** Updates an applicant's own application. The email address cannot change, since the link was sent to it. */
export const correctOwnApplication = {
  name: 'correctOwnApplication',
  request: z.object({ ...applicantLink, name: input, websiteLink: input, message: input }),
  response: applicantView,
} satisfies Callable;
