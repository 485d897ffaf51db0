import { useState } from 'react';
import { scoreOf } from '../../../../domain/wizard/score.ts';
import type { SharedReport } from '../../../../share/shared-report.ts';
import { Button } from '../../../../ui/Button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { TextField } from '../../../../ui/Field.tsx';
import { saveFile } from '../../../../ui/save-file.ts';
import { SaveToAccount } from '../../saving/SaveToAccount.tsx';
import { useResult } from '../../wizard-context.ts';
import { Section } from '../Section.tsx';
import { AnswersPanel } from '../score/AnswersPanel.tsx';
import { CopyButton } from './CopyButton.tsx';
import css from './Keep.module.css';
import { MailButton } from './MailButton.tsx';
import { useShareLink } from './use-link.ts';

const FILE_NAME = 'business-check.json';

/** Downloads the whole result as a file. */
function saveAsJson({ answers, analysis, competitor, locale, ...rest }: SharedReport): void {
  const content = {
    language: locale,
    answers,
    score: scoreOf(answers),
    websiteAnalysis: analysis,
    competitorAnalysis: competitor,
    ...rest,
  };
  saveFile(FILE_NAME, 'application/json', JSON.stringify(content, null, 2));
}

export interface SavePanelProps {
  readonly report: SharedReport;
  /** Whether the result is complete, with nothing left to load. */
  readonly isComplete: boolean;
}

/** Link, print, email, file, and account; then all answers. */
export function SavePanel({ report, isComplete }: SavePanelProps) {
  const { texts } = useResult();
  const { keep } = texts.results;
  const link = useShareLink(report);
  const [isLinkShown, setLinkShown] = useState(false);
  return (
    <Section title={keep.title} hint={keep.linkHint}>
      <div className={classNames('row gap-2', css.ways)}>
        <CopyButton icon="link" label={keep.link} text={link} onFailure={() => setLinkShown(true)} />
        <Button variant="secondary" iconBefore="print" disabled={!isComplete} onClick={() => window.print()}>
          {keep.print}
        </Button>
        <MailButton report={report} link={link} />
        <Button variant="secondary" iconBefore="download" onClick={() => saveAsJson(report)}>
          {keep.json}
        </Button>
      </div>
      {isLinkShown && (
        <TextField label={keep.linkManual} readOnly value={link} onFocus={({ target }) => target.select()} />
      )}
      <SaveToAccount report={report} isComplete={isComplete} />
      <AnswersPanel />
    </Section>
  );
}
