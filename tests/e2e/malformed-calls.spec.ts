/** What reaches a callable as bytes that are no call at all. No page has a part in it, so neither has a browser. */
import { expect, test } from '@playwright/test';
import { site } from '../../src/site.ts';
import { allCallables } from '../callables.ts';

const BODIES = ['{', 'null', '[]', '', '{"data":{},"more":1}'];

test('every callable refuses what is no call, without a stack trace', async () => {
  const functions = `${process.env.FUNCTIONS_URL}/demo-anbahn/${site.firebase.region}`;
  const callables = await allCallables();
  expect(callables.length).toBeGreaterThan(1);
  for (const { name } of callables)
    for (const body of BODIES) {
      const answer = await fetch(`${functions}/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect.soft(answer.status, `${name} and ${body}`).toBe(400);
      expect.soft(await answer.text(), `${name} and ${body}`).not.toMatch(/node_modules|&nbsp;at |\n\s+at /);
    }
});
