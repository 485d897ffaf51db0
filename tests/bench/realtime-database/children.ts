/** Child processes and raw clients. */
import { fork } from 'node:child_process';
import path from 'node:path';
import { WebSocket } from 'ws';

/** Starts a script of this folder. @returns its first message */
export async function start(script: string, args: readonly string[] = [], flags: readonly string[] = []) {
  const child = fork(path.join(import.meta.dirname, script), args, { execArgv: [...flags] });
  const message = await new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  return { message, stop: () => child.kill('SIGKILL') };
}

/** @param waitForHello waits for the database's handshake */
export async function connect(url: string, waitForHello: boolean): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once(waitForHello ? 'message' : 'open', resolve);
  });
  return socket;
}
