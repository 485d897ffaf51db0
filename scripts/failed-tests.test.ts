import { expect, it } from 'vitest';
import { listPlaywrightFailures, listVitestFailures } from './failed-tests.ts';

it('lists failures in Vitest, and files that could not run', () => {
  const report = {
    testResults: [
      { name: 'a.test.ts', status: 'passed', assertionResults: [{ fullName: 'fine', status: 'passed' }] },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'fine', status: 'passed' },
          {
            fullName: 'adds',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 2\u001b[39m\n  at b.test.ts'],
          },
        ],
      },
      { name: 'c.test.ts', status: 'failed', message: 'SyntaxError: of mine', assertionResults: [] },
    ],
  };
  expect(listVitestFailures(report)).toEqual([
    'b.test.ts › adds: expected 2',
    'c.test.ts: SyntaxError: of mine',
  ]);
});

it('lists failures in Playwright with their line and locator, in nested suites', () => {
  const location = { file: '/e2e/a.spec.ts', line: 7, column: 1 };
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    file: 'e2e/a.spec.ts',
    line: 3,
    tests: [{ results: [ok ? {} : { error: { message: 'Timed out\nmore\nLocator:  main', location } }] }],
  });
  const report = { suites: [{ specs: [spec('one', true)], suites: [{ specs: [spec('two', false)] }] }] };
  expect(listPlaywrightFailures(report)).toEqual(['e2e/a.spec.ts:7 › two: Timed out\n  Locator:  main']);
});

it('shows the differences of an object', () => {
  const message =
    'Error: expect(received).toEqual(expected) // deep equality\n\n- Expected  - 1\n+ Received  + 1\n\n  Object {\n-   "a": 1,\n+   "a": 2,\n    "b": 3,\n  }';
  const report = {
    specs: [
      { title: 'sums', ok: false, file: 'a.ts', line: 1, tests: [{ results: [{ error: { message } }] }] },
    ],
  };
  expect(listPlaywrightFailures(report)).toEqual([
    'a.ts:1 › sums: Error: expect(received).toEqual(expected) // deep equality\n  -   "a": 1,\n  +   "a": 2,',
  ]);
});

it('finds nothing in an invalid report', () => {
  expect(listVitestFailures(null)).toEqual([]);
  expect(listPlaywrightFailures('broken')).toEqual([]);
});
