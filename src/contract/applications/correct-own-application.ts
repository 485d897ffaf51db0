import { z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { ownApplication, ownLink } from './own-application.ts';

/** Above every field's limit: the function explains overlong input in the visitor's language. */
const typed = z.string().check(z.maxLength(20_000));

/** Updates an applicant's own application. The email address cannot change, since the link was sent to it. */
export const correctOwnApplication = {
  name: 'correctOwnApplication',
  request: z.object({ ...ownLink, name: typed, websiteLink: typed, message: typed }),
  response: ownApplication,
} satisfies Callable;
