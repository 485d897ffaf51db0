/** Extracts failed tests from the JSON reports of Vitest and Playwright. */
import { stripVTControlCharacters } from 'node:util';

const toRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const MAX_DIFFERENCES = 10;
const DIFFERENCE = /^[-+] {2,}/;
/** Playwright's lines about the expected and the received element. */
const LOCATOR_LINE = /^(Locator|Expected|Received)\b.*:/;

/** The first line of an error, its locator, and the first lines of the diff. */
function formatReason(value: unknown): string {
  const [first = '', ...rest] = stripVTControlCharacters(String(value ?? '')).split('\n');
  const details = rest.filter((line) => LOCATOR_LINE.test(line) || DIFFERENCE.test(line));
  return [first, ...details.slice(0, MAX_DIFFERENCES)].join('\n  ');
}

/**
 * @param report of Vitest's JSON reporter
 * @returns the reason for each failed test and each file that could not run
 */
export const listVitestFailures = (report: unknown): string[] =>
  toList(toRecord(report).testResults)
    .map(toRecord)
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const failed = toList(file.assertionResults)
        .map(toRecord)
        .filter((test) => test.status === 'failed');
      return failed.length === 0
        ? [`${file.name}: ${formatReason(file.message)}`]
        : failed.map(
            (test) => `${file.name} › ${test.fullName}: ${formatReason(toList(test.failureMessages)[0])}`,
          );
    });

/**
 * @param report of Playwright's JSON reporter, or one of its suites
 * @returns the reason for each unexpected result
 */
export const listPlaywrightFailures = (report: unknown): string[] => [
  ...toList(toRecord(report).specs)
    .map(toRecord)
    .filter((spec) => spec.ok === false)
    .map((spec) => {
      const results = toList(spec.tests).flatMap((test) => toList(toRecord(test).results).map(toRecord));
      const error = results.map((result) => toRecord(result.error)).find(({ message }) => message);
      const { line = spec.line } = toRecord(error?.location);
      return `${spec.file}:${line} › ${spec.title}: ${formatReason(error?.message)}`;
    }),
  ...toList(toRecord(report).suites).flatMap(listPlaywrightFailures),
];
