/**
 * Query parameters of the REST API.
 * Source: Firebase docs "Firebase Database REST API" (Query Parameters), "Retrieve Data" (Filtering Data);
 * @firebase/database `queryParamsToRestQueryStringParameters` for startAfter, endBefore and the key after a comma.
 */
import { type Bound, indexName, parseIndex, parseWireQuery, type Query, WHOLE } from '../query/query.ts';
import { RestError } from './rest-error.ts';

const CONSTRAINTS = [
  'startAt',
  'startAfter',
  'endAt',
  'endBefore',
  'equalTo',
  'limitToFirst',
  'limitToLast',
] as const;

type Constraint = (typeof CONSTRAINTS)[number];

/** Pairs that set the same end of a range or the same limit. */
const CONTRADICTIONS: readonly (readonly [Constraint, Constraint])[] = [
  ['equalTo', 'startAt'],
  ['equalTo', 'startAfter'],
  ['equalTo', 'endAt'],
  ['equalTo', 'endBefore'],
  ['startAt', 'startAfter'],
  ['endAt', 'endBefore'],
  ['limitToFirst', 'limitToLast'],
];

/** A constraint's values: JSON, optionally followed by a comma and the JSON of a key. */
function valuesOf(name: Constraint, text: string): readonly unknown[] {
  try {
    const values: unknown = JSON.parse(`[${text}]`);
    if (Array.isArray(values) && values.length >= 1 && values.length <= 2) return values;
  } catch {
    // Invalid JSON and too many values share an error message.
  }
  throw new RestError(400, `Constraint ${name} must be valid JSON`);
}

function indexOf(orderBy: string): string {
  let name: unknown;
  try {
    name = JSON.parse(orderBy);
  } catch {
    throw new RestError(400, 'orderBy must be a valid JSON encoded path');
  }
  if (typeof name !== 'string') throw new RestError(400, 'orderBy must be a valid JSON encoded path');
  return name.startsWith('$') ? `.${name.slice(1)}` : name;
}

/** Digits only; rejects other JavaScript number syntax. */
function numberOf(digits: string): number {
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/**
 * Parses a query.
 * @throws RestError InvalidDataError
 */
export function parseRestQuery(parameters: URLSearchParams): Query {
  const orderBy = parameters.get('orderBy');
  const present = CONSTRAINTS.filter((name) => parameters.has(name));
  if (orderBy === null) {
    if (present.length > 0)
      throw new RestError(400, 'orderBy must be defined when other query parameters are defined');
    return WHOLE;
  }
  for (const [first, second] of CONTRADICTIONS) {
    if (parameters.has(first) && parameters.has(second))
      throw new RestError(400, `${first} and ${second} cannot be combined`);
  }
  const index = parseIndex(indexOf(orderBy));
  const bound = (inclusive: Constraint, exclusive: Constraint, end: 'start' | 'end'): Bound | null => {
    const name = [inclusive, exclusive, 'equalTo' as const].find((candidate) => parameters.has(candidate));
    if (!name) return null;
    const [value, key] = valuesOf(name, parameters.get(name) ?? '');
    const unnamed = end === 'start' ? '[MAX_NAME]' : '[MIN_NAME]';
    const isExclusive = name === exclusive;
    const sn = key ?? (isExclusive && index.kind !== 'key' ? unnamed : undefined);
    const parsed = parseWireQuery({ i: indexName(index), sp: value, sn, sin: !isExclusive });
    return parsed.start;
  };
  const last = parameters.get('limitToLast');
  const count = parameters.get('limitToFirst') ?? last;
  const { limit } = parseWireQuery(
    count === null ? {} : { l: numberOf(count), vf: last === null ? 'l' : 'r' },
  );
  return {
    index,
    start: bound('startAt', 'startAfter', 'start'),
    end: bound('endAt', 'endBefore', 'end'),
    limit,
  };
}
