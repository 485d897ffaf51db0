import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DIST, textOf } from './built.ts';

/** The page's path, and a text of the fake backend. */
const MARKERS = /dev\/islands|Refused by the server\./;

it('does not contain the gallery', () => {
  expect(readFileSync('scripts/gallery/fake-backend.ts', 'utf8')).toMatch(MARKERS);
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.\w+$/.test(file),
  );
  expect(files.filter((file) => MARKERS.test(textOf(file)))).toEqual([]);
});
