import { expect, it, vi } from 'vitest';
import { takeNiche } from './niche-parameter.ts';

const at = (search: string) => {
  const replaceState = vi.fn();
  const niche = takeNiche({
    history: { state: 7, replaceState },
    location: { pathname: '/analysis', search, hash: '#x' },
  });
  return { niche, replaceState };
};

it('removes the niche from the URL, and keeps the rest', () => {
  const { niche, replaceState } = at('?from=mail&niche=%20Hallenbau%0Af%C3%BCr+H%C3%B6fe');
  expect(niche).toBe('Hallenbau für Höfe');
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(7, '', '/analysis?from=mail#x');
});

it('returns null without a niche', () => {
  expect(at('?step=2').niche).toBeNull();
  expect(at('?step=2').replaceState).not.toHaveBeenCalled();
  expect(at('?niche=%20').niche).toBeNull();
});

it('truncates long names', () => {
  expect(at(`?niche=${'x'.repeat(5000)}`).niche).toHaveLength(120);
});
