import { once } from 'node:events';
import { createServer } from 'node:net';
import type { HostileWebsite } from './website.ts';

const HINT = 'HTTP/1.1 103 Early Hints\r\nlink: </a>; rel=preload\r\n\r\n';

function createResponse(path: string, website: HostileWebsite): Buffer {
  const { page, robots, charset, headers, encode, hints, status } = website;
  const file = path === '/robots.txt' ? robots : page;
  const { encoding, bytes } = encode(Buffer.from(file));
  const isPage = file === page;
  const head = [
    `HTTP/1.1 ${isPage ? status : file === '' ? 404 : 200} x`,
    `content-length: ${bytes.length}`,
    `content-encoding: ${encoding}`,
    `content-type: ${isPage ? `text/html; charset=${charset}` : 'text/plain'}`,
    ...(isPage && status === 301 ? ['location: /next'] : []),
    ...(isPage ? headers.map(([name, value], i) => `${name.replace('#', String(i))}: ${value}`) : []),
  ];
  return Buffer.concat([
    Buffer.from(HINT.repeat(isPage ? hints : 0)),
    Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'),
    bytes,
  ]);
}

/** Several hosts, since reads per website are rate-limited. */
const HOSTS = Array.from({ length: 8 }, (_unused, i) => `127.0.0.${i + 20}`);

export interface HostileServer {
  readonly origins: readonly string[];
  /** Serves a website from now on; returns a URL that was not requested before. */
  readonly show: (website: HostileWebsite) => string;
  readonly close: () => void;
}

/** Serves hostile websites over raw sockets, since Node's server would not send such responses. */
export async function serveHostile(): Promise<HostileServer> {
  let shown: HostileWebsite | null = null;
  let count = 0;
  const servers = await Promise.all(
    HOSTS.map(async (host) => {
      const server = createServer((socket) => {
        socket.on('error', () => {});
        socket.on('data', (request) => {
          const path = /^GET (\S+)/.exec(request.toString('latin1'))?.[1];
          if (shown && path !== undefined) socket.write(createResponse(path, shown));
        });
      });
      server.listen(0, host);
      await once(server, 'listening');
      return server;
    }),
  );
  const origins = servers.map((server) => {
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('The hostile server has no port.');
    return `http://${address.address}:${address.port}`;
  });
  return {
    origins,
    show: (website) => {
      shown = website;
      return `${origins[++count % origins.length]}/${count}`;
    },
    close: () => {
      for (const server of servers) server.close();
    },
  };
}
