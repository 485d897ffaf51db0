import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import type { User } from '../../services/accounts/identity.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { AccountSettings } from './AccountSettings.tsx';
import css from './Auth.module.css';
import type { AccountStore } from './account-store.ts';
import type { AuthMode } from './auth-store.ts';
import type { PolicyStore } from './policy-store.ts';

export interface AccountPanelProps {
  readonly user: User;
  readonly store: AccountStore;
  readonly policy: PolicyStore;
  /** The form the user just completed, if any. */
  readonly completedMode: AuthMode | null;
  readonly copy: Copy['auth'];
  /** The account's saved data. */
  readonly children: ReactNode;
}

/** The signed-in user's account. */
export function AccountPanel({ user, store, policy, completedMode, copy, children }: AccountPanelProps) {
  const state = useStore(store.$state);
  const isWorking = state.status === 'submitting';
  const isPanelError =
    state.status === 'rejected' && (state.action === 'verify' || state.action === 'sign-out');
  const error = isPanelError && state.error !== 'current-password' ? state.error : null;
  const wasVerificationSent = state.status === 'done' && state.action === 'verify';

  return (
    <div className={`stack ${css.parts}`}>
      <Panel className="stack anywhere">
        <h1 className="text-2xl" tabIndex={-1}>
          {copy.account.title}
        </h1>
        {completedMode && state.status === 'idle' && (
          <Alert tone="success">{copy.successes[completedMode]}</Alert>
        )}
        {error && <Alert tone="error">{copy.faults[error]}</Alert>}
        {wasVerificationSent && <Alert tone="success">{copy.account.verificationSent}</Alert>}
        <p className="bold">{fill(copy.signedInAs, { email: user.email ?? user.uid })}</p>
        <div className={`row center ${css.verification}`}>
          <p className="note">{user.isVerified ? copy.account.verified : copy.account.unverified}</p>
          {!user.isVerified && (
            <Button variant="quiet" disabled={isWorking} onClick={store.resendVerification}>
              {copy.account.sendAgain}
            </Button>
          )}
        </div>
        <Button variant="secondary" className="action" disabled={isWorking} onClick={store.signOut}>
          {copy.signOut}
        </Button>
      </Panel>
      {children}
      <AccountSettings user={user} store={store} policy={policy} copy={copy} />
    </div>
  );
}
