import { expect, it, vi } from 'vitest';
import { takeNiche, takeWebsite } from './take-input.ts';

const takeNicheAt = (search: string) => {
  const replaceState = vi.fn();
  const niche = takeNiche({
    history: { state: 7, replaceState },
    location: { pathname: '/analysis', search, hash: '#x' },
  });
  return { niche, replaceState };
};

it('removes the niche from the URL, and keeps the rest', () => {
  const { niche, replaceState } = takeNicheAt('?from=mail&niche=%20Hallenbau%0Af%C3%BCr+H%C3%B6fe');
  expect(niche).toBe('Hallenbau für Höfe');
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(7, '', '/analysis?from=mail#x');
});

it('returns null without a niche', () => {
  expect(takeNicheAt('?step=2').niche).toBeNull();
  expect(takeNicheAt('?step=2').replaceState).not.toHaveBeenCalled();
  expect(takeNicheAt('?niche=%20').niche).toBeNull();
});

it('truncates long niches', () => {
  expect(takeNicheAt(`?niche=${'x'.repeat(5000)}`).niche).toHaveLength(120);
});

const takeWebsiteAt = (hash: string, search = '') => {
  const replaceState = vi.fn();
  const website = takeWebsite({
    history: { state: 7, replaceState },
    location: { pathname: '/analysis', search, hash },
  });
  return { website, replaceState };
};

it('takes the website out of the fragment, and sets the URL of its step', () => {
  const { website, replaceState } = takeWebsiteAt(
    '#website=https%3A%2F%2Fm%C3%BCller.example%2Fa%3Fb%3D1',
    '?from=mail',
  );
  expect(website).toBe('https://müller.example/a?b=1');
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(7, '', '/analysis?from=mail&step=1');
});

it.each(['', '#r=abc', '#example', '#website=', '#website=%20'])('returns null for %j', (hash) => {
  const { website, replaceState } = takeWebsiteAt(hash);
  expect(website).toBeNull();
  expect(replaceState).not.toHaveBeenCalled();
});

it('keeps a URL with invalid percent-encoding unchanged', () => {
  expect(takeWebsiteAt('#website=100%.example').website).toBe('100%.example');
});

it('truncates long URLs', () => {
  expect(takeWebsiteAt(`#website=${'x'.repeat(9000)}`).website).toHaveLength(2048);
});
