import type { z } from '../domain/values/schema.ts';

/** An invalid request: which field, and what it must be. */
export interface Misfit {
  readonly field: string;
  readonly must: string;
}

const KINDS: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
};

const fieldOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (field, key) => (typeof key === 'number' ? `${field}[${key}]` : `${field}${field && '.'}${String(key)}`),
    '',
  );

const counted = (count: unknown, origin: string): string => {
  if (origin === 'array') return `a list of ${count}`;
  return origin === 'string' ? `a text of ${count}` : `a number of ${count}`;
};

function mustOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? 'given';
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`;
  if (issue.code === 'too_big') return `${counted(issue.maximum, issue.origin)} at most`;
  if (issue.code === 'too_small') return `${counted(issue.minimum, issue.origin)} at least`;
  return issue.message;
}

/**
 * The first validation error of a request, in schema order.
 * @example misfitOf(unlockTeamDashboard.request.safeParse({}).error) // { field: 'code', must: 'a text' }
 */
export function misfitOf({ issues: [first] }: z.core.$ZodError): Misfit {
  if (!first) return { field: 'data', must: 'as it is specified' };
  return { field: fieldOf(first.path) || 'data', must: mustOf(first) };
}
