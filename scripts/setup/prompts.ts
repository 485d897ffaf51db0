/** The owner's answers: typed in a terminal, or passed as flags and environment variables. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Each is also a flag: `--billing-account`. */
export type Answer = 'project' | 'billing-account' | 'location' | 'email';

export interface Prompts {
  confirm(question: string, isOptional: boolean): Promise<boolean>;
  /** @param usual the default, for Enter @throws without a terminal, if the flag is missing */
  ask(answer: Answer, question: string, usual?: string): Promise<string>;
  /** Never shown. @throws without a terminal, if the variable is missing */
  askSecret(name: string, question: string): Promise<string>;
}

export interface Given {
  readonly flags: Readonly<Partial<Record<Answer, string>>>;
  /** Whether optional steps are wanted. */
  readonly wantsOptional: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Confirms everything but optional steps. Irreversible or paid choices need a flag. */
export const givenPrompts = ({ flags, wantsOptional, environment }: Given): Prompts => ({
  confirm: async (_, isOptional) => !isOptional || wantsOptional,
  ask: async (answer) => {
    const given = flags[answer];
    if (given === undefined) throw new Error(`needs --${answer}`);
    return given;
  },
  askSecret: async (name) => {
    const given = environment[name];
    if (!given) throw new Error(`needs the environment variable ${name}`);
    return given;
  },
});

export interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Asks in a terminal; flags and variables answer beforehand. */
export function terminalPrompts(given: Given, { input, output }: Terminal): Prompts {
  const { ask, askSecret } = givenPrompts(given);

  async function type(question: string, isShown = true): Promise<string> {
    const unseen = new Writable({ write: (_chunk, _encoding, next) => next() });
    const lines = createInterface({ input, output: isShown ? output : unseen, terminal: true });
    lines.once('SIGINT', () => process.exit(130));
    try {
      const typed = lines.question(isShown ? question : '');
      if (!isShown) output.write(question);
      return (await typed).trim();
    } finally {
      lines.close();
      if (!isShown) output.write('\n');
    }
  }

  return {
    confirm: async (question, isOptional) => {
      const said = await type(`${question} ${isOptional ? '[y/N]' : '[Y/n]'} `);
      return said === '' ? !isOptional : /^(?:y|yes)$/i.test(said);
    },
    ask: (answer, question, usual = '') =>
      ask(answer, question).catch(
        async () => (await type(`  ${question}${usual && ` [${usual}]`}: `)) || usual,
      ),
    askSecret: (name, question) =>
      askSecret(name, question).catch(() => type(`  ${question} (not shown): `, false)),
  };
}
