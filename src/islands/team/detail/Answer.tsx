import { fill } from '../../../copy/fill.ts';
import { APPLICATION_STATUSES, type Application } from '../../../domain/applications/application.ts';
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

/** Reply templates, which open in the reviewer's mail client. */
export function Answer({ application, applicationLanguage }: AnswerProps) {
  const { store, copy, locale, replyTemplates, hint } = useReview();
  const language = applicationLanguage ?? locale;
  const { id, email, status } = application;
  if (email === '') return null;
  // The template for the current status comes first.
  const choices = [status, ...APPLICATION_STATUSES.filter((other) => other !== status)];
  return (
    <details className={css.part}>
      <summary>{copy.detail.answer.title}</summary>
      <p className={css.buttons}>
        {choices.map((choice, index) => (
          <ButtonLink
            key={choice}
            variant={index === 0 ? 'secondary' : 'quiet'}
            {...hint(index === 0 ? 'answer' : undefined)}
            href={replyLink(replyTemplates[language][choice], application, store.session.actor)}
            onClick={() => void store.session.recordReply(id).catch(() => undefined)}
          >
            {fill(copy.detail.answer.write, { status: copy.statuses[choice] })}
          </ButtonLink>
        ))}
      </p>
      <p className={css.hint}>{copy.detail.answer.hint}</p>
    </details>
  );
}
