import { fill } from '../../../../copy/fill.ts';
import { hostOf } from '../../../../domain/website/host.ts';
import type { SharedAnalysis } from '../../../../share/shared-report.ts';
import { useResult } from '../../wizard-context.ts';
import { Lead, type LeadProps } from '../Lead.tsx';
import { PlainBar } from './PlainBar.tsx';

/** A report with a score. */
export interface ScoredAnalysis extends SharedAnalysis {
  readonly score: number;
}

export const isScored = (analysis: SharedAnalysis | null): analysis is ScoredAnalysis =>
  analysis !== null && analysis.score !== null;

export interface WebsiteLeadProps extends Pick<LeadProps, 'eyebrow' | 'children'> {
  readonly analysis: ScoredAnalysis;
}

/** The website's score, shown first. */
export function WebsiteLead({ analysis: { score, findings, url }, ...lead }: WebsiteLeadProps) {
  const { website } = useResult().texts.results;
  const passed = findings.filter(({ status }) => status === 'pass').length;
  const measured = findings.filter(({ status }) => status !== 'unknown' && status !== 'na').length;
  const points = Math.round(score);
  return (
    <Lead
      {...lead}
      title={hostOf(url.final)}
      message={<p>{fill(website.summary, { passed, measured })}</p>}
      labelId="website-score"
      label={website.scoreLabel}
      number={String(points)}
      bar={<PlainBar value={points} aria-labelledby="website-score" />}
    />
  );
}
