/** Holds the quick tests to what they are: one that starts a server says so, and belongs to the slow ones. */
import { Server } from 'node:net';

Server.prototype.listen = () => {
  throw new Error('A quick test starts no server. Name the file <name>.slow.test.ts.');
};
