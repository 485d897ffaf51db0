import { atom, type ReadableAtom } from 'nanostores';
import { DEFAULT_POLICY, meets, type PasswordPolicy } from '../../domain/accounts/password-policy.ts';
import type { Identity } from '../../services/accounts/identity.ts';

export type KnownPolicy =
  | { readonly at: 'unknown' }
  | { readonly at: 'known'; readonly policy: PasswordPolicy }
  /** Unknown policy version: only the service validates. */
  | { readonly at: 'unsupported' };

export interface PolicyStore {
  readonly $policy: ReadableAtom<KnownPolicy>;
  /** Loads the policy once. */
  load(): Promise<void>;
  /** True if the service is known to refuse the password. */
  refuses(password: string): boolean;
}

/** The service's policy for new passwords. */
export function createPolicyStore(identity: () => Promise<Identity>): PolicyStore {
  const $policy = atom<KnownPolicy>({ at: 'unknown' });
  let isLoading = false;

  const ask = async (): Promise<KnownPolicy> => {
    const answer = await identity().then((service) => service.passwordPolicy());
    if (answer.ok) return { at: 'known', policy: answer.policy };
    if (answer.fault === 'unsupported-password-policy-schema-version') return { at: 'unsupported' };
    if (answer.fault === 'network-request-failed') return { at: 'unknown' };
    // The policy of a service without policy support.
    return { at: 'known', policy: DEFAULT_POLICY };
  };

  return {
    $policy,
    async load() {
      if (isLoading || $policy.get().at !== 'unknown') return;
      isLoading = true;
      $policy.set(await ask().catch((): KnownPolicy => ({ at: 'unknown' })));
      isLoading = false;
    },
    refuses(password) {
      const known = $policy.get();
      return known.at === 'known' && !meets(known.policy, password);
    },
  };
}
