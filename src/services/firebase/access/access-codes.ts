import type { Access } from '../../../contract/access/access.ts';
import type { AccessCodeRequest } from '../../../contract/access/verify-access-code.ts';
import type { Outcome } from '../../../contract/callable.ts';
import type { Locale } from '../../../domain/site/locale.ts';
import { hasStoredAccess } from '../../accounts/stored-account.ts';
import { config } from '../built-config.ts';

/** The access granted by a code entered earlier in this browser. `ended`: it has expired or was revoked. */
export type StoredAccess =
  | { readonly status: 'none' | 'ended' }
  | { readonly status: 'open'; readonly access: Access };

/** Maps rejections, such as a failed script download or token refresh, to `unavailable`. */
const orUnavailable = <T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> =>
  work().catch(() => ({ ok: false, error: { code: 'unavailable', message: '' } }));

export type AccessCodes = ReturnType<typeof createAccessCodes>;

/** Access codes, and the session of the code that was accepted in this browser. Separate from the pages' other backend. */
export function createAccessCodes() {
  return {
    /** Redeems a code and stores the session. Null: the site has no codes yet. */
    redeem: (request: AccessCodeRequest) =>
      orUnavailable<Access | null>(async () => {
        const [{ verifyAccessCode }, { call }] = await Promise.all([
          import('../../../contract/access/verify-access-code.ts'),
          import('../calls.ts'),
        ]);
        const outcome = await call(config, verifyAccessCode, request);
        if (!outcome.ok) return outcome;
        if (outcome.data.is === 'inactive') return { ok: true, data: null };
        const { openAccessSession } = await import('./access-session.ts');
        await openAccessSession(config, outcome.data.token);
        return { ok: true, data: outcome.data.access };
      }),

    /** The stored session's access. Loads nothing if no code was accepted. */
    resume: (language: Locale) =>
      orUnavailable<StoredAccess>(async () => {
        if (!hasStoredAccess()) return { ok: true, data: { status: 'none' } };
        const [{ checkAccess }, { call }, { getAccessIdToken, closeAccessSession }] = await Promise.all([
          import('../../../contract/access/check-access.ts'),
          import('../calls.ts'),
          import('./access-session.ts'),
        ]);
        const token = await getAccessIdToken(config);
        if (token === null) return { ok: true, data: { status: 'ended' } };
        const outcome = await call(config, checkAccess, { language }, { token });
        if (!outcome.ok) return outcome;
        const { access } = outcome.data;
        if (access) return { ok: true, data: { status: 'open', access } };
        await closeAccessSession(config);
        return { ok: true, data: { status: 'ended' } };
      }),

    async leave() {
      const { closeAccessSession } = await import('./access-session.ts');
      await closeAccessSession(config);
    },
  };
}
