import { useStore } from '@nanostores/react';
import type { ComponentProps } from 'react';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import { checkRequirements } from '../../domain/accounts/password-policy.ts';
import { PasswordField, type Requirement } from '../../ui/PasswordField.tsx';
import type { PolicyState, PolicyStore } from './policy-store.ts';

export interface NewPasswordProps extends Pick<ComponentProps<'input'>, 'name' | 'readOnly' | 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly policy: PolicyStore;
  readonly copy: Copy['auth'];
}

function getRequirements(
  knownPolicy: PolicyState,
  password: string,
  copy: Copy['auth'],
): readonly Requirement[] {
  if (knownPolicy.status !== 'known') return [];
  const { policy } = knownPolicy;
  return checkRequirements(policy, password).map(({ requirement, isMet }) => ({
    text: fill(copy.passwords.demands[requirement], {
      count: `${requirement === 'max' ? policy.max : policy.min}`,
    }),
    // An empty password trivially meets the maximum length.
    isMet: isMet && password !== '',
  }));
}

/** A new password, with the service's requirements checked while typing. */
export function NewPassword({ policy, copy, value, ...field }: NewPasswordProps) {
  const knownPolicy = useStore(policy.$policy);
  return (
    <>
      <PasswordField
        {...field}
        value={value}
        texts={copy.passwords}
        requirements={getRequirements(knownPolicy, value, copy)}
        autoComplete="new-password"
        required
      />
      {knownPolicy.status === 'unsupported' && (
        <p className="note" role="status">
          {copy.faults['unsupported-password-policy-schema-version']}
        </p>
      )}
    </>
  );
}
