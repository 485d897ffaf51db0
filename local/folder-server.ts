import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
};

export type FolderServer = Awaited<ReturnType<typeof serveFolder>>;

function fileAt(folder: string, url: string): string | null {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    return join(folder, path.endsWith('/') ? `${path}index.html` : path);
  } catch {
    return null;
  }
}

/**
 * Serves a folder as a website on loopback, for the analysis to read.
 * @param port 0: any free one
 * @param host an address of this machine
 */
export async function serveFolder(folder: string, port = 0, host = '127.0.0.1') {
  const server = createServer(({ url = '/' }, response) => {
    const file = fileAt(folder, url);
    if (file === null) {
      response.writeHead(400).end();
      return;
    }
    readFile(file).then(
      (body) =>
        response
          .writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
          .end(body),
      () => response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found'),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The website has no port.');
  return {
    origin: `http://${host}:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
