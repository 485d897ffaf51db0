import { expect, it } from 'vitest';
import type { Complete } from './complete.ts';
import { translationOf } from './shape.ts';

const source = {
  title: 'Sign in',
  greeting: 'Hello {name}, step {n} of 7',
  list: ['one', 'two'],
  nested: { label: 'Save', items: [{ name: 'First' }] },
} as const;
const german = translationOf<typeof source>();
const whole = {
  title: 'Anmelden',
  greeting: 'Hallo {name}, Schritt {n} von 7',
  list: ['eins', 'zwei'],
  nested: { label: 'Speichern', items: [{ name: 'Erstes' }] },
} as const;

/** Each marked line must be a compile error: an unused `@ts-expect-error` fails the type check. */
it('types a translation against its source', () => {
  expect(german(whole)).toBe(whole);

  // @ts-expect-error: a key is missing
  german({ title: 'Anmelden', greeting: whole.greeting, list: ['eins', 'zwei'] });
  // @ts-expect-error: a list item is missing
  german({ ...whole, list: ['eins'] });
  // @ts-expect-error: a list item is too many
  german({ ...whole, list: ['eins', 'zwei', 'drei'] });
  // @ts-expect-error: a placeholder is missing
  german({ ...whole, greeting: 'Hallo {name}, Schritt 2 von 7' });
  // @ts-expect-error: a placeholder is unknown
  german({ ...whole, greeting: 'Hallo {name} und {other}, Schritt {n} von 7' });
  // @ts-expect-error: a nested key is unknown
  german({ ...whole, nested: { ...whole.nested, hint: 'Tipp' } });
  // @ts-expect-error: a nested key is missing
  german({ ...whole, nested: { label: 'Speichern', items: [{}] } });
});

it('reports a text that is missing in its own file alone', () => {
  const texts = { first: 'One' } as const;
  type Needed = { readonly first: string; readonly second: string };
  // @ts-expect-error: a text is missing
  const incomplete: Complete<typeof texts, Needed> = texts;
  const complete: Complete<typeof texts & { second: 'Two' }, Needed> = { ...texts, second: 'Two' };
  const read: readonly string[] = [incomplete.first, incomplete.second, complete.second];
  expect(read).toEqual(['One', undefined, 'Two']);
});
