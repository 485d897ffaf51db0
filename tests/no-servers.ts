/** Fails unit tests that start a server: they belong to the slow tests. */
import { Server } from 'node:net';

Server.prototype.listen = () => {
  throw new Error('A quick test starts no server. Name the file <name>.slow.test.ts.');
};
