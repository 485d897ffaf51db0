/**
 * A bare `ws` server that echoes, as the baseline. Like a write to the database, a message that starts with "all" goes to
 * every socket that has sent "listen", and to its sender.
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
