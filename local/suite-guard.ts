/**
 * Loaded into Firebase's suite before its own code. Some emulators throw at a request where nothing catches it, and the suite
 * would end without saving its accounts; and at the request of any page it would put an export in the place of any folder. When
 * the process that started the suite is gone, even killed, the suite ends too, with all of its functions.
 */
import { EventEmitter } from 'node:events';
import { rmSync } from 'node:fs';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { signalGroup } from './children.ts';

/** How long the suite may take to save its accounts when nobody waits for it, in milliseconds. */
const SAVING_MS = 60_000;
/** Where it asks itself to save them. */
const SAVE = /^\/_admin\/export\b/i;

/** What the suite is told when it stands. */
export interface Ready {
  /** There are accounts to save. */
  readonly hasAccounts: boolean;
  /** Folder to remove at the end. */
  readonly temporary: string;
}

let ready: Ready | null = null;
let isStopping = false;
/** Nobody waits for the suite: it ends as soon as it may. */
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
    if (saves) response.once('close', saved);
  }
  return EventEmitter.prototype.emit.call(this, event, ...args);
};

const end = (): void => {
  if (ready) rmSync(ready.temporary, { recursive: true, force: true });
  signalGroup(process.pid, 'SIGKILL');
};

function saved(): void {
  isSaved = true;
  if (isAlone) end();
}

process.once('SIGINT', () => {
  isStopping = true;
});
// With the process that reads them: what is said to nobody is no error.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
// Until the suite stands an error ends it, and of a port that is taken it would say nothing.
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
