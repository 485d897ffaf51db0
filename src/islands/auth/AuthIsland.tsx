import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Copy } from '../../copy/shape.ts';
import type { Locale } from '../../domain/site/locale.ts';
import { createBackend } from '../../services/firebase/index.ts';
import { session } from '../../stores/session.ts';
import { Panel } from '../../ui/Panel.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { AccountPanel } from './AccountPanel.tsx';
import css from './AuthIsland.module.css';
import { createAccountStore } from './account-store.ts';
import { createAuthStore } from './auth-store.ts';
import { createPolicyStore } from './policy-store.ts';
import { SignInForm } from './SignInForm.tsx';
import { SavedChecks } from './saved-checks/SavedChecks.tsx';
import { useRefreshOnReturn } from './use-refresh-on-return.ts';
import { Waiting } from './Waiting.tsx';

export interface AuthIslandProps {
  readonly auth: Copy['auth'];
  readonly savedChecks: Copy['savedChecks'];
  readonly locale: Locale;
}

/** The sign-in form, or the signed-in user's account. */
export function AuthIsland({ auth: copy, locale, savedChecks }: AuthIslandProps) {
  const [policy] = useState(() => createPolicyStore(session.identity));
  const [form] = useState(() => createAuthStore({ identity: session.identity, policy }));
  const [account] = useState(() =>
    createAccountStore({
      identity: session.identity,
      policy,
      backend: createBackend(),
      locale,
      save: (everything) =>
        saveFile(
          `${copy.account.settings.export.file}.json`,
          'application/json',
          JSON.stringify(everything, null, 2),
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

  useEffect(() => session.follow(), []);
  useRefreshOnReturn();

  // The focused control was removed with its view: move focus to the new view's heading.
  useEffect(() => {
    const hasSwitched =
      previousStatus.current !== status && (previousStatus.current === 'account' || status === 'account');
    if (hasSwitched && previousStatus.current !== 'looking' && document.activeElement === document.body)
      root.current?.querySelector('h1')?.focus();
    previousStatus.current = status;
    if (status === 'account') account.close();
    if (status === 'nobody') account.leave();
  }, [status, account]);

  return (
    <div ref={root}>
      {current.status === 'account' && (
        <AccountPanel
          user={current.user}
          store={account}
          policy={policy}
          arrived={state.status === 'done' && state.action !== 'reset' ? state.action : null}
          copy={copy}
        >
          <SavedChecks user={current.user} locale={locale} copy={savedChecks} />
        </AccountPanel>
      )}
      {current.status === 'nobody' && (
        <Panel className={css.sheet}>
          <SignInForm store={form} policy={policy} ended={current.ended} isDeleted={isDeleted} copy={copy} />
        </Panel>
      )}
      {(current.status === 'looking' || current.status === 'unreachable') && (
        <Waiting isUnreachable={current.status === 'unreachable'} copy={copy} />
      )}
    </div>
  );
}
