import { useState } from 'react';
import { bookingLink } from '../../../domain/site/booking-link.ts';
import type { SharedReport } from '../../../share/shared-report.ts';
import { readApplicant } from '../../../stores/applicant.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useResult } from '../wizard-context.ts';
import { callTopics, formatTopic } from './call-topics.ts';
import css from './Results.module.css';
import { ROADMAP_ANCHOR } from './result-anchors.ts';
import { focusHeading } from './Section.tsx';
import { useShareLink } from './sharing/use-link.ts';

export interface CallCardProps {
  readonly report: SharedReport;
  /** Somebody else's result, which the reader's call is not about. */
  readonly readOnly?: boolean;
}

/** The call, and what it would settle for this firm. */
export function CallCard({ report, readOnly = false }: CallCardProps) {
  const { store, texts, owner } = useResult();
  const { call } = texts.results;
  const { booking } = owner;
  const result = useShareLink(report);
  const [applicant] = useState(readApplicant);
  const topics = callTopics(report);
  const isNeeded = topics.includes('cost');
  const href = readOnly ? booking.href : bookingLink(booking.href, { ...applicant, result });
  return (
    <aside className={classNames('stack gap-3', css.call)} aria-labelledby="call">
      {isNeeded && <p className="bold">{call.time}</p>}
      <h2 id="call">{isNeeded ? call.title : call.notNeeded}</h2>
      <ul className={classNames('plain', css.topics)}>
        {topics
          .filter((topic) => topic !== 'service')
          .map((topic) => (
            <li key={topic}>{formatTopic(topic, report, call)}</li>
          ))}
      </ul>
      {topics.includes('service') && <p>{call.topics.service}</p>}
      {topics.includes('firmsToo') && !readOnly && (
        <Button
          variant="secondary"
          className="action"
          onClick={() => {
            store.addCompanies();
            focusHeading(ROADMAP_ANCHOR);
          }}
        >
          {call.firmsToo}
        </Button>
      )}
      {!topics.includes('notNeeded') && (
        <ButtonLink
          href={href}
          className="action"
          variant={isNeeded ? undefined : 'quiet'}
          target="_blank"
          rel="noopener"
        >
          {booking.label}
          <span className="visually-hidden">{` ${booking.newTab}`}</span>
        </ButtonLink>
      )}
    </aside>
  );
}
