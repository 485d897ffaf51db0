/** Sends requests to callables that no page would send. Needs no browser. */
import { expect, test } from '@playwright/test';
import { serverCopy } from '../../../src/copy/server.ts';
import { callableName } from '../../../src/domain/site/brand-names.ts';
import { site } from '../../../src/site.ts';
import { findCallables } from '../../callables.ts';

const FUNCTIONS = `${process.env.FUNCTIONS_URL}/demo-anbahn/${site.firebase.region}`;
const BODIES = ['{', 'null', '[]', '', '{"data":{},"more":1}'];

for (const { name } of await findCallables())
  test(`${name} rejects malformed requests without a stack trace`, { tag: '@journey' }, async () => {
    const url = `${FUNCTIONS}/${callableName(site.brand, name)}`;
    for (const body of BODIES) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect.soft(response.status, body).toBe(400);
      expect.soft(await response.text(), body).not.toMatch(/node_modules|&nbsp;at |\n\s+at /);
    }
  });

for (const { name } of await findCallables())
  test(`${name} asks to reload the page if the data is invalid`, async () => {
    const url = `${FUNCTIONS}/${callableName(site.brand, name)}`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"data":[]}',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { message: serverCopy.en.calls.outdated } });
  });
