import type { SharedAnalysis } from '../../../../share/shared-report.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useResult } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import css from '../website/Website.module.css';
import { LinkPreviews } from './LinkPreviews.tsx';
import { Reads } from './Reads.tsx';

/** What a stranger reads in five seconds, in the page's own words, and how it looks elsewhere. */
export function FirstLook({ analysis }: { readonly analysis: SharedAnalysis }) {
  const { firstLook: texts } = useResult().texts.results;
  const look = analysis.facts.firstLook;
  if (!look) return null;
  return (
    <section className={classNames('stack', css.look)} aria-labelledby="first-look">
      <div>
        <h3 id="first-look" className={css.lookTitle}>
          {texts.title.before} <em>{texts.title.highlight}</em>
          {texts.title.after}
        </h3>
        <Reads look={look} language={analysis.facts.language} />
      </div>
      <Fold opens="wide" className={css.elsewhere} summary={<h4 className="text-m">{texts.elsewhere}</h4>}>
        <LinkPreviews analysis={analysis} look={look} />
      </Fold>
    </section>
  );
}
