/** The excerpt of the example result on the landing page. */
import { wasNotFound } from '../contract/website/analyze-website.ts';
import { copy } from '../copy/index.ts';
import type { Locale } from '../domain/site/locale.ts';
import { gradeOf } from '../domain/website/grade-of.ts';
import { loadExample } from '../share/example.ts';

/** Its evidence is about the local server that made the example. */
const LOCAL_SERVER_FINDING = 'https';

/** @throws if the stored example lacks what the page shows: regenerate it with `npm run example` */
export async function loadExampleExcerpt(locale: Locale) {
  const { analysis, roadmap } = await loadExample(locale);
  const step = roadmap?.preparationSteps[0];
  const look = analysis?.facts.firstLook;
  const offer = look?.offer.find(({ where }) => where === 'heading');
  const forWhom = look?.forWhom.at(-1);
  if (!analysis || analysis.score === null || !step || !offer || !forWhom || !look?.next)
    throw new Error('The example is incomplete.');
  const { findings: texts, results } = copy[locale];
  const shown = [
    analysis.findings.find(({ status }) => status === 'pass')?.id,
    analysis.priorities.find((id) => id !== LOCAL_SERVER_FINDING),
  ];
  return {
    host: new URL(analysis.url.final).host,
    score: Math.round(analysis.score),
    findings: shown.flatMap((id) =>
      analysis.findings
        .filter((finding) => finding.id === id)
        .map((finding) => ({
          isGood: finding.status === 'pass',
          title: texts.byId[finding.id].title,
          status: texts.statuses[wasNotFound(finding) ? 'notFound' : finding.status],
        })),
    ),
    step,
    /** Weakest first, with its word. */
    categories: analysis.categories
      .flatMap(({ category, score }) => {
        const grade = gradeOf(score);
        const { [grade]: word } = results.website.grades;
        return score === null
          ? []
          : [{ name: texts.categories[category], score: Math.round(score), grade, word }];
      })
      .sort((one, other) => one.score - other.score),
    /** In the sample website's own words. */
    reads: {
      title: analysis.title.replace(/ \| .*$/, ''),
      offer: offer.text,
      forWhom: forWhom.text.replace(/:.*$/, ''),
      next: look.next.text,
    },
  };
}
