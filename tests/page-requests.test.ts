/**
 * What pages of earlier releases send, which a deploy must not refuse (decision 021): a file for each day on which that
 * changed. Add a file, never change one; those that were replaced over a week ago can go.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Callable } from '../src/contract/callable.ts';
import { requestFaultOf } from '../src/contract/request-fault.ts';
import { z } from '../src/domain/values/schema.ts';
import { allCallables } from './callables.ts';

const FOLDER = 'tests/fixtures/page-requests';
/** By the callable's name. */
type Requests = Readonly<Record<string, readonly unknown[]>>;
const requestsIn = (file: string): Requests => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));

const files = readdirSync(FOLDER).sort();
const callables = await allCallables();

/** Requests that callables do not answer, each with the reason. */
const refusals = (requests: Requests, answering: readonly Callable[]): string[] =>
  Object.entries(requests).flatMap(([name, sent]) => {
    const callable = answering.find((one) => one.name === name);
    if (!callable) return [`${name}: removed`];
    return sent.flatMap((data) => {
      const { error } = callable.request.safeParse(data);
      return error ? [`${name}: ${requestFaultOf(error).field}`] : [];
    });
  });

it.each(files)('callables accept what pages of %s send', (file) => {
  expect(refusals(requestsIn(file), callables)).toEqual([]);
});

it('the newest file has a request for every callable', () => {
  const names = Object.keys(requestsIn(files.at(-1) ?? ''));
  expect(names.toSorted()).toEqual(callables.map(({ name }) => name).toSorted());
});

it('finds a planted required field, a narrower one, and a callable that is gone', () => {
  const planted: readonly Callable[] = [
    { name: 'checkAccess', request: z.object({ added: z.string() }), response: z.null() },
    { name: 'analyzeWebsite', request: z.object({ language: z.enum(['de']) }), response: z.null() },
  ];
  const sent = { checkAccess: [{ language: 'en' }], analyzeWebsite: [{ language: 'en' }], gone: [{}] };
  expect(refusals(sent, planted)).toEqual([
    'checkAccess: added',
    'analyzeWebsite: language',
    'gone: removed',
  ]);
});
