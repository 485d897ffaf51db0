import type { SharedReport } from '../../../share/shared-report.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import lists from '../../../ui/lists.module.css';
import { useResult } from '../wizard-context.ts';
import css from './CallCard.module.css';
import { callTopics } from './call-topics.ts';

/** The call, and what it would settle for this firm. */
export function CallCard({ report }: { readonly report: SharedReport }) {
  const { texts, owner } = useResult();
  const { call } = texts.results;
  const { booking } = owner;
  return (
    <aside className={css.call} aria-labelledby="call">
      <p className={css.time}>
        <strong>{call.minutes}</strong> <span>{call.free}</span>
      </p>
      <h2 id="call" className={css.title}>
        {call.title}
      </h2>
      <ul className={classNames(lists.plain, css.topics)}>
        {callTopics(report).map((topic) => (
          <li key={topic}>{call.topics[topic]}</li>
        ))}
      </ul>
      <ButtonLink href={booking.href} target="_blank" rel="noopener">
        {booking.label}
        <span className="visually-hidden">{` ${booking.newTab}`}</span>
      </ButtonLink>
    </aside>
  );
}
