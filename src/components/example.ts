/** The excerpt of the example result on the landing page. */
import { copy } from '../copy/index.ts';
import type { Locale } from '../domain/site/locale.ts';
import { gradeOf } from '../domain/website/grade-of.ts';
import { loadExample } from '../share/example.ts';

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
  return {
    host: new URL(analysis.url.final).host,
    score: Math.round(analysis.score),
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
      offer: offer.text,
      forWhom: forWhom.text.replace(/:.*$/, ''),
      next: look.next.text,
    },
  };
}
