import { expect, it } from 'vitest';
import { AUDIENCE_CHECK } from './audience.ts';
import { createSnapshot } from './testing.ts';

const createSite = (body: string) => createSnapshot(`<body><h1>Neu</h1>${body}</body>`);
it('passes with the sentence that names a buyer', () => {
  const { status, evidence } = AUDIENCE_CHECK.run(createSite('<p>We supply bakeries with flour.</p>'));
  expect([status, evidence]).toEqual(['pass', 'We supply bakeries with flour.']);
});

it('warns if the page names somebody who may not be a buyer', () => {
  expect(AUDIENCE_CHECK.run(createSite('<p>Bakeries in Tulsa know flour.</p>')).status).toBe('warn');
});

it('does not quote an unlikely buyer', () => {
  const { status, evidence } = AUDIENCE_CHECK.run(createSite('<p>His sister runs the office.</p>'));
  expect([status, evidence]).toEqual(['fail', '']);
});

it('fails if the page names nobody', () => {
  const { status, seen } = AUDIENCE_CHECK.run(createSite('<p>Quality, passion and success.</p>'));
  expect([status, seen?.kind]).toEqual(['fail', 'no-audience']);
});
