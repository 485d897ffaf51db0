/** What the commands share: usage, options, the target they print first, and exit codes. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true; strict: true }>
>;

export interface Command<O extends Options> {
  /** Starts with the command, such as `npm run backup -- FILE`. */
  readonly usage: string;
  readonly options: O;
  /** Most arguments without a name. */
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

function parse<O extends Options>({ usage, options, maxArgs = 0 }: Command<O>): Parsed<O> | null {
  const all = { ...options, help: { type: 'boolean' } } as const;
  const taken = findOptionsTakenByNpm(Object.keys(all), process.env);
  if (taken.length > 0) {
    const [start = ''] = /^npm \S+(?: [a-z]\S*)?/.exec(usage) ?? [];
    throw new UsageError(
      `npm kept ${taken.map((name) => `--${name}`).join(', ')} for itself. Write -- before options: ${start} -- --${taken[0]}`,
    );
  }
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

/** The path of a file that a command was given and that cannot be read; null for other errors. */
const getMissingFile = (error: unknown): string | null =>
  error instanceof Error &&
  'path' in error &&
  'code' in error &&
  ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(`${error.code}`)
    ? String(error.path)
    : null;

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
    const file = getMissingFile(error);
    const isUsage = error instanceof UsageError;
    console.error(file === null ? toMessage(error) : `There is no file ${file}`);
    if (isUsage) console.error(command.usage);
    process.exitCode = isUsage || file !== null ? 2 : 1;
  }
}
