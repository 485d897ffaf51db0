/** Callers with and without team access, with unverified tokens as in the emulator. */
import { unsignedToken } from '../../../packages/realtime-database/index.ts';

const NOW = Math.floor(Date.now() / 1000);

/** The team code stored in these tests. */
export const CODE = { salt: '00', hash: '00', version: 'current' };

/** Uid of the code's live session. */
export const SESSION_UID = `team-${'5e'.repeat(16)}`;

const CODE_SESSION = { sub: SESSION_UID, team: true, code: true };
const createToken = (claims: object): string =>
  unsignedToken({ sub: 'x', aud: 'leads', iat: NOW, exp: NOW + 3600, auth_time: NOW, ...claims });

export const TOKENS = {
  visitor: null,
  account: createToken({}),
  'account that calls itself team': createToken({ team: 'true' }),
  'claim without an entry': createToken({
    ...{ sub: 'removed', team: true },
    ...{ name: 'Removed', email: 'removed@team.example' },
  }),
  // Just signed in, with a token issued before the code rotated.
  'session of an old code': createToken({ ...CODE_SESSION, codeVersion: 'before' }),
  'session of the first code': createToken(CODE_SESSION),
  'ended session of the code': createToken({ ...CODE_SESSION, sub: 'team', codeVersion: CODE.version }),
  code: createToken({ ...CODE_SESSION, codeVersion: CODE.version }),
  member: createToken({ sub: 'mara', team: true }),
} as const;

export type CallerKind = keyof typeof TOKENS;

export const UNAUTHORIZED_CALLERS: readonly CallerKind[] = [
  'visitor',
  'account',
  'account that calls itself team',
  'claim without an entry',
  'session of an old code',
  'session of the first code',
  'ended session of the code',
];
