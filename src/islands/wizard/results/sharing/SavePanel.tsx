import { useState } from 'react';
import { type Booking, bookingLink } from '../../../../domain/site/booking-link.ts';
import type { SharedReport } from '../../../../share/shared-report.ts';
import { createTabShelf } from '../../../../stores/tab-shelf.ts';
import { Button, ButtonLink } from '../../../../ui/Button.tsx';
import { TextField } from '../../../../ui/Field.tsx';
import { SaveToAccount } from '../../saving/SaveToAccount.tsx';
import { useResult } from '../../wizard-context.ts';
import { Section } from '../Section.tsx';
import { CopyButton } from './CopyButton.tsx';
import { MailButton } from './MailButton.tsx';
import css from './SavePanel.module.css';
import { saveAsJson } from './save-as-json.ts';
import { useShareLink } from './use-link.ts';

export interface SavePanelProps {
  readonly report: SharedReport;
  /** Whether the result is complete, with nothing left to load. */
  readonly isComplete: boolean;
  /** Prints the short page. */
  readonly onPrintMeeting: () => void;
}

/** Print, link, email, file, and account. */
export function SavePanel({ report, isComplete, onPrintMeeting }: SavePanelProps) {
  const { texts } = useResult();
  const { keep } = texts.results;
  const link = useShareLink(report);
  const [isLinkShown, setLinkShown] = useState(false);
  return (
    <Section part="keep" screenOnly title={keep.title} hint={keep.linkHint}>
      <div className={css.ways}>
        <Button variant="secondary" iconBefore="print" onClick={() => window.print()}>
          {keep.print}
        </Button>
        <Button variant="secondary" iconBefore="print" disabled={!isComplete} onClick={onPrintMeeting}>
          {keep.meeting}
        </Button>
        <CopyButton
          icon="link"
          label={keep.link}
          done={keep.linkCopied}
          text={link}
          onFailure={() => setLinkShown(true)}
        />
        <MailButton report={report} />
        <Button variant="secondary" iconBefore="download" onClick={() => saveAsJson(report)}>
          {keep.json}
        </Button>
      </div>
      <SaveToAccount report={report} isComplete={isComplete} />
      {isLinkShown && (
        <TextField label={keep.linkManual} readOnly value={link} onFocus={({ target }) => target.select()} />
      )}
    </Section>
  );
}

/** The applicant's name and address, if they began an application in this tab. */
const readApplicant = (): Booking =>
  createTabShelf('partnership-draft', () => sessionStorage, parseApplicant).read() ?? {};

function parseApplicant(stored: unknown): Booking | null {
  const { name, email }: Readonly<Record<string, unknown>> = { ...Object(Object(stored).draft) };
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : null;
}

/** A link to book a call. */
export function CallPanel({ report }: Pick<SavePanelProps, 'report'>) {
  const { texts, owner } = useResult();
  const { call } = texts.results;
  const { booking } = owner;
  const result = useShareLink(report);
  const [applicant] = useState(readApplicant);
  const href = bookingLink(booking.href, { ...applicant, result });
  return (
    <aside className={css.call}>
      <h2>{call.title}</h2>
      <p>{call.text}</p>
      <ButtonLink variant="light" iconAfter="arrow-right" href={href} target="_blank" rel="noopener">
        {booking.label}
        <span className="visually-hidden">{` ${booking.newTab}`}</span>
      </ButtonLink>
    </aside>
  );
}
