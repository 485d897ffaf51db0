/** The operator's answers: typed in a terminal, or passed as flags and environment variables. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Each is also a flag: `--billing-account`. */
export type PromptName = 'project' | 'billing-account' | 'region' | 'email';

export interface Prompts {
  confirm(question: string): Promise<boolean>;
  /** @param defaultValue returned for Enter @throws without a terminal if the flag is missing */
  ask(name: PromptName, question: string, defaultValue?: string): Promise<string>;
  /** Doesn't echo the input. @throws without a terminal if the variable is missing */
  askSecret(name: string, question: string): Promise<string>;
}

export interface PresetAnswers {
  readonly flags: Readonly<Partial<Record<PromptName, string>>>;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Confirms everything. Irreversible or paid choices require a flag. */
export const createNonInteractivePrompts = ({ flags, environment }: PresetAnswers): Prompts => ({
  confirm: async () => true,
  ask: async (name) => {
    const preset = flags[name];
    if (preset === undefined) throw new Error(`needs --${name}`);
    return preset;
  },
  askSecret: async (name) => {
    const preset = environment[name];
    if (!preset) throw new Error(`needs the environment variable ${name}`);
    return preset;
  },
});

export interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Prompts in the terminal for whatever flags and environment variables don't provide. */
export function createTerminalPrompts(preset: PresetAnswers, { input, output }: Terminal): Prompts {
  const { ask, askSecret } = createNonInteractivePrompts(preset);

  async function readLine(question: string, echo = true): Promise<string> {
    const discard = new Writable({ write: (_chunk, _encoding, next) => next() });
    const lines = createInterface({ input, output: echo ? output : discard, terminal: true });
    lines.once('SIGINT', () => process.exit(130));
    try {
      const answer = lines.question(echo ? question : '');
      if (!echo) output.write(question);
      return (await answer).trim();
    } finally {
      lines.close();
      if (!echo) output.write('\n');
    }
  }

  return {
    confirm: async (question) => /^(?:y|yes|)$/i.test(await readLine(`${question} [Y/n] `)),
    ask: (name, question, defaultValue = '') =>
      ask(name, question).catch(
        async () =>
          (await readLine(`  ${question}${defaultValue && ` [${defaultValue}]`}: `)) || defaultValue,
      ),
    askSecret: (name, question) =>
      askSecret(name, question).catch(() => readLine(`  ${question} (not shown): `, false)),
  };
}
