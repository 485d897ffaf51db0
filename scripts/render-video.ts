/**
 * `npm run video`: renders the landing page's clip into src/video/ (WebM, MP4 and poster). Needs ffmpeg; the rendered
 * files are committed, so that nothing else does.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { CLIP_NAME, CLIP_SECONDS } from '../src/domain/values/clip.ts';
import { site } from '../src/site.ts';
import { findOrInstallBrowser } from './browser.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TARGET = join(ROOT, 'src/video', CLIP_NAME);
const FONT =
  'node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2';
const FRAMES_PER_SECOND = 25;
/** Time of the poster frame, in seconds. */
const POSTER_AT = 30.4;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

async function ffmpeg(...args: readonly string[]): Promise<void> {
  const child = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: 'inherit' });
  const [code]: unknown[] = await once(child, 'close');
  if (code !== 0) throw new Error(`ffmpeg failed with exit code ${code}: ${args.join(' ')}`);
}

const server = createServer(({ url = '/' }, response) => {
  response.writeHead(200, { 'Content-Type': TYPES[extname(url)] ?? 'application/octet-stream' });
  response.end(readFileSync(join(ROOT, url)));
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const address = server.address();
if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');

const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
await page.goto(`http://127.0.0.1:${address.port}/scripts/video/scene.html`);
await page.evaluate(`globalThis.brand = ${JSON.stringify(site.brand)}`);
await page.evaluate(
  `(async () => document.fonts.add(await new FontFace('Display', 'url(/${FONT})', { weight: '400 700' }).load()))()`,
);
await page.waitForFunction('globalThis.ready === true');

const captureFrame = async (second: number) => {
  await page.evaluate(`renderAt(${second})`);
  return page.screenshot({ type: 'jpeg', quality: 95 });
};

const work = mkdtempSync(join(tmpdir(), 'clip-'));
const raw = join(work, 'raw.mkv');
const collector = spawn(
  'ffmpeg',
  // biome-ignore format: one argument and its value after the other
  ['-y', '-loglevel', 'error', '-f', 'image2pipe', '-c:v', 'mjpeg', '-r', `${FRAMES_PER_SECOND}`, '-i', '-', '-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', raw],
  { stdio: ['pipe', 'inherit', 'inherit'] },
);
for (let frame = 0; frame < CLIP_SECONDS * FRAMES_PER_SECOND; frame++) {
  if (!collector.stdin.write(await captureFrame(frame / FRAMES_PER_SECOND)))
    await once(collector.stdin, 'drain');
}
collector.stdin.end();
await once(collector, 'close');

const poster = join(work, 'poster.jpg');
await page.evaluate(`renderAt(${POSTER_AT})`);
await page.screenshot({ path: poster, type: 'jpeg', quality: 98 });
await ffmpeg('-i', poster, '-c:v', 'libwebp', '-quality', '80', `${TARGET}.webp`);
const vp9 = [
  '-i',
  raw,
  '-c:v',
  'libvpx-vp9',
  '-b:v',
  '0',
  '-crf',
  '40',
  '-row-mt',
  '1',
  '-pix_fmt',
  'yuv420p',
];
const passes = ['-passlogfile', join(work, 'vp9')];
await ffmpeg(...vp9, ...passes, '-pass', '1', '-f', 'null', '-');
await ffmpeg(...vp9, ...passes, '-pass', '2', `${TARGET}.webm`);
// biome-ignore format: one argument and its value after the other
await ffmpeg('-i', raw, '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '27', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', `${TARGET}.mp4`);

await browser.close();
server.close();
rmSync(work, { recursive: true });
for (const ending of ['webm', 'mp4', 'webp'])
  console.log(`${TARGET}.${ending}: ${Math.round(statSync(`${TARGET}.${ending}`).size / 1024)} KB`);
