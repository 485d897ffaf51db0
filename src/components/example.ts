/** The excerpt of the example result on the landing page. */
import { wasNotFound } from '../contract/website/analyze-website.ts';
import { fill } from '../copy/fill.ts';
import { copy } from '../copy/index.ts';
import type { Locale } from '../domain/site/locale.ts';
import { customerTypeOf, teamSizeOf } from '../domain/wizard/answers.ts';
import { priceLabel } from '../domain/wizard/price.ts';
import { evidenceIn } from '../share/evidence.ts';
import { exampleIn } from '../share/example.ts';
import type { SharedFinding } from '../share/shared-report.ts';

/** Number of priorities next to the first strength: those with the shortest evidence, in characters. */
const TO_FIX = 2;
const SHORT = 100;
/** Evidence about the local server that generated the example over HTTP. */
const OF_THE_MACHINE = 'https';

/** @throws if the stored example lacks what the page shows: regenerate it with `npm run example` */
export async function shownExample(locale: Locale) {
  const { analysis, roadmap, answers } = await exampleIn(locale);
  const step = roadmap?.preparationSteps[0];
  if (!analysis || analysis.score === null || !roadmap || !step)
    throw new Error('The example is incomplete.');
  const { findings: texts, wizard } = copy[locale];
  const { min, max } = answers.priceRange;
  const customer = customerTypeOf(answers.customerType);
  const team = teamSizeOf(answers.teamSize);
  const of = (ids: readonly string[]) =>
    ids.flatMap((id) => analysis.findings.filter((finding) => finding.id === id));
  const evidenceOf = (finding: SharedFinding) => evidenceIn(finding, texts.seen, locale) ?? '';
  const isLong = (finding: SharedFinding) => Number(evidenceOf(finding).length > SHORT);
  const open = of(analysis.priorities.filter((id) => id !== OF_THE_MACHINE)).toSorted(
    (a, b) => isLong(a) - isLong(b),
  );
  const findings = [...of(analysis.strengths).slice(0, 1), ...open.slice(0, TO_FIX)];
  const measured = analysis.findings.filter(({ status }) => !['unknown', 'na'].includes(status));
  return {
    host: new URL(analysis.url.final).host,
    company: analysis.title.split(' | ').at(-1) ?? '',
    score: Math.round(analysis.score),
    findings: findings.map((finding) => ({
      id: finding.id,
      isGood: finding.status === 'pass',
      title: texts.byId[finding.id].title,
      status: texts.statuses[wasNotFound(finding) ? 'notFound' : finding.status],
      evidence: evidenceOf(finding),
    })),
    /** The sample business's answers about whom it wants to reach. */
    facts: [
      ...(customer ? [wizard.customerType.options[customer].label] : []),
      ...(answers.productTypes?.selected ?? []).map((id) => wizard.productTypes.options[id]),
      fill(wizard.price.range, { min: priceLabel(min), max: priceLabel(max) }),
      ...(team ? [wizard.teamSize.options[team]] : []),
    ],
    step,
    steps: roadmap.preparationSteps.length,
    groups: roadmap.b2bTargetGroups.map(({ name }) => name),
    measured: measured.length,
    good: measured.filter(({ status }) => status === 'pass').length,
    areas: analysis.categories.flatMap(({ category, score }) =>
      score === null ? [] : [{ name: texts.categories[category], score: Math.round(score) }],
    ),
  };
}
