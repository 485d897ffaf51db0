import { z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { language } from '../language.ts';
import { access } from './access.ts';

/** Returns a session's current access; null if it has none, or no longer has any. */
export const checkAccess = {
  name: 'checkAccess',
  request: z.object({ language }),
  response: z.object({ access: z.nullable(access) }),
} satisfies Callable;
