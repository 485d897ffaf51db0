/**
 * Query parameters of the REST API.
 * Source: Firebase docs "Firebase Database REST API" (Query Parameters), "Retrieve Data" (Filtering Data).
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

const NAMES = ['startAt', 'endAt', 'equalTo', 'limitToFirst', 'limitToLast'] as const;
const EXCLUSIVE = [
  ['equalTo', 'startAt'],
  ['equalTo', 'endAt'],
  ['limitToFirst', 'limitToLast'],
] as const;
const OTHERS = ['orderBy', 'print', 'ns', 'auth', 'access_token', 'auth_variable_override'];

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RestError(400, `Constraint ${name} must be valid JSON`);
  }
}

/** @throws RestError InvalidDataError */
export function parseRestQuery(parameters: URLSearchParams): Query {
  // Ignoring one would return too much.
  const unknown = [...parameters.keys()].find((key) => ![...NAMES, ...OTHERS].includes(key));
  if (unknown !== undefined) throw new RestError(400, `${unknown} is not supported: use an SDK`);
  const clash = EXCLUSIVE.find((pair) => pair.every((name) => parameters.has(name)));
  if (clash) throw new RestError(400, `${clash.join(' and ')} cannot be combined`);
  const orderBy = parameters.get('orderBy');
  const given = NAMES.filter((name) => parameters.has(name));
  if (orderBy === null) {
    if (given.length > 0)
      throw new RestError(400, 'orderBy must be defined when other query parameters are defined');
    return WHOLE;
  }
  const index = parseJson('orderBy', orderBy);
  if (typeof index !== 'string') throw new RestError(400, 'orderBy must be a path');
  const values: Partial<Record<(typeof NAMES)[number], unknown>> = Object.fromEntries(
    given.map((name) => [name, parseJson(name, parameters.get(name) ?? '')]),
  );
  const { equalTo, startAt = equalTo, endAt = equalTo, limitToLast, limitToFirst = limitToLast } = values;
  return parseWireQuery({
    i: index.replace(/^\$/, '.'),
    ...{ sp: startAt, ep: endAt, l: limitToFirst, vf: parameters.has('limitToLast') ? 'r' : 'l' },
  });
}
