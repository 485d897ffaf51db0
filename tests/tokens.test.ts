/** Contrast that axe does not check: field borders and focus rings against their background. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync('src/styles/tokens.css', 'utf8');

/** @throws if the token does not exist or is not a hex color */
function luminanceOf(token: string): number {
  const digits = new RegExp(`${token}: #([0-9a-f]{6}|[0-9a-f]{3});`).exec(css)?.[1];
  if (!digits) throw new Error(`${token} is not a color`);
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const share = Number.parseInt(long.slice(start, start + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminanceOf(a), luminanceOf(b)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

it.each([
  ['--control-border', '--paper'],
  ['--control-border', '--paper-raised'],
  ['--focus', '--paper'],
  ['--focus', '--paper-raised'],
  ['--focus', '--paper-warm'],
  ['--focus', '--paper-ice'],
  ['--focus', '--lilac'],
  ['--ink', '--ember-light'],
  ['--night-focus', '--night'],
])('%s has enough contrast on %s', (line, ground) => {
  expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
});

it('measures contrast like WCAG', () => {
  expect(contrast('--paper-raised', '--paper-raised')).toBe(1);
  // Of body text, as level AAA demands.
  expect(contrast('--night', '--paper')).toBeGreaterThanOrEqual(7);
});
