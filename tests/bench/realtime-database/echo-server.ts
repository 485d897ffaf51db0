/**
 * The measure of what `ws` can do here: a bare server that echoes. "all" before a message sends it to every socket that has
 * said "listen", and to its sender, as the database tells its listeners and answers the writer.
 */
import { type WebSocket, WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
const listeners = new Set<WebSocket>();
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    const text = String(data);
    if (text === 'listen') listeners.add(socket);
    else if (text.startsWith('all')) for (const listener of listeners) listener.send(text);
    socket.send(text);
  });
});
server.on('listening', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.send?.(address.port);
});
