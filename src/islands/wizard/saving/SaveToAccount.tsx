import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../copy/fill.ts';
import { MAX_SAVED_CHECKS, type SavedCheck } from '../../../domain/accounts/saved-check.ts';
import { pathOf } from '../../../routes.ts';
import { createBackend } from '../../../services/firebase/index.ts';
import type { SharedReport } from '../../../share/shared-report.ts';
import { STORAGE_KEY } from '../../../share/storage-key.ts';
import { session } from '../../../stores/session.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import css from '../results/sharing/Keep.module.css';
import { useResult } from '../wizard-context.ts';
import { createSaveStore } from './save-store.ts';

export interface SaveToAccountProps {
  readonly report: SharedReport;
  /** Whether the result is complete. */
  readonly isComplete: boolean;
}

/** Whether the result survives a visit to another page. Not in a frame on another site. */
function canReturn(): boolean {
  try {
    return window.top === window && localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

/** Saves the result to the account of a signed-in user. Never asks anybody to sign up. */
export function SaveToAccount({ report, isComplete }: SaveToAccountProps) {
  const { texts, locale } = useResult();
  const { status } = useStore(session.$session, { ssr: 'initial' });
  useEffect(() => session.watch(), []);
  if (status === 'signed-in') return <Offer report={report} isComplete={isComplete} />;
  if (status !== 'signed-out' || !canReturn()) return null;
  return (
    <p className={classNames('note', css.account)}>
      <a href={`${pathOf('auth', locale)}?from=result`}>{texts.results.keep.account.signIn}</a>
    </p>
  );
}

function Offer({ report, isComplete }: SaveToAccountProps) {
  const { texts, locale } = useResult();
  const { account } = texts.results.keep;
  const [store] = useState(() => createSaveStore(createBackend().savedChecks));
  const state = useStore(store.$save);
  const isWorking = state.status === 'submitting';
  const error = state.status === 'rejected' ? state.error : null;
  if (state.status === 'done') {
    return (
      <div className={classNames('stack gap-3 start', css.account)}>
        <Alert tone="success">{state.data.wasSaved ? account.before : account.kept}</Alert>
        <a href={`${pathOf('auth', locale)}#saved-checks`}>{account.see}</a>
      </div>
    );
  }
  if (error && typeof error !== 'string') {
    return (
      <Full
        oldest={error.oldest}
        onMakeRoom={() => void store.makeRoom(report)}
        onLeave={() => store.cancel()}
      />
    );
  }
  return (
    <div className={classNames('stack gap-3 start', css.account)}>
      {error && <Alert tone="error">{account.faults[error]}</Alert>}
      <Button
        variant="secondary"
        disabled={isWorking || !isComplete}
        busy={isWorking}
        onClick={() => void store.save(report)}
      >
        {isWorking ? account.working : account.offer}
      </Button>
    </div>
  );
}

interface FullProps {
  readonly oldest: SavedCheck;
  readonly onMakeRoom: () => void;
  readonly onLeave: () => void;
}

/** The question takes focus, since the button that opened it is gone. */
function Full({ oldest, onMakeRoom, onLeave }: FullProps) {
  const { texts, locale } = useResult();
  const { account } = texts.results.keep;
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(oldest.at);
  const website = oldest.host || account.withoutWebsite;
  return (
    <div className={classNames('stack gap-3 start', css.account)}>
      <p ref={question} tabIndex={-1} className="narrow anywhere">
        {fill(account.full, { n: MAX_SAVED_CHECKS, website, date })}
      </p>
      <div className="row">
        <Button variant="secondary" onClick={onMakeRoom}>
          {account.makeRoom}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {account.leave}
        </Button>
      </div>
    </div>
  );
}
