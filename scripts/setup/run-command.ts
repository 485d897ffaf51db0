import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs a command.
 * @returns its standard output
 * @throws with its last lines of output if it fails
 */
export async function runCommand(cwd: string, command: string, args: readonly string[]): Promise<string> {
  // On Windows, npm's commands are scripts, which need a shell.
  const shell = process.platform === 'win32' && command !== process.execPath;
  try {
    const running = run(command, args, { cwd, shell });
    running.child.stdin?.end();
    return (await running).stdout;
  } catch (error) {
    const { code, stdout = '', stderr = '' } = Object(error);
    const last = `${stdout}${stderr}`.trim().split('\n').slice(-5).join('\n    ');
    throw new Error(`${command} ${args[0]} failed with exit code ${code}:\n    ${last}`);
  }
}
