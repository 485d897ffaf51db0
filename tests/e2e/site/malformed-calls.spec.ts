/** Sends requests to callables that no page would send. Needs no browser. */
import { expect, test } from '@playwright/test';
import { serverCopy } from '../../../src/copy/server.ts';
import { callableName } from '../../../src/domain/site/brand-names.ts';
import { site } from '../../../src/site.ts';
import { findCallables } from '../../callables.ts';

const FUNCTIONS = `${process.env.FUNCTIONS_URL}/demo-anbahn/${site.firebase.region}`;
const OUTDATED = '{"data":[]}';
const BODIES = ['{', 'null', '[]', '', '{"data":{},"more":1}', OUTDATED];

test('every callable rejects malformed requests without a stack trace, and asks to reload the page if the data is invalid', {
  tag: '@journey',
}, async () => {
  for (const name of (await findCallables()).map((callable) => callableName(site.brand, callable.name)))
    for (const body of BODIES) {
      const response = await fetch(`${FUNCTIONS}/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      const text = await response.text();
      expect.soft(response.status, `${name} ${body}`).toBe(400);
      expect.soft(text, `${name} ${body}`).not.toMatch(/node_modules|&nbsp;at |\n\s+at /);
      if (body === OUTDATED) expect.soft(text, name).toContain(serverCopy.en.calls.outdated);
    }
});
