import type { Access } from '../../contract/access/access.ts';
import type { AccessCodeRequest } from '../../contract/access/verify-access-code.ts';
import type { Outcome } from '../../contract/callable.ts';
import type { Locale } from '../../domain/site/locale.ts';

/** The access granted by a code entered earlier in this browser. `ended`: it has expired or was revoked. */
export type StoredAccess =
  | { readonly status: 'none' | 'ended' }
  | { readonly status: 'open'; readonly access: Access };

/** Access codes, and the session of the code that was accepted in this browser. */
export interface AccessCodes {
  /** Redeems a code and stores the session. Null: the site has no codes yet. */
  redeem(request: AccessCodeRequest): Promise<Outcome<Access | null>>;
  /** The stored session's access. Loads nothing if no code was accepted. */
  resume(language: Locale): Promise<Outcome<StoredAccess>>;
  leave(): Promise<void>;
}
