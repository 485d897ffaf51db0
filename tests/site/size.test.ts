import { describe, expect, it } from 'vitest';
import { bytesOf, compressed, contents, elements, fileExists, pageAt, textOf } from './built.ts';

const KB = 1000;

/** In KB. What fits into the first flight of a connection is 14; German takes more letters. */
const LIMITS = { '/': 12.5, '/de': 13.2 };

describe.each(Object.entries(LIMITS))('the landing page %s', (path, limit) => {
  const { html } = pageAt(path);

  it('fits into the first flight of a connection', () => {
    expect(compressed(html)).toBeLessThanOrEqual(limit * KB);
  });

  it('waits for nothing: no style sheet, no script, no font, no picture in the first window', () => {
    expect(elements(html, 'link').filter(({ rel }) => rel === 'stylesheet' || rel === 'preload')).toEqual([]);
    expect(elements(html, 'script').filter(({ src }) => src)).toEqual([]);
    expect(elements(html, 'img').filter(({ loading }) => loading !== 'lazy')).toEqual([]);
    expect(elements(html, 'iframe')).toEqual([]);
    expect(elements(html, 'video')).toEqual([]);
  });

  it('has little script in it', () => {
    const scripts = contents(html, 'script').filter((text) => !text.startsWith('{"@context"'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(compressed(scripts.join('\n'))).toBeLessThanOrEqual(3 * KB);
  });

  it('costs little script to read to its end', () => {
    const islands = /import\("(\/_astro\/islands\.[\w-]+\.js)"\)/.exec(html)?.[1];
    if (islands === undefined) throw new Error('The page does not say where its islands wait.');
    expect(compressed(textOf('scroll.js')) + compressed(textOf(islands))).toBeLessThanOrEqual(8 * KB);
  });

  it('is there with 40 KB', () => {
    const font = /url\((\/_astro\/[^)]+\.woff2)\)/.exec(html)?.[1];
    if (font === undefined) throw new Error('The page names no font.');
    const steps = textOf('img/steps.svg');
    const whole = compressed(html) + bytesOf(font).length + bytesOf('favicon.ico').length + compressed(steps);
    expect(whole).toBeLessThanOrEqual(40 * KB);
  });
});

it('the clip is small enough to be kept', () => {
  const endings = ['webm', 'mp4', 'webp', 'en.vtt', 'de.vtt'];
  const files = endings.map((ending) => `video/how-it-works.${ending}`);
  expect(files.filter((file) => !fileExists(file))).toEqual([]);
  const sizes = files.map((file) => bytesOf(file).length);
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3 * KB * KB);
});
