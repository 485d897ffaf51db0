import { hostOf } from '../../../../domain/website/host.ts';
import type { SharedAnalysis } from '../../../../share/shared-report.ts';
import { useResult } from '../../wizard-context.ts';
import css from './FirstLook.module.css';
import { LinkPreviews } from './LinkPreviews.tsx';
import { Reads } from './Reads.tsx';

/** What a stranger reads on the page in five seconds, in the page's own words, and how it looks elsewhere. */
export function FirstLook({ analysis }: { readonly analysis: SharedAnalysis | null }) {
  const { firstLook: texts } = useResult().texts.results;
  const look = analysis?.facts.firstLook;
  if (!analysis || !look) return null;
  return (
    <section className={css.panel} aria-labelledby="first-look">
      <div className={css.inner}>
        <div>
          <h2 id="first-look" className={css.title}>
            {texts.title.before} <em>{texts.title.highlight}</em>
            {texts.title.after}
          </h2>
          <Reads look={look} language={analysis.facts.language} />
        </div>
        <LinkPreviews host={hostOf(analysis.url.final)} title={analysis.title} look={look} />
      </div>
    </section>
  );
}
