import { useEffect, useRef } from 'react';
import { counted, fill } from '../../../copy/fill.ts';
import type { Copy } from '../../../copy/shape.ts';
import { type SavedCheck, scoresUpTo } from '../../../domain/accounts/saved-check.ts';
import type { Locale } from '../../../domain/site/locale.ts';
import { pathOf } from '../../../routes.ts';
import { SHARE_PREFIX } from '../../../share/fragments.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import css from '../Auth.module.css';
import { ScoreSparkline } from './ScoreSparkline.tsx';
import type { Removal, SavedChecksStore } from './saved-checks-store.ts';

export interface CheckRowProps {
  readonly check: SavedCheck;
  /** All checks of the account, newest first. */
  readonly checks: readonly SavedCheck[];
  readonly removal: Removal;
  readonly store: SavedChecksStore;
  readonly isCompared: boolean;
  readonly locale: Locale;
  readonly copy: Copy['savedChecks'];
}

/** One check: website, date, score, trend, and actions. */
export function CheckRow({ check, checks, removal, store, isCompared, locale, copy }: CheckRowProps) {
  const { slot, at, host, score, report } = check;
  const website = host || copy.withoutWebsite;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const names = { website, date };
  const isRemoving = removal.status === 'submitting';
  const isConfirming = (removal.status === 'confirming' || isRemoving) && removal.action === slot;
  return (
    <li className={`stack ${css.check}`}>
      <div className={css.what}>
        <strong>{website}</strong>
        <span className="note">{date}</span>
      </div>
      <div className={css.score}>
        <span>{score === undefined ? copy.noScore : fill(copy.score, { n: Math.round(score) })}</span>
        <ScoreChange scores={scoresUpTo(checks, check)} locale={locale} copy={copy} />
      </div>
      {isConfirming ? (
        <Question names={names} isRemoving={isRemoving} store={store} copy={copy} />
      ) : (
        <div className={`row center ${css.actions}`}>
          <ButtonLink
            variant="quiet"
            href={`${pathOf('analysis', locale)}${SHARE_PREFIX}${report}`}
            aria-label={fill(copy.openOne, names)}
          >
            {copy.open}
          </ButtonLink>
          <label className={`tap ${css.compare}`}>
            <input
              type="checkbox"
              checked={isCompared}
              aria-label={fill(copy.compareOne, names)}
              onChange={() => void store.toggleSelection(slot)}
            />
            {copy.compare}
          </label>
          <Button
            variant="quiet"
            disabled={isRemoving}
            aria-label={fill(copy.removeOne, names)}
            onClick={() => store.requestRemoval(slot)}
          >
            {copy.remove}
          </Button>
        </div>
      )}
    </li>
  );
}

interface ScoreChangeProps {
  /** Oldest first, ending with this check. */
  readonly scores: readonly number[];
  readonly locale: Locale;
  readonly copy: Copy['savedChecks'];
}

function ScoreChange({ scores, locale, copy: { moved } }: ScoreChangeProps) {
  const [before, now] = scores.slice(-2).map(Math.round);
  if (before === undefined || now === undefined) return null;
  const difference = Math.abs(now - before);
  const words = now > before ? moved.up : moved.down;
  return (
    <span className={`row center note ${css.moved}`}>
      <ScoreSparkline scores={scores} />
      {difference === 0 ? moved.same : counted(words, difference, locale)}
    </span>
  );
}

interface QuestionProps {
  readonly names: { readonly website: string; readonly date: string };
  readonly isRemoving: boolean;
  readonly store: SavedChecksStore;
  readonly copy: Copy['savedChecks'];
}

/** Takes focus: the button that opened it is gone. */
function Question({ names, isRemoving, store, copy }: QuestionProps) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className={`row center ${css.actions} ${css.question}`}>
      <p ref={question} tabIndex={-1} className="whole bold">
        {fill(copy.removeSure, names)}
      </p>
      <Button variant="secondary" disabled={isRemoving} busy={isRemoving} onClick={() => void store.remove()}>
        {isRemoving ? copy.removing : copy.removeYes}
      </Button>
      <Button variant="quiet" disabled={isRemoving} onClick={store.cancelRemoval}>
        {copy.removeNo}
      </Button>
    </div>
  );
}
