/**
 * Preloaded into Firebase's CLI. Keeps it running when an emulator throws on a request, so that accounts are still
 * saved; blocks export requests from web pages, which could overwrite any folder; and exits with all functions when
 * the parent process is gone, even if it was killed.
 */
import { EventEmitter } from 'node:events';
import { rmSync } from 'node:fs';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { signalGroup } from './children.ts';

const SAVING_MS = 60_000;
/** The CLI's request to itself to save them. */
const SAVE = /^\/_admin\/export\b/i;

export interface Ready {
  readonly hasAccounts: boolean;
  readonly temporary: string;
}

let ready: Ready | null = null;
let isStopping = false;
/** The parent is gone: exit as soon as possible. */
let isAlone = false;
let isSaved = false;

const isReadable = ({ url = '', headers }: IncomingMessage): boolean =>
  url.startsWith('/') && URL.canParse(url, `http://${headers.host}`);

Server.prototype.emit = function (event: string, ...args: unknown[]): boolean {
  if (event === 'request') {
    const [request, response] = args as [IncomingMessage, ServerResponse];
    const saves = SAVE.test(request.url ?? '');
    if (!isReadable(request) || (saves && !isStopping)) {
      response.writeHead(400, { Connection: 'close' }).end();
      return true;
    }
    if (saves) response.once('close', onAccountsSaved);
  }
  return EventEmitter.prototype.emit.call(this, event, ...args);
};

const end = (): void => {
  if (ready) rmSync(ready.temporary, { recursive: true, force: true });
  signalGroup(process.pid, 'SIGKILL');
};

function onAccountsSaved(): void {
  isSaved = true;
  if (isAlone) end();
}

process.once('SIGINT', () => {
  isStopping = true;
});
// Output streams break when their reader is gone; ignore it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
// Before the emulators are ready, an error is fatal, and the CLI would not report an occupied port.
process.on('uncaughtExceptionMonitor', (error) => console.error(error));
process.once('message', (message: Ready) => {
  ready = message;
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', () => undefined);
});
process.once('disconnect', () => {
  isAlone = true;
  if (isSaved || !ready?.hasAccounts) end();
  process.once('exit', end);
  setTimeout(end, SAVING_MS);
  if (!isStopping) process.kill(process.pid, 'SIGINT');
});
