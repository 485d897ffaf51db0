import type { Access } from '../../contract/access/access.ts';
import type { AccessCodeRequest } from '../../contract/access/verify-access-code.ts';
import type { Outcome } from '../../contract/callable.ts';
import type { Locale } from '../../domain/site/locale.ts';

/** What the code entered earlier in this browser opens. `ended`: it did, and no longer does. */
export type KeptAccess = { readonly is: 'none' | 'ended' } | { readonly is: 'open'; readonly access: Access };

/** Access codes, and the session of the one that was accepted in this browser. */
export interface AccessCodes {
  /** Opens what a code is for, and keeps that it is open; null: there are no codes yet. */
  enter(request: AccessCodeRequest): Promise<Outcome<Access | null>>;
  /** Asks what is open. Loads nothing where no code was accepted. */
  kept(language: Locale): Promise<Outcome<KeptAccess>>;
  leave(): Promise<void>;
}
