import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findSamples, sample } from './owner-value.ts';

const owner = {
  brand: 'Anbahn',
  contact: { email: sample('hello@anbahn.example'), phone: '+49 30 1' },
  logos: sample([{ name: 'One' }]),
  social: [{ url: sample('https://a.example') }],
};

it('lists the path of every remaining sample value', () => {
  expect(findSamples(owner)).toEqual(['contact.email', 'logos', 'social.0.url']);
  expect(findSamples({ brand: 'Anbahn' })).toEqual([]);
});

it('strips the marks', () => {
  expect(sample.strip<unknown>(owner)).toEqual({
    brand: 'Anbahn',
    contact: { email: 'hello@anbahn.example', phone: '+49 30 1' },
    logos: [{ name: 'One' }],
    social: [{ url: 'https://a.example' }],
  });
});

it.each(['site', 'notifications'])('leaves no unused import in %s.ts when no sample is left', (name) => {
  const filledIn = readFileSync(`src/${name}.ts`, 'utf8').replaceAll('sample(', '(');
  expect(filledIn.match(/\bsample\b/g)?.length).toBeGreaterThan(1);
  expect(filledIn).toContain('= sample.strip<');
});
