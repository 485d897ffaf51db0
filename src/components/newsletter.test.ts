import { expect, it, vi } from 'vitest';
import { subscribe } from './newsletter.ts';

const texts = { missing: 'Missing', thanks: 'Thanks' };

it('logs the address and says thanks', () => {
  const [alert, log] = [vi.fn(), vi.fn()];
  expect(subscribe(' ada@example.com ', texts, { alert, log })).toBe(true);
  expect(log).toHaveBeenCalledExactlyOnceWith('ada@example.com');
  expect(alert).toHaveBeenCalledExactlyOnceWith('Thanks');
});

it.each(['', '  '])('asks for an address instead of %j', (email) => {
  const [alert, log] = [vi.fn(), vi.fn()];
  expect(subscribe(email, texts, { alert, log })).toBe(false);
  expect(log).not.toHaveBeenCalled();
  expect(alert).toHaveBeenCalledExactlyOnceWith('Missing');
});
