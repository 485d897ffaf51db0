import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import type { Locale } from '../../domain/site/locale.ts';
import { createBackend } from '../../services/firebase/index.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import css from './MonthlyIsland.module.css';
import { createMonthlyStore, type MonthlyState } from './monthly-store.ts';

export interface MonthlyIslandProps {
  readonly monthlyCheck: Copy['monthlyCheck'];
  readonly locale: Locale;
  readonly accountHref: string;
  readonly email: string;
}

/** A link's fragment is a uid and its signature. Others, such as the skip link's, are in-page anchors. */
const isToken = (fragment: string): boolean => fragment.includes('.');

/** Turns off the monthly check, through the link in its e-mails. */
export function MonthlyIsland(props: MonthlyIslandProps) {
  const { monthlyCheck: copy, locale } = props;
  const [store] = useState(() => createMonthlyStore(createBackend(), locale));
  const state = useStore(store.$state);
  useEffect(() => {
    const read = () => {
      const fragment = location.hash.slice(1);
      if (isToken(fragment) || store.$state.get().at === 'reading')
        store.open(isToken(fragment) ? fragment : '');
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [store]);

  if (state.at === 'closed' || state.at === 'ended') return <Over state={state} {...props} />;
  const isEnding = state.at === 'ending';
  return (
    <Panel className={css.panel}>
      {state.at === 'failed' && (
        <Alert tone="error">{fill(copy.failed, { message: state.message || copy.unreachable })}</Alert>
      )}
      <Button disabled={isEnding || state.at === 'reading'} busy={isEnding} onClick={() => void store.end()}>
        {isEnding ? copy.ending : copy.end}
      </Button>
    </Panel>
  );
}

interface OverProps extends MonthlyIslandProps {
  readonly state: Extract<MonthlyState, { at: 'closed' | 'ended' }>;
}

/** No action is left. Takes focus once the check is off, since the focused button is gone. */
function Over({ state, monthlyCheck: copy, accountHref, email }: OverProps) {
  const message = useRef<HTMLParagraphElement>(null);
  const hasEnded = state.at === 'ended';
  useEffect(() => {
    if (hasEnded) message.current?.focus();
  }, [hasEnded]);
  const why = state.at === 'closed' ? state.why : null;
  return (
    <Panel role="status" className={css.panel}>
      <p ref={message} tabIndex={-1}>
        {hasEnded && copy.ended}
        {why === 'no-link' && copy.noLink}
        {why === 'invalid' && (
          <>
            {copy.invalid} <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
      </p>
      {hasEnded && <p>{copy.again}</p>}
      <a href={accountHref}>{copy.account}</a>
    </Panel>
  );
}
