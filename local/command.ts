/** What the commands share: usage, options, the target they print first, and exit codes. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true; strict: true }>
>;

export interface Command<O extends Options> {
  readonly usage: string;
  readonly options: O;
  /** Of related commands: refused, even before a forgotten `--`. */
  readonly otherOptions?: readonly string[];
  readonly maxArgs?: number;
  /** What the command reads or changes, printed before it does: `LIVE: project shop` or `this machine`. */
  readonly target: (values: Parsed<O>['values']) => string | Promise<string>;
}

/** Wrong arguments. Ends the command with its usage and exit code 2. */
export class UsageError extends Error {}

/** @throws UsageError if an argument is missing or no email address */
export function requireEmail(argument: string | undefined): string {
  if (argument !== undefined && /^[^\s@]+@[^\s@]+$/.test(argument)) return argument;
  throw new UsageError(
    argument === undefined ? 'Which email address?' : `${argument} is not an email address.`,
  );
}

/** Finds the subcommand by its name. @throws UsageError if there is none */
export function requireCommand<T>(commands: Readonly<Record<string, T>>, name: string | undefined): T {
  const found = Object.entries(commands).find(([each]) => each === name)?.[1];
  if (found !== undefined) return found;
  throw new UsageError(
    `${name === undefined ? 'Which command?' : `There is no command ${name}.`} There are ${Object.keys(commands).join(', ')}.`,
  );
}

/** The word, and the word without one of its letters. */
const shorten = (word: string): readonly string[] => [
  word,
  ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1)),
];
/**
 * Options that npm took for itself, because the `--` before them was forgotten, even misspelled. npm also passes on its
 * own options and those of an .npmrc, so other unknown ones go unnoticed. `npx` itself sets `yes`.
 */
export const findOptionsTakenByNpm = (
  names: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] =>
  environment.npm_lifecycle_event === undefined
    ? []
    : Object.keys(environment)
        .flatMap((key) => /^npm_config_(.{2,})$/.exec(key)?.[1]?.replaceAll('_', '-') ?? [])
        .filter(
          (typed) =>
            typed !== 'yes' &&
            names.some((name) => shorten(typed).some((each) => shorten(name).includes(each))),
        );

function explainOptionsTakenByNpm(usage: string, names: readonly string[]): string | null {
  const taken = findOptionsTakenByNpm(names, process.env);
  if (taken.length === 0) return null;
  const [start = ''] = /^npm \S+(?: [a-z]\S*)?/.exec(usage) ?? [];
  return `npm kept ${taken.map((name) => `--${name}`).join(', ')} for itself. Write -- before options: ${start} -- --${taken[0]}`;
}

function parse<O extends Options>(command: Command<O>): Parsed<O> | null {
  const { usage, options, otherOptions = [], maxArgs = 0 } = command;
  const all = { ...options, help: { type: 'boolean' } } as const;
  const mistake = explainOptionsTakenByNpm(usage, [...Object.keys(all), ...otherOptions]);
  if (mistake !== null) throw new UsageError(mistake);
  try {
    const parsed = parseArgs({ options: all, allowPositionals: true, strict: true });
    if ('help' in parsed.values) return null;
    const extra = parsed.positionals.slice(maxArgs);
    if (extra.length > 0) throw new UsageError(`Too many arguments: ${extra.join(' ')}`);
    return parsed;
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(toMessage(error));
  }
}

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function explainFile(error: unknown): string | null {
  const { code, path } = Object(error);
  // Reading a folder fails without its path.
  if (code === 'EISDIR') return `${path ?? 'An argument'} is a folder, not a file`;
  return path !== undefined && ['ENOENT', 'ENOTDIR'].includes(code) ? `There is no file ${path}` : null;
}

/**
 * Runs a command. Prints its target to standard error, and failures without a stack trace. Exit codes: 1 for a failure, 2
 * for wrong arguments.
 */
export async function runCommand<O extends Options>(
  command: Command<O>,
  main: (values: Parsed<O>['values'], args: readonly string[]) => Promise<void>,
): Promise<void> {
  try {
    const parsed = parse(command);
    if (parsed === null) return console.log(command.usage);
    const [, name] = /^npm (?:run )?(\S+)/.exec(command.usage) ?? [];
    console.error(`${name}: ${await command.target(parsed.values)}`);
    await main(parsed.values, parsed.positionals);
  } catch (error) {
    const aboutFile = explainFile(error);
    const isUsage = error instanceof UsageError;
    console.error(aboutFile ?? toMessage(error));
    if (isUsage) console.error(command.usage);
    process.exitCode = isUsage || aboutFile !== null ? 2 : 1;
  }
}
