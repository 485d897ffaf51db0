import { z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { applicantLink, applicantView } from './own-application.ts';

/** Shows applicants their stored application. Writes nothing. */
export const openOwnApplication = {
  name: 'openOwnApplication',
  request: z.object(applicantLink),
  response: applicantView,
} satisfies Callable;
