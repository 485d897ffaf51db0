import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import type { Locale } from '../../domain/site/locale.ts';
import { createBackend } from '../../services/firebase/index.ts';
import { FAILURES } from '../../stores/call-failures.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { createStopMonthlyCheckStore } from './monthly-store.ts';

export interface MonthlyIslandProps {
  readonly monthlyCheck: Copy['monthlyCheck'];
  readonly locale: Locale;
  readonly accountHref: string;
  readonly email: string;
}

/** A link's fragment is a uid and its signature. Others, such as the skip link's, are in-page anchors. */
const isToken = (fragment: string): boolean => fragment.includes('.');

/** Turns off the monthly check, through the link in its emails. */
export function MonthlyIsland(props: MonthlyIslandProps) {
  const { monthlyCheck: copy, locale } = props;
  const [store] = useState(() => createStopMonthlyCheckStore(createBackend(), locale));
  const token = useStore(store.$token);
  const submission = useStore(store.$submission);
  useEffect(() => {
    const readToken = () => {
      const fragment = location.hash.slice(1);
      if (isToken(fragment) || store.$token.get() === null) store.open(isToken(fragment) ? fragment : '');
    };
    readToken();
    addEventListener('hashchange', readToken);
    return () => removeEventListener('hashchange', readToken);
  }, [store]);

  const hasEnded = submission.status === 'done';
  const isInvalid = submission.status === 'rejected' && FAILURES[submission.error.code].next === 'replace';
  if (token === '' || hasEnded || isInvalid)
    return <Finished hasEnded={hasEnded} isInvalid={isInvalid} {...props} />;
  const isEnding = submission.status === 'submitting';
  return (
    <Panel className="stack start gap-5 narrow anywhere">
      {submission.status === 'rejected' && (
        <Alert tone="error">
          {fill(copy.failed, { message: submission.error.message || copy.unreachable })}
        </Alert>
      )}
      <Button disabled={isEnding || token === null} busy={isEnding} onClick={() => void store.end()}>
        {isEnding ? copy.ending : copy.end}
      </Button>
    </Panel>
  );
}

interface FinishedProps extends MonthlyIslandProps {
  readonly hasEnded: boolean;
  /** Without a link if false. */
  readonly isInvalid: boolean;
}

/** No action is left. Takes focus once the check is off, since the focused button is gone. */
function Finished({ hasEnded, isInvalid, monthlyCheck: copy, accountHref, email }: FinishedProps) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (hasEnded) message.current?.focus();
  }, [hasEnded]);
  return (
    <Panel role="status" className="stack start gap-5 narrow anywhere">
      <p ref={message} tabIndex={-1}>
        {hasEnded && copy.ended}
        {!hasEnded && !isInvalid && copy.noLink}
        {isInvalid && (
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
