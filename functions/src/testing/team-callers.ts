/** Who may call what is the team's, and who may not: tokens that nothing proves, as in the emulator. */
import { unsignedToken } from '../../../local/realtime-database/index.ts';

const NOW = Math.floor(Date.now() / 1000);

/** Since when the team's code is the one it is, in seconds since 1970. */
export const CODE_SINCE = NOW - 3600;

const tokenWith = (claims: object): string =>
  unsignedToken({ sub: 'x', aud: 'leads', iat: NOW, exp: NOW + 3600, auth_time: NOW, ...claims });

export const TOKENS = {
  visitor: null,
  account: tokenWith({}),
  'account that calls itself team': tokenWith({ team: 'true' }),
  'claim without an entry': tokenWith({ sub: 'removed', team: true }),
  'session of an old code': tokenWith({ sub: 'team', team: true, code: true, auth_time: CODE_SINCE - 1 }),
  code: tokenWith({ sub: 'team', team: true, code: true }),
  member: tokenWith({ sub: 'mara', team: true }),
} as const;

export type Who = keyof typeof TOKENS;

export const STRANGERS: readonly Who[] = [
  'visitor',
  'account',
  'account that calls itself team',
  'claim without an entry',
  'session of an old code',
];
