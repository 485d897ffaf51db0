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

it('takes the niche out of the address, and leaves the rest', () => {
  const { niche, replaceState } = at('?from=mail&niche=%20Hallenbau%0Af%C3%BCr+H%C3%B6fe');
  expect(niche).toBe('Hallenbau für Höfe');
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(7, '', '/analysis?from=mail#x');
});

it('takes nothing where there is nothing', () => {
  expect(at('?step=2').niche).toBeNull();
  expect(at('?step=2').replaceState).not.toHaveBeenCalled();
  expect(at('?niche=%20').niche).toBeNull();
});

it('takes no more than a name', () => {
  expect(at(`?niche=${'x'.repeat(5000)}`).niche).toHaveLength(120);
});
