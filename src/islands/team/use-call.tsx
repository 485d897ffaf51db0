import { useState } from 'react';
import type { Outcome } from '../../contract/callable.ts';
import { fill } from '../../copy/fill.ts';
import { Alert } from '../../ui/Alert.tsx';
import { useReview } from './review-context.ts';

/** Calls the server, one call at a time. @returns whether one runs, a function that starts one, and why it failed */
export function useCall() {
  const { copy } = useReview();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (call: () => Promise<Outcome<unknown>>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const outcome = await call();
    setBusy(false);
    // Without a message, the server was not reached.
    if (!outcome.ok) setFailure(outcome.error.message || copy.gate.faults.unreachable);
  };
  const alert = failure !== null && <Alert tone="error">{fill(copy.failed, { message: failure })}</Alert>;
  return { isBusy, run, alert };
}
