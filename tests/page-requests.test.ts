/**
 * Requests from earlier releases, which a deploy must still accept (decision 021): one file for each day they
 * changed. Add files, never change one; delete those replaced over a week ago.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Callable } from '../src/contract/callable.ts';
import { toRequestError } from '../src/contract/request-error.ts';
import { z } from '../src/domain/values/schema.ts';
import { findCallables } from './callables.ts';

const FOLDER = 'tests/fixtures/page-requests';
/** Requests by callable name. */
type Requests = Readonly<Record<string, readonly unknown[]>>;
const requestsIn = (file: string): Requests => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));

const files = readdirSync(FOLDER).sort();
const callables = await findCallables();

/** Requests that callables reject, each with the reason. */
const rejections = (requests: Requests, available: readonly Callable[]): string[] =>
  Object.entries(requests).flatMap(([name, samples]) => {
    const callable = available.find((candidate) => candidate.name === name);
    if (!callable) return [`${name}: removed`];
    return samples.flatMap((data) => {
      const { error } = callable.request.safeParse(data);
      return error ? [`${name}: ${toRequestError(error).field}`] : [];
    });
  });

it.each(files)('callables accept the requests in %s', (file) => {
  expect(rejections(requestsIn(file), callables)).toEqual([]);
});

it('the newest file has a request for every callable', () => {
  const names = Object.keys(requestsIn(files.at(-1) ?? ''));
  expect(names.toSorted()).toEqual(callables.map(({ name }) => name).toSorted());
});

it('finds a planted required field, a stricter one, and a removed callable', () => {
  const planted: readonly Callable[] = [
    { name: 'checkAccess', request: z.object({ added: z.string() }), response: z.null() },
    { name: 'analyzeWebsite', request: z.object({ language: z.enum(['de']) }), response: z.null() },
  ];
  const sent = { checkAccess: [{ language: 'en' }], analyzeWebsite: [{ language: 'en' }], gone: [{}] };
  expect(rejections(sent, planted)).toEqual([
    'checkAccess: added',
    'analyzeWebsite: language',
    'gone: removed',
  ]);
});
