import { spawn } from 'node:child_process';

/**
 * Runs a command.
 * @returns what it printed to its standard output
 * @throws with the last lines that it printed, when it fails
 */
export const runCommand = (cwd: string, command: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    // npm's commands are scripts on Windows, which only a shell starts.
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
      reject(new Error(`${command} ${args[0]} ends with ${code}:\n    ${last}`));
    });
  });
