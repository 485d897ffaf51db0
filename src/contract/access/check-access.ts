import { z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { language } from '../language.ts';
import { access } from './access.ts';

/** Returns a session's current access; null if it never had any or its access has ended. */
export const checkAccess = {
  name: 'checkAccess',
  request: z.object({ language }),
  response: z.object({ access: z.nullable(access) }),
} satisfies Callable;
