/** Fails unit tests that start a server: they belong to the slow tests. */
import { Server } from 'node:net';

Server.prototype.listen = () => {
  throw new Error('Unit tests must not start a server. Rename the file to <name>.slow.test.ts.');
};
