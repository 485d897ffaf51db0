import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildRules } from './build-rules.ts';

it('wrote database.rules.json', () => {
  const written: unknown = JSON.parse(readFileSync('database.rules.json', 'utf8'));
  expect(written, 'npm run rules').toEqual(buildRules());
});
