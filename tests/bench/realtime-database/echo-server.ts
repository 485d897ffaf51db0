/** The measure of what `ws` can do here: a bare server that echoes; "all" before a message sends it to everybody. */
import { type WebSocket, WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
const sockets = new Set<WebSocket>();
server.on('connection', (socket) => {
  sockets.add(socket);
  socket.on('message', (data) => {
    const text = String(data);
    if (text.startsWith('all')) for (const other of sockets) other.send(text);
    else socket.send(text);
  });
});
server.on('listening', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.send?.(address.port);
});
