import { Button } from '../../ui/Button.tsx';
import { useReview } from './review-context.ts';
import { useCall } from './use-call.tsx';

/** Sends held and undeliverable messages. Unmounts with the warning once they are queued. */
export function Resend({ ids, label }: { readonly ids: readonly string[]; readonly label: string }) {
  const { store, locale } = useReview();
  const { isBusy, run, alert } = useCall();
  return (
    <>
      <Button
        variant="secondary"
        busy={isBusy}
        onClick={() => run(() => store.session.resendMessages(ids, locale))}
      >
        {label}
      </Button>
      {alert}
    </>
  );
}
