import type { Application } from '../../../domain/applications/application.ts';
import { replyLink } from '../../../domain/applications/reply.ts';
import type { Locale } from '../../../domain/site/locale.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { useReview } from '../review-context.ts';
import css from './Detail.module.css';

export interface AnswerProps {
  readonly application: Application;
  /** Null if unknown. */
  readonly applicationLanguage: Locale | null;
}

/** A reply about the current status, which opens in the reviewer's mail client. */
export function Answer({ application, applicationLanguage }: AnswerProps) {
  const { store, copy, locale, replyTemplates, hint } = useReview();
  const { id, email, status } = application;
  const template = replyTemplates[applicationLanguage ?? locale][status];
  if (email === '') return null;
  return (
    <div className={css.part}>
      <p className={css.buttons}>
        <ButtonLink
          variant="secondary"
          {...hint('answer')}
          href={replyLink(template, application, store.session.actor)}
          onClick={() => void store.session.recordReply(id).catch(() => undefined)}
        >
          {copy.detail.answer.write[status]}
        </ButtonLink>
      </p>
    </div>
  );
}
