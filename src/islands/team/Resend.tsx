import { useState } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { failureText } from './events.ts';
import { useReview } from './review-context.ts';

/** Sends held and undeliverable messages. Unmounts with the warning once they are queued. */
export function Resend({ ids, label }: { readonly ids: readonly string[]; readonly label: string }) {
  const { store, copy, locale } = useReview();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const message = await store.resend(ids, locale);
    setBusy(false);
    if (message !== null) setFailure(failureText(message, copy));
  };

  return (
    <>
      <Button variant="secondary" busy={busy} onClick={send}>
        {label}
      </Button>
      {failure !== null && <Alert tone="error">{failure}</Alert>}
    </>
  );
}
