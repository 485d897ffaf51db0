import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import type { ApplicationStore } from './application-store.ts';

/** Withdraws the application, after a confirmation that names the person. */
export function Withdrawal({
  store,
  name,
  copy: { withdraw: copy, unreachable },
}: {
  readonly store: ApplicationStore;
  readonly name: string;
  readonly copy: Copy['application'];
}) {
  const askButton = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const wasConfirming = useRef(false);
  const submission = useStore(store.$action);
  const isConfirming = submission.status !== 'idle' && submission.action === 'withdraw';
  const isSubmitting = isConfirming && submission.status === 'submitting';
  const error =
    isConfirming && submission.status === 'rejected' && typeof submission.error === 'object'
      ? submission.error
      : null;

  useEffect(() => {
    if (isConfirming && !wasConfirming.current) question.current?.focus();
    if (!isConfirming && wasConfirming.current && document.activeElement === document.body)
      askButton.current?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);

  return (
    <section className="stack anywhere" aria-labelledby="withdraw">
      <h2 id="withdraw">{copy.title}</h2>
      <p className="note">{copy.lead}</p>
      {error && <Alert tone="error">{fill(copy.failed, { message: error.message || unreachable })}</Alert>}
      {isConfirming ? (
        <>
          <p ref={question} tabIndex={-1} className="bold">
            {fill(copy.question, { name })}
          </p>
          <div className="row">
            <Button
              className="action"
              disabled={isSubmitting}
              busy={isSubmitting}
              onClick={() => void store.withdraw()}
            >
              {isSubmitting ? copy.working : copy.confirm}
            </Button>
            <Button
              variant="secondary"
              className="action"
              disabled={isSubmitting}
              onClick={store.cancelWithdrawal}
            >
              {copy.keep}
            </Button>
          </div>
        </>
      ) : (
        <Button
          ref={askButton}
          variant="secondary"
          disabled={submission.status === 'submitting'}
          className="action"
          onClick={store.requestWithdrawal}
        >
          {copy.ask}
        </Button>
      )}
    </section>
  );
}
