import { z } from '../../domain/values/schema.ts';
import type { Callable } from '../callable.ts';
import { language } from '../language.ts';
import { access } from './access.ts';

/** What the session of an access code opens now; null: nothing, or nothing any more. */
export const checkAccess = {
  name: 'checkAccess',
  request: z.object({ language }),
  response: z.object({ access: z.nullable(access) }),
} satisfies Callable;
