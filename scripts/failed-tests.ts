/** Extracts failed tests from the JSON reports of Vitest and Playwright. */
import { stripVTControlCharacters } from 'node:util';

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const MAX_DIFFERENCES = 10;
const DIFFERENCE = /^[-+] {2,}/;
/** Playwright's lines on the expected and received element. */
const LOOKED_FOR = /^(Locator|Expected|Received)\b.*:/;

/** The first line of an error, its locator, and the first lines of the diff. */
function reasonOf(value: unknown): string {
  const [first = '', ...rest] = stripVTControlCharacters(String(value ?? '')).split('\n');
  const details = rest.filter((line) => LOOKED_FOR.test(line) || DIFFERENCE.test(line));
  return [first, ...details.slice(0, MAX_DIFFERENCES)].join('\n  ');
}

/**
 * @param report of Vitest's JSON reporter
 * @returns the reason for each failed test and each file that could not run
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
        ? [`${file.name}: ${reasonOf(file.message)}`]
        : failed.map((test) => `${file.name} › ${test.fullName}: ${reasonOf(list(test.failureMessages)[0])}`);
    });

/**
 * @param report of Playwright's JSON reporter, or one of its suites
 * @returns the reason for each unexpected result
 */
export const failedInPlaywright = (report: unknown): string[] => [
  ...list(record(report).specs)
    .map(record)
    .filter((spec) => spec.ok === false)
    .map((spec) => {
      const results = list(spec.tests).flatMap((test) => list(record(test).results).map(record));
      const error = results.map((result) => record(result.error)).find(({ message }) => message);
      const { line = spec.line } = record(error?.location);
      return `${spec.file}:${line} › ${spec.title}: ${reasonOf(error?.message)}`;
    }),
  ...list(record(report).suites).flatMap(failedInPlaywright),
];
