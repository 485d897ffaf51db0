/** Serves a page of the site whose response stalls halfway. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StalledPage {
  readonly url: string;
  /** Sends the rest of the page. */
  readonly resume: () => void;
  readonly close: () => void;
}

/**
 * Serves a page up to a text in its HTML, and proxies all other requests.
 * @throws if the page lacks the text
 */
export async function startStalledPage(path: string, upTo: string): Promise<StalledPage> {
  const site = process.env.BASE_URL ?? '';
  const html = await (await fetch(site + path)).text();
  const end = html.indexOf(upTo);
  if (end < 0) throw new Error(`${path} does not contain ${upTo}`);
  const { promise: resumed, resolve: resume } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    if (request.url === path) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, end));
      await resumed;
      response.end(html.slice(end));
      return;
    }
    const proxied = await fetch(site + request.url);
    const type = proxied.headers.get('content-type') ?? '';
    response.writeHead(proxied.status, { 'content-type': type });
    response.end(Buffer.from(await proxied.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    resume();
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}${path}`, resume, close };
}
