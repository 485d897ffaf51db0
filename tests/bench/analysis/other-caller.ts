/**
 * Calls a function while websites are analyzed, in its own thread, since generating hostile websites blocks the main one.
 * Posts the durations in milliseconds when told to stop.
 */
import { parentPort, workerData } from 'node:worker_threads';

const durations: number[] = [];
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});
while (!isOver) {
  const started = performance.now();
  const response = await fetch(String(workerData), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.1' },
    body: '{"data":{"websiteUrl":"no url"}}',
  });
  await response.text();
  durations.push(performance.now() - started);
  await new Promise((resolve) => setTimeout(resolve, 50));
}
parentPort?.postMessage(durations);
