/** The names of failed tests, read from the reports of the two test runners. */
import { stripVTControlCharacters } from 'node:util';

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const firstLine = (value: unknown): string =>
  stripVTControlCharacters(String(value ?? '')).split('\n', 1)[0] ?? '';

/**
 * @param report of Vitest's JSON reporter
 * @returns a line for each test that failed and each file that could not be run
 */
export const failedInVitest = (report: unknown): string[] =>
  list(record(report).testResults)
    .map(record)
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const failed = list(file.assertionResults)
        .map(record)
        .filter((test) => test.status === 'failed');
      return failed.length === 0
        ? [`${file.name}: ${firstLine(file.message)}`]
        : failed.map(
            (test) => `${file.name} › ${test.fullName}: ${firstLine(list(test.failureMessages)[0])}`,
          );
    });

/**
 * @param report of Playwright's JSON reporter, or one of its suites
 * @returns a line for each test that did not end as expected
 */
export const failedInPlaywright = (report: unknown): string[] => [
  ...list(record(report).specs)
    .map(record)
    .filter((spec) => spec.ok === false)
    .map((spec) => {
      const results = list(spec.tests).flatMap((test) => list(record(test).results).map(record));
      const message = results.map((result) => record(result.error).message).find(Boolean);
      return `${spec.file}:${spec.line} › ${spec.title}: ${firstLine(message)}`;
    }),
  ...list(record(report).suites).flatMap(failedInPlaywright),
];
