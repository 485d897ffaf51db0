import { z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { language } from '../language.ts';
import { access } from './access.ts';

/** The current access of a session; null if there is none, or not anymore. */
export const checkAccess = {
  name: 'checkAccess',
  request: z.object({ language }),
  response: z.object({ access: z.nullable(access) }),
} satisfies Callable;
