import { useStore } from '@nanostores/react';
import { type SubmitEvent, useRef } from 'react';
import type { Copy } from '../../copy/shape.ts';
import type { IdentityFault } from '../../services/identity.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useEntered } from '../../ui/use-entered.ts';
import css from './AuthIsland.module.css';
import type { AuthState, AuthStore } from './auth-store.ts';

export interface SignInFormProps {
  readonly store: AuthStore;
  /** Why the session ended, where it was the service that ended it. */
  readonly ended: IdentityFault | null;
  readonly copy: Copy['auth'];
}

interface MessageProps {
  readonly state: AuthState;
  readonly ended: IdentityFault | null;
  readonly copy: Copy['auth'];
}

function Message({ state, ended, copy }: MessageProps) {
  if (state.at === 'error')
    return (
      <Alert tone="error">{state.fault === 'email-first' ? copy.emailFirst : copy.faults[state.fault]}</Alert>
    );
  // Whoever has signed in reads of it above their account.
  if (state.at === 'success' && state.what === 'reset-sent')
    return <Alert tone="success">{copy.successes[state.what]}</Alert>;
  return ended && state.at !== 'loading' && <Alert tone="error">{copy.faults[ended]}</Alert>;
}

/** Sign-in and sign-up with e-mail and password. */
export function SignInForm({ store, ended, copy }: SignInFormProps) {
  const mode = useStore(store.$mode);
  const state = useStore(store.$state);
  const { email, password } = useStore(store.$credentials);
  const isLoading = state.at === 'loading';
  const form = useRef<HTMLFormElement>(null);

  useEntered(form, {
    email: ({ value }) => store.edit({ email: value }),
    password: ({ value }) => store.edit({ password: value }),
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void store.submit();
  };

  return (
    <form ref={form} method="dialog" className={css.form} onSubmit={submit}>
      <h1 className={css.title} tabIndex={-1}>
        {copy.titles[mode]}
      </h1>
      <Message state={state} ended={ended} copy={copy} />
      <TextField
        name="email"
        type="email"
        label={copy.email}
        autoComplete="username"
        required
        value={email}
        readOnly={isLoading}
        onChange={(event) => store.edit({ email: event.target.value })}
      />
      <TextField
        name="password"
        type="password"
        label={copy.password}
        autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
        required
        value={password}
        readOnly={isLoading}
        onChange={(event) => store.edit({ password: event.target.value })}
      />
      <Button type="submit" disabled={isLoading} busy={isLoading}>
        {isLoading ? copy.busy : copy.submit[mode]}
      </Button>
      <div className={css.others}>
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
