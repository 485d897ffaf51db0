import { atom, type ReadableAtom } from 'nanostores';
import { DEFAULT_POLICY, meets, type PasswordPolicy } from '../../domain/accounts/password-policy.ts';
import type { Identity } from '../../services/accounts/identity.ts';

export type KnownPolicy =
  | { readonly at: 'unknown' }
  | { readonly at: 'known'; readonly policy: PasswordPolicy }
  /** It came in a form that nobody here knows: the service checks alone. */
  | { readonly at: 'unsupported' };

export interface PolicyStore {
  readonly $policy: ReadableAtom<KnownPolicy>;
  /** Asks the service for it, once. */
  load(): Promise<void>;
  /** True where it is known that the service would refuse a password. */
  refuses(password: string): boolean;
}

/** What a new password has to be like, as the service says. */
export function createPolicyStore(identity: () => Promise<Identity>): PolicyStore {
  const $policy = atom<KnownPolicy>({ at: 'unknown' });
  let isLoading = false;

  const ask = async (): Promise<KnownPolicy> => {
    const answer = await identity().then((service) => service.passwordPolicy());
    if (answer.ok) return { at: 'known', policy: answer.policy };
    if (answer.fault === 'unsupported-password-policy-schema-version') return { at: 'unsupported' };
    if (answer.fault === 'network-request-failed') return { at: 'unknown' };
    // A service that knows nothing of policies has this one.
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
