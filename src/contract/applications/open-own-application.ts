import { z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { ownApplication, ownLink } from './own-application.ts';

/** Shows applicants their stored application. Writes nothing. */
export const openOwnApplication = {
  name: 'openOwnApplication',
  request: z.object(ownLink),
  response: ownApplication,
} satisfies Callable;
