import { afterEach, expect, it, vi } from 'vitest';
import { hasStoredAccess, hasStoredAccount } from './stored-account.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [[], false, false],
  [['firebase:authUser:local:access'], true, false],
  [['firebase:authUser:local:visitor'], false, true],
  [['firebase:authUser:local:visitor', 'firebase:authUser:local:access'], true, true],
  [['access', 'visitor', 'firebase:host:access'], false, false],
])(
  'distinguishes an access session from an account session, with the keys %j',
  (keys, hasAccessSession, hasAccount) => {
    vi.stubGlobal('localStorage', Object.fromEntries(keys.map((key) => [key, '{}'])));
    expect(hasStoredAccess()).toBe(hasAccessSession);
    expect(hasStoredAccount()).toBe(hasAccount);
  },
);

it('finds no session if storage is blocked', () => {
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('SecurityError');
        },
      },
    ),
  );
  expect(hasStoredAccess()).toBe(false);
});
