import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PreparationStep } from '../../../../contract/roadmap/generate-roadmap.ts';
import { counted, fill } from '../../../../copy/fill.ts';
import { gradeOf } from '../../../../domain/website/grade-of.ts';
import { hostOf } from '../../../../domain/website/host.ts';
import { compareWebsites } from '../../../../share/compare-websites.ts';
import { evidenceText } from '../../../../share/evidence.ts';
import type { SharedReport } from '../../../../share/shared-report.ts';
import { useResult } from '../../wizard-context.ts';
import { callTopics, formatTopic } from '../call-topics.ts';
import { formatReasons } from '../roadmap/format-reason.ts';
import { MAX_TASKS, numberThisWeek, tasksForThisWeek, weeksOf } from '../this-week.ts';
import { groupFindings } from '../website/findings-groups.ts';
import { getHarm } from '../website/harm.ts';
import css from './PrintedResult.module.css';

/** Limits that keep the longest result on two pages. */
const MAX_BUYERS = 3;
const MAX_DIFFERENCES = 8;

/** Whether the page is being printed. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const start = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** Print only: what follows the answer, in the page's order, for somebody who has not seen the page. */
export function PrintedResult({ report }: { readonly report: SharedReport }) {
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  return (
    <div className={css.page}>
      <Week report={report} />
      <Plan report={report} />
      <Website report={report} />
      <Comparison report={report} />
    </div>
  );
}

interface PartProps {
  readonly report: SharedReport;
}

function Week({ report }: PartProps) {
  const { texts, owner } = useResult();
  const { results, findings } = texts;
  const tasks = tasksForThisWeek(report.analysis, report.roadmap?.preparationSteps ?? []);
  return (
    <div className={css.columns}>
      <section>
        <h2>{tasks.length === MAX_TASKS ? results.thisWeek.title : results.thisWeek.few}</h2>
        <ol>
          {tasks.map((task) => {
            const title = task.kind === 'step' ? task.step.title : findings.byId[task.finding.id].action;
            return (
              <li key={title}>
                <strong>{title}</strong>
              </li>
            );
          })}
        </ol>
      </section>
      <section>
        <h2>{results.call.title}</h2>
        <ul>
          {callTopics(report).map((topic) => (
            <li key={topic}>{formatTopic(topic, report, results.call)}</li>
          ))}
        </ul>
        <p>
          {results.call.time}: {owner.booking.href}
        </p>
      </section>
    </div>
  );
}

function Plan({ report: { roadmap, analysis } }: PartProps) {
  const { texts } = useResult();
  const { roadmap: words, thisWeek } = texts.results;
  if (!roadmap) return null;
  const { preparationSteps: steps, b2bTargetGroups: groups } = roadmap;
  const weeks = weeksOf(analysis, steps);
  const reasons = formatReasons(steps, texts);
  const tasks = tasksForThisWeek(analysis, steps);
  const nameOf = (step: PreparationStep): string => {
    const number = numberThisWeek(tasks, step);
    return number ? fill(thisWeek.stepByStep, { n: number }) : step.title;
  };
  return (
    <>
      <section>
        <h2>{words.title}</h2>
        {steps.map((step, index) => (
          <div key={step.id} className={css.step}>
            <p className="muted">{fill(words.week, { n: weeks[index] ?? 1 })}</p>
            <div>
              <p>
                <strong>{nameOf(step)}</strong> <span className="muted">{reasons[index]}</span>
              </p>
              <p>{step.why}</p>
              <ul>
                {step.how.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          </div>
        ))}
      </section>
      {groups.length > 0 && (
        <section>
          <h2>{words.groups}</h2>
          <div className={css.columns}>
            {groups.slice(0, MAX_BUYERS).map(({ id, name, profile }) => (
              <div key={id}>
                <p>
                  <strong>{name}</strong>
                </p>
                <p>
                  {words.facts.who}: {profile.who}
                </p>
                {profile.when && (
                  <p>
                    {words.facts.when}: {profile.when}
                  </p>
                )}
              </div>
            ))}
          </div>
          {groups.length > MAX_BUYERS && (
            <p>
              {groups
                .slice(MAX_BUYERS)
                .map(({ name }) => name)
                .join(', ')}
            </p>
          )}
        </section>
      )}
    </>
  );
}

function Website({ report: { analysis } }: PartProps) {
  const { texts, locale } = useResult();
  const { percent, website, firstLook } = texts.results;
  const { findings } = texts;
  if (!analysis) return null;
  const { first, next, small } = groupFindings(analysis);
  const look = analysis.facts.firstLook;
  const rest = [...next, ...small];
  return (
    <section>
      <h2>
        {website.title}: {hostOf(analysis.url.final)}
      </h2>
      <p>
        {analysis.score !== null && (
          <strong>
            {website.scoreLabel}: {fill(percent, { n: Math.round(analysis.score) })}.{' '}
          </strong>
        )}
        {analysis.categories
          .map(({ category, score }) =>
            score === null
              ? `${findings.categories[category]}: –`
              : `${findings.categories[category]}: ${Math.round(score)} (${website.grades[gradeOf(score)]})`,
          )
          .join(' · ')}
      </p>
      {look && (
        <p>
          {firstLook.lines.offer}: {look.offer[0] ? fill(firstLook.quote, look.offer[0]) : firstLook.none}{' '}
          {firstLook.lines.forWhom}:{' '}
          {look.forWhom[0] ? fill(firstLook.quote, look.forWhom[0]) : firstLook.noHeading}
        </p>
      )}
      {first.length > 0 && (
        <>
          <h3>{website.groups.first}</h3>
          <ol>
            {first.map((finding) => (
              <li key={finding.id}>
                <strong>{findings.byId[finding.id].title}</strong>{' '}
                <span className="muted">{website.harms[getHarm(finding)]}</span>{' '}
                {evidenceText(finding, findings.seen, locale)}
              </li>
            ))}
          </ol>
        </>
      )}
      {rest.length > 0 && (
        <p>
          {website.groups.next}: {counted(website.others, rest.length, locale)}
        </p>
      )}
    </section>
  );
}

function Comparison({ report: { analysis, competitor } }: PartProps) {
  const { texts } = useResult();
  const words = texts.results.comparison;
  const theyLead = analysis && competitor ? compareWebsites(analysis, competitor).theyLead : [];
  if (!competitor || theyLead.length === 0) return null;
  return (
    <section>
      <h2>
        {words.theyLead} ({hostOf(competitor.url.final)})
      </h2>
      <p>
        {theyLead
          .slice(0, MAX_DIFFERENCES)
          .map(({ id }) => texts.findings.byId[id].title)
          .join(', ')}
      </p>
    </section>
  );
}
