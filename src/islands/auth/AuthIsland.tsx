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
  const isDeleted = accountState.at === 'done' && accountState.on === 'delete';
  const current = useStore(session.$session, { ssr: 'initial' });
  const root = useRef<HTMLDivElement>(null);
  const was = useRef(current.at);
  const { at } = current;

  useEffect(() => session.follow(), []);
  useRefreshOnReturn();

  // The focused control was removed with its view: move focus to the new view's heading.
  useEffect(() => {
    const hasTurned = was.current !== at && (was.current === 'account' || at === 'account');
    if (hasTurned && was.current !== 'looking' && document.activeElement === document.body)
      root.current?.querySelector('h1')?.focus();
    was.current = at;
    if (at === 'account') account.close();
    if (at === 'nobody') account.leave();
  }, [at, account]);

  return (
    <div ref={root}>
      {current.at === 'account' && (
        <AccountPanel
          user={current.user}
          store={account}
          policy={policy}
          arrived={state.at === 'done' && state.on !== 'reset' ? state.on : null}
          copy={copy}
        >
          <SavedChecks user={current.user} locale={locale} copy={savedChecks} />
        </AccountPanel>
      )}
      {current.at === 'nobody' && (
        <Panel className={css.sheet}>
          <SignInForm store={form} policy={policy} ended={current.ended} isDeleted={isDeleted} copy={copy} />
        </Panel>
      )}
      {(current.at === 'looking' || current.at === 'unreachable') && (
        <Waiting isUnreachable={current.at === 'unreachable'} copy={copy} />
      )}
    </div>
  );
}
