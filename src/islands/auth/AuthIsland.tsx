import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Copy } from '../../copy/shape.ts';
import type { Locale } from '../../domain/locale.ts';
import { session } from '../../stores/session.ts';
import { Panel } from '../../ui/Panel.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import css from './AuthIsland.module.css';
import { createAccountStore } from './account-store.ts';
import { createAuthStore } from './auth-store.ts';
import { createPolicyStore } from './policy-store.ts';
import { SignInForm } from './SignInForm.tsx';
import { SavedChecks } from './saved-checks/SavedChecks.tsx';
import type { SavedChecksTexts } from './saved-checks/texts.ts';
import { Waiting } from './Waiting.tsx';

export interface AuthIslandProps {
  readonly copy: Copy['auth'];
  readonly locale: Locale;
  readonly saved: SavedChecksTexts;
}

/** The form for whoever is not signed in, and the account of whoever is. */
export function AuthIsland({ copy, locale, saved }: AuthIslandProps) {
  const [policy] = useState(() => createPolicyStore(session.identity));
  const [form] = useState(() => createAuthStore({ identity: session.identity, policy }));
  const [account] = useState(() => createAccountStore({ identity: session.identity }));
  const state = useStore(form.$state);
  const current = useStore(session.$session, { ssr: 'initial' });
  const root = useRef<HTMLDivElement>(null);
  const was = useRef(current.at);
  const { at } = current;

  useEffect(() => session.follow(), []);

  // What was pressed has gone with the form, or with the account: reading goes on at the heading of what came.
  useEffect(() => {
    const hasTurned = was.current !== at && (was.current === 'account' || at === 'account');
    if (hasTurned && was.current !== 'looking' && document.activeElement === document.body)
      root.current?.querySelector('h1')?.focus();
    was.current = at;
  }, [at]);

  return (
    <div ref={root}>
      {current.at === 'account' && (
        <AccountPanel
          user={current.user}
          store={account}
          arrived={state.at === 'success' && state.what !== 'reset-sent' ? state.what : null}
          copy={copy}
        >
          <SavedChecks user={current.user} locale={locale} texts={saved} />
        </AccountPanel>
      )}
      {current.at === 'nobody' && (
        <Panel className={css.sheet}>
          <SignInForm store={form} policy={policy} ended={current.ended} copy={copy} />
        </Panel>
      )}
      {(current.at === 'looking' || current.at === 'unreachable') && (
        <Waiting isUnreachable={current.at === 'unreachable'} copy={copy} />
      )}
    </div>
  );
}
