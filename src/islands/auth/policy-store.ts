import { atom } from 'nanostores';
import { DEFAULT_POLICY, meetsPolicy, type PasswordPolicy } from '../../domain/accounts/password-policy.ts';
import type { Identity } from '../../services/backend.ts';

export type PolicyState =
  | { readonly status: 'unknown' }
  | { readonly status: 'known'; readonly policy: PasswordPolicy }
  /** Unknown policy version: only the service validates. */
  | { readonly status: 'unsupported' };

export type PolicyStore = ReturnType<typeof createPolicyStore>;

/** The service's policy for new passwords. */
export function createPolicyStore(identity: () => Promise<Identity>) {
  const $policy = atom<PolicyState>({ status: 'unknown' });
  let isLoading = false;

  const fetchPolicy = async (): Promise<PolicyState> => {
    const result = await identity().then((service) => service.getPasswordPolicy());
    if (result.ok) return { status: 'known', policy: result.policy };
    if (result.error === 'unsupported-password-policy-schema-version') return { status: 'unsupported' };
    if (result.error === 'network-request-failed') return { status: 'unknown' };
    // The policy of a service without policy support.
    return { status: 'known', policy: DEFAULT_POLICY };
  };

  return {
    $policy,
    async load() {
      if (isLoading || $policy.get().status !== 'unknown') return;
      isLoading = true;
      $policy.set(await fetchPolicy().catch((): PolicyState => ({ status: 'unknown' })));
      isLoading = false;
    },
    /** True if the password is known to violate the policy. */
    rejects(password: string): boolean {
      const current = $policy.get();
      return current.status === 'known' && !meetsPolicy(current.policy, password);
    },
  };
}
