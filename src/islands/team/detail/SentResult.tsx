import { useCallback } from 'react';
import { fill } from '../../../copy/fill.ts';
import type { Copy } from '../../../copy/shape.ts';
import { loadInPageLanguage } from '../../../directives/texts.ts';
import { type Answers, customerTypeOf, teamSizeOf } from '../../../domain/wizard/answers.ts';
import { priceLabel } from '../../../domain/wizard/price.ts';
import { scoreOf } from '../../../domain/wizard/score.ts';
import { optionLabel } from '../../../share/answer-label.ts';
import { resultPath, SHARE_PREFIX } from '../../../share/fragments.ts';
import { useReview } from '../review-context.ts';
import { useFetched } from '../use-fetched.ts';
import css from './Detail.module.css';

type Texts = Pick<Copy, 'wizard' | 'findings'>;

const wizardTexts = import.meta.glob<Pick<Copy, 'wizard'>>('../../../copy/*/wizard/wizard.ts');
const findingTexts = import.meta.glob<Pick<Copy, 'findings'>>('../../../copy/*/website/findings.ts');

/** Parses a result, and loads the texts to show it. */
async function loadResult(encoded: string | null) {
  if (encoded === null) return null;
  const [{ decodeReport }, wizard, findings] = await Promise.all([
    import('../../../share/share-link.ts'),
    loadInPageLanguage(wizardTexts),
    loadInPageLanguage(findingTexts),
  ]);
  return {
    encoded,
    report: await decodeReport(SHARE_PREFIX + encoded),
    texts: { ...wizard, ...findings },
  };
}

/** The answers, in the order of the business check. */
function listAnswers(answers: Answers, { wizard }: Texts): readonly string[] {
  const { min, max } = answers.priceRange;
  const labels = (field: Parameters<typeof optionLabel>[0], ids: readonly (string | undefined)[] = []) =>
    ids.flatMap((id) => (id === undefined ? [] : (optionLabel(field, id, wizard) ?? []))).join(', ');
  // An answer that is missing here doesn't compile.
  const lines: Readonly<Record<Exclude<keyof Answers, 'customChallenge'>, string>> = {
    businessPhase: labels('businessPhase', answers.businessPhase?.selected),
    customerType: labels('customerType', [customerTypeOf(answers.customerType)]),
    productTypes: labels('productTypes', answers.productTypes?.selected),
    priceRange: fill(wizard.price.range, { min: priceLabel(min), max: priceLabel(max) }),
    customerAcquisition: labels('customerAcquisition', answers.customerAcquisition?.selected),
    teamSize: labels('teamSize', [teamSizeOf(answers.teamSize)]),
    biggestChallenges: labels('biggestChallenges', answers.biggestChallenges?.selected),
  };
  return Object.values(lines).filter((line) => line !== '');
}

/** The attached result of the business check. */
export function SentResult({ id }: { readonly id: string }) {
  const { store, copy, locale } = useReview();
  const read = useCallback(() => store.session.readResult(id).then(loadResult), [store, id]);
  const [result] = useFetched(read, true);

  if (result.status !== 'loaded' || !result.value) return null;
  const words = copy.detail.result;
  const { encoded, report, texts } = result.value;
  if (!report) return <p className={css.nothing}>{words.unreadable}</p>;
  const { analysis, answers } = report;
  const first = (analysis?.priorities ?? []).flatMap((priority) =>
    (analysis?.findings ?? []).filter((finding) => finding.id === priority),
  );
  return (
    <section className={css.part} aria-labelledby="sent-result">
      <h3 id="sent-result">{words.title}</h3>
      {analysis && <p>{new URL(analysis.url.final).host}</p>}
      <p>
        {fill(words.score, {
          score: analysis?.score == null ? '–' : Math.round(analysis.score),
          percent: scoreOf(answers).finalPercentage,
        })}
      </p>
      <h4>{words.answers}</h4>
      <ul>
        {listAnswers(answers, texts).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {first.length > 0 && (
        <>
          <h4>{words.findings}</h4>
          <ul>
            {first.map((finding) => (
              <li key={finding.id}>{texts.findings.byId[finding.id].action}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={resultPath(encoded, locale)} target="_blank" rel="noopener">
          {words.open}
        </a>
      </p>
    </section>
  );
}
