import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import css from './ApplicationIsland.module.css';
import type { ApplicationStore } from './application-store.ts';

export interface WithdrawalProps {
  readonly store: ApplicationStore;
  readonly name: string;
  readonly copy: Copy['application'];
}

/** Withdraws the application, after a confirmation that names the person. */
export function Withdrawal({ store, name, copy: { withdraw: copy, unreachable } }: WithdrawalProps) {
  const ask = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const wasAsked = useRef(false);
  const doing = useStore(store.$action);
  const isAsked = doing.status !== 'idle' && doing.action === 'withdraw';
  const isWorking = isAsked && doing.status === 'submitting';
  const error = isAsked && doing.status === 'refused' && typeof doing.error === 'object' ? doing.error : null;

  useEffect(() => {
    if (isAsked && !wasAsked.current) question.current?.focus();
    if (!isAsked && wasAsked.current && document.activeElement === document.body) ask.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);

  return (
    <section className={css.part} aria-labelledby="withdraw">
      <h2 id="withdraw">{copy.title}</h2>
      <p className={css.note}>{copy.lead}</p>
      {error && <Alert tone="error">{fill(copy.failed, { message: error.message || unreachable })}</Alert>}
      {isAsked ? (
        <>
          <p ref={question} tabIndex={-1} className={css.question}>
            {fill(copy.question, { name })}
          </p>
          <div className={css.choices}>
            <Button disabled={isWorking} busy={isWorking} onClick={() => void store.withdraw()}>
              {isWorking ? copy.working : copy.confirm}
            </Button>
            <Button variant="secondary" disabled={isWorking} onClick={store.cancelWithdrawal}>
              {copy.keep}
            </Button>
          </div>
        </>
      ) : (
        <Button
          ref={ask}
          variant="secondary"
          disabled={doing.status === 'submitting'}
          className={css.save}
          onClick={store.requestWithdrawal}
        >
          {copy.ask}
        </Button>
      )}
    </section>
  );
}
