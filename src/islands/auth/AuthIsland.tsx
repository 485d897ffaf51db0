import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Copy } from '../../copy/shape.ts';
import type { Locale } from '../../domain/site/locale.ts';
import { pathOf } from '../../routes.ts';
import { createBackend } from '../../services/firebase/index.ts';
import { session } from '../../stores/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { AccountPanel } from './AccountPanel.tsx';
import css from './Auth.module.css';
import { createAccountStore } from './account-store.ts';
import { createAuthStore } from './auth-store.ts';
import { createPolicyStore } from './policy-store.ts';
import { SignInForm } from './SignInForm.tsx';
import { SavedChecks } from './saved-checks/SavedChecks.tsx';
import { useReturn } from './use-return.ts';

export interface AuthIslandProps {
  readonly auth: Copy['auth'];
  readonly savedChecks: Copy['savedChecks'];
  readonly locale: Locale;
}

function refreshUser(): void {
  if (session.$session.get().status === 'signed-in')
    void session.loadIdentity().then((service) => service.refresh());
}

/** The sign-in form, or the signed-in user's account. */
export function AuthIsland({ auth: copy, locale, savedChecks }: AuthIslandProps) {
  const [policy] = useState(() => createPolicyStore(session.loadIdentity));
  const [form] = useState(() => createAuthStore({ identity: session.loadIdentity, policy }));
  const [account] = useState(() =>
    createAccountStore({
      identity: session.loadIdentity,
      policy,
      backend: createBackend(),
      locale,
      save: (accountExport) =>
        saveFile(
          `${copy.account.settings.export.file}.json`,
          'application/json',
          JSON.stringify(accountExport, null, 2),
        ),
    }),
  );
  const state = useStore(form.$state);
  const accountState = useStore(account.$state);
  const isDeleted = accountState.status === 'done' && accountState.action === 'delete';
  const current = useStore(session.$session, { ssr: 'initial' });
  const root = useRef<HTMLDivElement>(null);
  const previousStatus = useRef(current.status);
  const { status } = current;

  useEffect(() => session.watch(), []);
  useReturn(refreshUser);
  const hasSignedIn = state.status === 'done' && state.action === 'sign-in';
  useEffect(() => {
    const [from, application] = location.hash.split('&');
    if (hasSignedIn && from === '#teamdashboard')
      location.replace(pathOf('teamdashboard', locale) + (application ? `#${application}` : ''));
  }, [hasSignedIn, locale]);

  // The focused control was removed with its view: move focus to the new view's heading.
  useEffect(() => {
    const hasSwitched =
      previousStatus.current !== status && (previousStatus.current === 'signed-in' || status === 'signed-in');
    if (hasSwitched && previousStatus.current !== 'loading' && document.activeElement === document.body)
      root.current?.querySelector('h1')?.focus();
    previousStatus.current = status;
    if (status === 'signed-in') account.close();
    if (status === 'signed-out') account.leave();
  }, [status, account]);

  return (
    <div ref={root}>
      {current.status === 'signed-in' && (
        <AccountPanel
          user={current.user}
          store={account}
          policy={policy}
          completedMode={state.status === 'done' && state.action !== 'reset' ? state.action : null}
          copy={copy}
        >
          <SavedChecks user={current.user} locale={locale} copy={savedChecks} />
        </AccountPanel>
      )}
      {current.status === 'signed-out' && (
        <Panel className={css.sheet}>
          <SignInForm
            store={form}
            policy={policy}
            endReason={current.endReason}
            isDeleted={isDeleted}
            copy={copy}
          />
        </Panel>
      )}
      {(current.status === 'loading' || current.status === 'unreachable') && (
        <Waiting isUnreachable={current.status === 'unreachable'} copy={copy} />
      )}
    </div>
  );
}

/** Placeholder while the signed-in user is loading or unreachable. */
function Waiting({ isUnreachable, copy }: { readonly isUnreachable: boolean; readonly copy: Copy['auth'] }) {
  return (
    <Panel className={`stack gap-5 ${css.form}`}>
      <h1 className="text-2xl" tabIndex={-1}>
        {copy.account.title}
      </h1>
      {isUnreachable ? (
        <>
          <Alert tone="error">{copy.faults['network-request-failed']}</Alert>
          <Button onClick={() => location.reload()}>{copy.account.again}</Button>
        </>
      ) : (
        <p role="status">{copy.busy}</p>
      )}
    </Panel>
  );
}
