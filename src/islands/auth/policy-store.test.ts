import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_POLICY } from '../../domain/accounts/password-policy.ts';
import { createPolicyStore } from './policy-store.ts';
import { fakeIdentity } from './testing/fake-identity.ts';

function setUp() {
  const service = vi.mockObject(fakeIdentity(), { spy: true });
  return { service, store: createPolicyStore(async () => service) };
}

describe('the password policy', () => {
  it('loads once, and then validates every new password', async () => {
    const { store, service } = setUp();
    service.getPasswordPolicy.mockResolvedValue({ ok: true, policy: { ...DEFAULT_POLICY, min: 12 } });
    expect(store.rejects('kurz')).toBe(false);
    await Promise.all([store.load(), store.load()]);
    await store.load();
    expect(service.getPasswordPolicy).toHaveBeenCalledOnce();
    expect(store.rejects('elf Zeichen')).toBe(true);
    expect(store.rejects('zwölf Zeichen')).toBe(false);
  });

  it('accepts every password if the policy has an unknown version', async () => {
    const { store, service } = setUp();
    service.getPasswordPolicy.mockResolvedValue({
      ok: false,
      error: 'unsupported-password-policy-schema-version',
    });
    await store.load();
    expect(store.$policy.get()).toEqual({ status: 'unsupported' });
    expect(store.rejects('')).toBe(false);
  });

  it('loads again after a network failure', async () => {
    const { service } = setUp();
    const identity = vi.fn(async () => service);
    identity.mockRejectedValueOnce(new TypeError('import'));
    service.getPasswordPolicy.mockResolvedValueOnce({ ok: false, error: 'network-request-failed' });
    const store = createPolicyStore(identity);
    await store.load();
    await store.load();
    expect(store.$policy.get()).toEqual({ status: 'unknown' });
    await store.load();
    expect(store.$policy.get().status).toBe('known');
  });

  it('defaults to six characters if the service has no policies', async () => {
    const { store, service } = setUp();
    service.getPasswordPolicy.mockResolvedValue({ ok: false, error: 'unknown' });
    await store.load();
    expect(store.$policy.get()).toEqual({ status: 'known', policy: DEFAULT_POLICY });
  });
});
