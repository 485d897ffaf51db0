import { expect, it, vi } from 'vitest';
import { takeWebsite } from './website-fragment.ts';

const at = (hash: string, search = '') => {
  const replaceState = vi.fn();
  const website = takeWebsite({
    history: { state: 7, replaceState },
    location: { pathname: '/analysis', search, hash },
  });
  return { website, replaceState };
};

it('takes the website out of the fragment, and sets the URL of its step', () => {
  const { website, replaceState } = at(
    '#website=https%3A%2F%2Fm%C3%BCller.example%2Fa%3Fb%3D1',
    '?from=mail',
  );
  expect(website).toBe('https://müller.example/a?b=1');
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(7, '', '/analysis?from=mail&step=1');
});

it.each(['', '#r=abc', '#example', '#website=', '#website=%20'])('returns null for %j', (hash) => {
  const { website, replaceState } = at(hash);
  expect(website).toBeNull();
  expect(replaceState).not.toHaveBeenCalled();
});

it('keeps a URL with invalid percent-encoding unchanged', () => {
  expect(at('#website=100%.example').website).toBe('100%.example');
});

it('truncates long URLs', () => {
  expect(at(`#website=${'x'.repeat(9000)}`).website).toHaveLength(2048);
});
