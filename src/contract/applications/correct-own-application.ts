import { z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { ownApplication, ownLink } from './own-application.ts';

/** Longer than any of them may be: what is too long gets a sentence in the visitor's language. */
const typed = z.string().check(z.maxLength(20_000));

/** Changes what an applicant wrote. The e-mail address stays the one that the link was sent to. */
export const correctOwnApplication = {
  name: 'correctOwnApplication',
  request: z.object({ ...ownLink, name: typed, websiteLink: typed, message: typed }),
  response: ownApplication,
} satisfies Callable;
