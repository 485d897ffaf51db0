import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import type { User } from '../../services/backend.ts';
import { createBackend } from '../../services/firebase/index.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useEntered } from '../../ui/use-entered.ts';
import css from './AuthIsland.module.css';
import { type AuthState, createAuthStore } from './auth-store.ts';

export interface AuthIslandProps {
  readonly copy: Copy['auth'];
}

function Message({ state, copy }: { readonly state: AuthState; readonly copy: Copy['auth'] }) {
  if (state.at === 'success') return <Alert tone="success">{copy.successes[state.what]}</Alert>;
  if (state.at !== 'error') return null;
  return (
    <Alert tone="error">{state.fault === 'email-first' ? copy.emailFirst : copy.faults[state.fault]}</Alert>
  );
}

interface SignedInProps {
  readonly user: User;
  readonly copy: Copy['auth'];
  readonly onSignOut: () => void;
}

function SignedIn({ user, copy, onSignOut }: SignedInProps) {
  return (
    <div className={css.signedIn}>
      <p>{fill(copy.signedInAs, { email: user.email ?? user.uid })}</p>
      <Button variant="secondary" onClick={onSignOut}>
        {copy.signOut}
      </Button>
    </div>
  );
}

/** Sign-in and sign-up with e-mail and password. */
export function AuthIsland({ copy }: AuthIslandProps) {
  const [store] = useState(() => createAuthStore({ identity: createBackend().identity }));
  const mode = useStore(store.$mode);
  const state = useStore(store.$state);
  const user = useStore(store.$user);
  const { email, password } = useStore(store.$credentials);
  const isLoading = state.at === 'loading';
  const form = useRef<HTMLFormElement>(null);

  useEntered(form, {
    email: ({ value }) => store.edit({ email: value }),
    password: ({ value }) => store.edit({ password: value }),
  });
  useEffect(() => store.watch(), [store]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void store.submit();
  };

  return (
    <Panel>
      <form ref={form} method="dialog" className={css.form} onSubmit={submit}>
        <h1 className={css.title}>{copy.titles[mode]}</h1>
        {user && <SignedIn user={user} copy={copy} onSignOut={store.signOut} />}
        <Message state={state} copy={copy} />
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
    </Panel>
  );
}
