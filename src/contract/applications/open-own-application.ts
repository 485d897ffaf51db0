import { z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { ownApplication, ownLink } from './own-application.ts';

/** Shows applicants what is stored about their application. Changes nothing, however often it is called. */
export const openOwnApplication = {
  name: 'openOwnApplication',
  request: z.object(ownLink),
  response: ownApplication,
} satisfies Callable;
