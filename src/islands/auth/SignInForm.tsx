import { useStore } from '@nanostores/react';
import { type ChangeEvent, type SubmitEvent, useRef } from 'react';
import type { Copy } from '../../copy/shape.ts';
import type { IdentityError } from '../../services/accounts/identity.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useEarlyInput } from '../../ui/use-early-input.ts';
import css from './Auth.module.css';
import type { AuthError, AuthState, AuthStore } from './auth-store.ts';
import { NewPassword } from './NewPassword.tsx';
import type { PolicyStore } from './policy-store.ts';

export interface SignInFormProps {
  readonly store: AuthStore;
  readonly policy: PolicyStore;
  /** Why the service ended the session; null if it did not. */
  readonly endReason: IdentityError | null;
  /** The account was just deleted. */
  readonly isDeleted: boolean;
  readonly copy: Copy['auth'];
}

interface MessageProps extends Pick<SignInFormProps, 'endReason' | 'isDeleted'> {
  readonly state: AuthState;
  readonly copy: Copy['auth'];
}

function errorText(error: AuthError, copy: Copy['auth']): string {
  if (error === 'email-first') return copy.emailFirst;
  return error === 'outdated-password' ? copy.outdatedPassword : copy.faults[error];
}

function Message({ state, endReason, isDeleted, copy }: MessageProps) {
  if (state.status === 'rejected') return <Alert tone="error">{errorText(state.error, copy)}</Alert>;
  // After a sign-in, the account panel shows the message instead.
  if (state.status === 'done' && state.action === 'reset')
    return <Alert tone="success">{copy.successes[state.action]}</Alert>;
  if (isDeleted) return <Alert tone="success">{copy.account.settings.delete.done}</Alert>;
  return endReason && state.status !== 'submitting' && <Alert tone="error">{copy.faults[endReason]}</Alert>;
}

/** The form to sign in or sign up with email and password. */
export function SignInForm({ store, policy, endReason, isDeleted, copy }: SignInFormProps) {
  const mode = useStore(store.$mode);
  const state = useStore(store.$state);
  const credentials = useStore(store.$credentials);
  const isLoading = state.status === 'submitting';
  const form = useRef<HTMLFormElement>(null);

  useEarlyInput(form, {
    email: ({ value }) => store.edit({ email: value }),
    password: ({ value }) => store.edit({ password: value }),
  });

  const password = {
    name: 'password',
    label: copy.password,
    value: credentials.password,
    readOnly: isLoading,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => store.edit({ password: target.value }),
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void store.submit();
  };

  return (
    <form ref={form} method="dialog" className={`stack gap-5 ${css.form}`} onSubmit={submit}>
      <h1 className="text-2xl" tabIndex={-1}>
        {copy.titles[mode]}
      </h1>
      <p className="note">{copy.purpose}</p>
      <Message state={state} endReason={endReason} isDeleted={isDeleted} copy={copy} />
      <TextField
        name="email"
        type="email"
        label={copy.email}
        autoComplete="username"
        required
        value={credentials.email}
        readOnly={isLoading}
        onChange={(event) => store.edit({ email: event.target.value })}
      />
      {mode === 'sign-up' ? (
        <NewPassword {...password} policy={policy} copy={copy} />
      ) : (
        <PasswordField {...password} texts={copy.passwords} autoComplete="current-password" required />
      )}
      <Button type="submit" disabled={isLoading} busy={isLoading}>
        {isLoading ? copy.busy : copy.submit[mode]}
      </Button>
      <div className={`split ${css.others}`}>
        {mode === 'sign-in' && (
          <Button variant="quiet" disabled={isLoading} onClick={store.forgotPassword}>
            {copy.forgot}
          </Button>
        )}
        <Button variant="quiet" disabled={isLoading} onClick={store.toggleMode}>
          {copy.toggle[mode]}
        </Button>
      </div>
    </form>
  );
}
