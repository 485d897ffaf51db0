/**
 * Loaded into Firebase's suite before its own code. Some emulators throw at a request where nothing catches it, and the suite
 * would end without saving its accounts. And when the process that started the suite is gone, even killed, the suite ends too,
 * with all of its functions.
 */
import { EventEmitter } from 'node:events';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { signalGroup } from './process-group.ts';

/** How long the suite may take to save its accounts when nobody waits for it, in milliseconds. */
const SAVING_MS = 10_000;

let hasAccounts = false;
let isStopping = false;

const isReadable = ({ url = '', headers }: IncomingMessage): boolean =>
  url.startsWith('/') && URL.canParse(url, `http://${headers.host}`);

Server.prototype.emit = function (event: string, ...args: unknown[]): boolean {
  const [request, response] = args as [IncomingMessage, ServerResponse];
  if (event !== 'request' || isReadable(request))
    return EventEmitter.prototype.emit.call(this, event, ...args);
  response.writeHead(400, { Connection: 'close' }).end();
  return true;
};

const end = (): void => signalGroup(process.pid, 'SIGKILL');

process.once('SIGINT', () => {
  isStopping = true;
});
/** Comes when the suite stands: until then an error has to end it. */
process.once('message', (accountsAreKept: boolean) => {
  hasAccounts = accountsAreKept;
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', (error) => console.error(error));
});
process.once('disconnect', () => {
  if (!hasAccounts) end();
  process.once('exit', end);
  setTimeout(end, SAVING_MS);
  if (!isStopping) process.kill(process.pid, 'SIGINT');
});
