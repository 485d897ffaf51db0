import { fill } from '../../../../copy/fill.ts';
import { hostOf } from '../../../../domain/website/host.ts';
import { scoreOf } from '../../../../domain/wizard/score.ts';
import type { SharedReport } from '../../../../share/shared-report.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { useResult } from '../../wizard-context.ts';
import { isAside, situationOf } from '../score/situation.ts';
import { tasksForThisWeek } from '../this-week.ts';
import { mailLink } from './mail-link.ts';

/** Sends the result through the visitor's mail client. */
export function MailButton({ report, link }: { readonly report: SharedReport; readonly link: string }) {
  const { results, findings } = useResult().texts;
  const { mail, mailText: words } = results.keep;
  if (link === '') return null;
  const { analysis, answers, roadmap } = report;
  const tasks = tasksForThisWeek(analysis, roadmap?.preparationSteps ?? []).map((task) =>
    task.kind === 'step' ? task.step.title : findings.byId[task.finding.id].action,
  );
  const score = analysis?.score ?? null;
  const answer = scoreOf(answers);
  const situation = situationOf(report);
  const lines = [
    isAside(situation)
      ? results.aside[situation].title
      : fill(words.answer, { band: results.bands[answer.band].title, n: answer.finalPercentage }),
    ...(tasks.length > 0
      ? ['', `${results.thisWeek.title}:`, ...tasks.map((thing, index) => `${index + 1}. ${thing}`)]
      : []),
    ...(score === null
      ? []
      : ['', `${results.website.scoreLabel}: ${fill(results.percent, { n: Math.round(score) })}`]),
    '',
    words.link,
  ];
  const subject = analysis ? fill(words.subject, { name: hostOf(analysis.url.final) }) : words.subjectWithout;
  return (
    <ButtonLink
      variant="secondary"
      iconBefore="mail"
      href={mailLink({ subject, lines, link, noLink: words.noLink })}
    >
      {mail}
    </ButtonLink>
  );
}
