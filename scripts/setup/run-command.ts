import { spawn } from 'node:child_process';

/**
 * Runs a command.
 * @returns its standard output
 * @throws with its last lines of output if it fails
 */
export const runCommand = (cwd: string, command: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    // On Windows, npm's commands are scripts, which need a shell.
    const shell = process.platform === 'win32' && command !== process.execPath;
    const child = spawn(command, args, { cwd, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let printed = '';
    child.stdout.on('data', (piece) => {
      output += piece;
      printed += piece;
    });
    child.stderr.on('data', (piece) => {
      printed += piece;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve(output);
      const last = printed.trim().split('\n').slice(-5).join('\n    ');
      reject(new Error(`${command} ${args[0]} failed with exit code ${code}:\n    ${last}`));
    });
  });
