/**
 * Query parameters of the REST API.
 * Source: Firebase docs "Firebase Database REST API" (Query Parameters), "Retrieve Data" (Filtering Data);
 * @firebase/database `queryParamsToRestQueryStringParameters` for startAfter, endBefore and the key after a comma.
 */
import { parseWireQuery, type Query, WHOLE } from '../query/query.ts';

/** A rejected request: status and message for the client. */
export class RestError extends Error {
  override name = 'RestError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Parameters that set the same end of a range, or the same limit. */
const STARTS = ['startAt', 'startAfter', 'equalTo'] as const;
const ENDS = ['endAt', 'endBefore', 'equalTo'] as const;
const LIMITS = ['limitToFirst', 'limitToLast'] as const;

function onlyOne<Name extends string>(parameters: URLSearchParams, names: readonly Name[]): Name | undefined {
  const [name, other] = names.filter((candidate) => parameters.has(candidate));
  if (other !== undefined) throw new RestError(400, `${name} and ${other} cannot be combined`);
  return name;
}

/** JSON values after each other. */
function valuesOf(name: string, text: string): readonly unknown[] {
  try {
    const values: unknown = JSON.parse(`[${text}]`);
    if (Array.isArray(values) && values.length >= 1 && values.length <= 2) return values;
  } catch {
    // Invalid JSON and too many values share an error message.
  }
  throw new RestError(400, `Constraint ${name} must be valid JSON`);
}

function indexName(orderBy: string): string {
  try {
    const name: unknown = JSON.parse(orderBy);
    if (typeof name === 'string') return name.replace(/^\$/, '.');
  } catch {
    // Other JSON shares the error message.
  }
  throw new RestError(400, 'orderBy must be a valid JSON encoded path');
}

/** @throws RestError InvalidDataError */
export function parseRestQuery(parameters: URLSearchParams): Query {
  const [start, end, limit] = [STARTS, ENDS, LIMITS].map((names) => onlyOne<string>(parameters, names));
  const orderBy = parameters.get('orderBy');
  if (orderBy === null) {
    if (start ?? end ?? limit)
      throw new RestError(400, 'orderBy must be defined when other query parameters are defined');
    return WHOLE;
  }
  const index = indexName(orderBy);
  /** In wire format; without a key, an exclusive bound excludes all children with its value. */
  const bound = (name: string | undefined, exclusive: string, unnamed: string) => {
    if (name === undefined) return [];
    const [value, key] = valuesOf(name, parameters.get(name) ?? '');
    const isExclusive = name === exclusive;
    return [value, key ?? (isExclusive && index !== '.key' ? unnamed : undefined), !isExclusive];
  };
  const [sp, sn, sin] = bound(start, 'startAfter', '[MAX_NAME]');
  const [ep, en, ein] = bound(end, 'endBefore', '[MIN_NAME]');
  const count = limit === undefined ? null : parameters.get(limit);
  // Other JavaScript number syntax is not a number here.
  const l = count === null ? undefined : /^\d+$/.test(count) ? Number(count) : Number.NaN;
  return parseWireQuery({ i: index, sp, sn, sin, ep, en, ein, l, vf: limit === 'limitToLast' ? 'r' : 'l' });
}
