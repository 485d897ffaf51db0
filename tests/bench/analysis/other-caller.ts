/**
 * Somebody else who asks while a website is read, in a thread of their own: beside what makes hostile websites, the clock would
 * stop with it. Says how long each answer took, in milliseconds, once it is told to stop.
 */
import { parentPort, workerData } from 'node:worker_threads';

const took: number[] = [];
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});
while (!isOver) {
  const started = performance.now();
  const answer = await fetch(String(workerData), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.1' },
    body: '{"data":{"websiteUrl":"no url"}}',
  });
  await answer.text();
  took.push(performance.now() - started);
  await new Promise((resolve) => setTimeout(resolve, 50));
}
parentPort?.postMessage(took);
