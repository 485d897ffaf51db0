import type { Page, WebSocketRoute } from '@playwright/test';

/** Cuts a page off, its open sockets included: a browser that is set offline may leave those open. Before it opens. */
export async function liveConnectionOf(page: Page) {
  const sockets: WebSocketRoute[] = [];
  let isReachable = true;
  await page.routeWebSocket(/\.ws\?/, (socket) => {
    if (!isReachable) return void socket.close();
    sockets.push(socket);
    socket.connectToServer();
  });
  return {
    cut: async (): Promise<void> => {
      isReachable = false;
      await page.context().setOffline(true);
      for (const socket of sockets.splice(0)) await socket.close();
    },
    restore: async (): Promise<void> => {
      isReachable = true;
      await page.context().setOffline(false);
    },
  };
}
