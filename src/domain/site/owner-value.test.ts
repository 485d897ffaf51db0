import { expect, it } from 'vitest';
import { sample, samplesIn, valuesOf } from './owner-value.ts';

const owner = {
  brand: 'Anbahn',
  contact: { email: sample('hello@anbahn.example'), phone: '+49 30 1' },
  logos: sample([{ name: 'One' }]),
  social: [{ url: sample('https://a.example') }],
};

it('lists the path of every remaining sample value', () => {
  expect(samplesIn(owner)).toEqual(['contact.email', 'logos', 'social.0.url']);
  expect(samplesIn({ brand: 'Anbahn' })).toEqual([]);
});

it('strips the marks', () => {
  expect(valuesOf<unknown>(owner)).toEqual({
    brand: 'Anbahn',
    contact: { email: 'hello@anbahn.example', phone: '+49 30 1' },
    logos: [{ name: 'One' }],
    social: [{ url: 'https://a.example' }],
  });
});
