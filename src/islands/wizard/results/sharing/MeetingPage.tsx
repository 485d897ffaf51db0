import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../../../copy/fill.ts';
import { hostOf } from '../../../../domain/website/host.ts';
import { scoreOf } from '../../../../domain/wizard/score.ts';
import { compareWebsites } from '../../../../share/compare-websites.ts';
import type { SharedReport } from '../../../../share/shared-report.ts';
import { useResult } from '../../wizard-context.ts';
import { groupFindings } from '../website/findings-groups.ts';
import css from './MeetingPage.module.css';
import { PrintHead } from './PrintHead.tsx';

/** Limits that keep the longest result on two pages. */
const MAX_DIFFERENCES = 8;

/**
 * Prints the short page instead of the whole result.
 * @returns whether it is being printed, and a function that starts printing
 */
export function useMeetingPrint(): readonly [boolean, () => void] {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const end = (): void => setPrinting(false);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);
  const print = (): void => {
    flushSync(() => setPrinting(true));
    window.print();
  };
  return [isPrinting, print];
}

/** The result on two pages at most, for a meeting: scores, repairs, buyers, and steps, without the how. */
export function MeetingPage({ report }: { readonly report: SharedReport }) {
  const { texts, owner } = useResult();
  const { results, findings } = texts;
  const { answers, analysis, competitor, roadmap } = report;
  const score = scoreOf(answers);
  const theyLead = analysis && competitor ? compareWebsites(analysis, competitor).theyLead : [];
  const groups = roadmap?.b2bTargetGroups ?? [];
  const first = analysis ? groupFindings(analysis).first : [];
  return (
    <section className={css.page}>
      <PrintHead />
      <h1>{analysis ? hostOf(analysis.url.final) : results.bands[score.band].title}</h1>
      {analysis && analysis.score !== null && (
        <p className={css.score}>{fill(results.website.score, { n: Math.round(analysis.score) })}</p>
      )}
      <p className={analysis ? undefined : css.score}>
        {results.scoreLabel}: {fill(results.percent, { n: score.finalPercentage })}. {results.scoreNote}
      </p>
      {first.length > 0 && (
        <>
          <h2>{results.website.groups.first.title}</h2>
          <ol>
            {first.map(({ id }) => (
              <li key={id}>
                <strong>{findings.byId[id].action}.</strong> {findings.byId[id].recommendation}
              </li>
            ))}
          </ol>
        </>
      )}
      {theyLead.length > 0 && competitor && (
        <>
          <h2>
            {results.comparison.theyLead} ({hostOf(competitor.url.final)})
          </h2>
          <p>
            {theyLead
              .slice(0, MAX_DIFFERENCES)
              .map(({ id }) => findings.byId[id].title)
              .join(', ')}
          </p>
        </>
      )}
      {groups.length > 0 && (
        <>
          <h2>{results.roadmap.groups}</h2>
          <p>{groups.map(({ name }) => name).join(', ')}</p>
        </>
      )}
      {roadmap && (
        <>
          <h2>{results.roadmap.steps}</h2>
          <ol>
            {roadmap.preparationSteps.map(({ id, title, why }) => (
              <li key={id}>
                <strong>{title}.</strong> {why}
              </li>
            ))}
          </ol>
        </>
      )}
      <p>
        {results.call.text} {owner.booking.href}
      </p>
    </section>
  );
}
