import type { Outcome } from '../../../contract/callable.ts';
import type { AccessCodes, StoredAccess } from '../../access/access-codes.ts';
import { hasStoredAccess } from '../../accounts/stored-account.ts';
import { config as builtConfig } from '../built-config.ts';
import type { BackendConfig } from '../config.ts';

/** Maps rejections, such as a failed script download or token refresh, to `unavailable`. */
const orUnavailable = <T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> =>
  work().catch(() => ({ ok: false, error: { code: 'unavailable', message: '' } }));

/**
 * Access codes on Firebase, separate from the backend of all other pages.
 * @param config replaces the build's configuration in tests
 */
export function createAccessCodes(config: BackendConfig = builtConfig): AccessCodes {
  return {
    redeem: (request) =>
      orUnavailable(async () => {
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

    resume: (language) =>
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
