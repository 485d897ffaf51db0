/** The excerpt of the example result on the landing page. */
import { wasNotFound } from '../contract/website/analyze-website.ts';
import { fill } from '../copy/fill.ts';
import { copy } from '../copy/index.ts';
import type { Locale } from '../domain/site/locale.ts';
import { customerTypeOf, teamSizeOf } from '../domain/wizard/answers.ts';
import { priceLabel } from '../domain/wizard/price.ts';
import { evidenceText } from '../share/evidence.ts';
import { loadExample } from '../share/example.ts';
import type { SharedFinding } from '../share/shared-report.ts';

/** Number of priorities shown besides the first strength. */
const MAX_PRIORITIES = 2;
/** Evidence up to this length, in characters, is preferred. */
const SHORT_EVIDENCE = 100;
/** Its evidence is about the local server that generated the example over HTTP. */
const LOCAL_SERVER_FINDING = 'https';

/** @throws if the stored example lacks what the page shows: regenerate it with `npm run example` */
export async function loadExampleExcerpt(locale: Locale) {
  const { analysis, roadmap, answers } = await loadExample(locale);
  const step = roadmap?.preparationSteps[0];
  if (!analysis || analysis.score === null || !roadmap || !step)
    throw new Error('The example is incomplete.');
  const { findings: texts, wizard } = copy[locale];
  const { min, max } = answers.priceRange;
  const customer = customerTypeOf(answers.customerType);
  const team = teamSizeOf(answers.teamSize);
  const getFindings = (ids: readonly string[]) =>
    ids.flatMap((id) => analysis.findings.filter((finding) => finding.id === id));
  const getEvidence = (finding: SharedFinding) => evidenceText(finding, texts.seen, locale) ?? '';
  const isLong = (finding: SharedFinding) => getEvidence(finding).length > SHORT_EVIDENCE;
  const priorities = getFindings(analysis.priorities.filter((id) => id !== LOCAL_SERVER_FINDING)).toSorted(
    (a, b) => Number(isLong(a)) - Number(isLong(b)),
  );
  const findings = [...getFindings(analysis.strengths).slice(0, 1), ...priorities.slice(0, MAX_PRIORITIES)];
  const measuredFindings = analysis.findings.filter(({ status }) => !['unknown', 'na'].includes(status));
  return {
    host: new URL(analysis.url.final).host,
    company: analysis.title.split(' | ').at(-1) ?? '',
    score: Math.round(analysis.score),
    findings: findings.map((finding) => ({
      id: finding.id,
      isGood: finding.status === 'pass',
      title: texts.byId[finding.id].title,
      status: texts.statuses[wasNotFound(finding) ? 'notFound' : finding.status],
      evidence: getEvidence(finding),
    })),
    /** The sample business's answers. */
    facts: [
      ...(customer ? [wizard.customerType.options[customer].label] : []),
      ...(answers.productTypes?.selected ?? []).map((id) => wizard.productTypes.options[id]),
      fill(wizard.price.range, { min: priceLabel(min), max: priceLabel(max) }),
      ...(team ? [wizard.teamSize.options[team]] : []),
    ],
    step,
    stepCount: roadmap.preparationSteps.length,
    groups: roadmap.b2bTargetGroups.map(({ name }) => name),
    measuredCount: measuredFindings.length,
    passedCount: measuredFindings.filter(({ status }) => status === 'pass').length,
    categories: analysis.categories.flatMap(({ category, score }) =>
      score === null ? [] : [{ name: texts.categories[category], score: Math.round(score) }],
    ),
  };
}
