import type { CSSProperties } from 'react';
import { fill } from '../../../../copy/fill.ts';
import { gradeOf } from '../../../../domain/website/grade-of.ts';
import type { SharedAnalysis } from '../../../../share/shared-report.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useResult } from '../../wizard-context.ts';
import { useCountUp } from '../use-count-up.ts';
import css from './Website.module.css';

/** The website's score, and its areas as bars, weakest first. */
export function Areas({ analysis: { score, categories } }: { readonly analysis: SharedAnalysis }) {
  const { percent, website } = useResult().texts.results;
  const { findings } = useResult().texts;
  const number = useCountUp();
  const sorted = categories.toSorted((a, b) => (a.score ?? 101) - (b.score ?? 101));
  const [weakest] = sorted;
  const isWeak = weakest && gradeOf(weakest.score) !== 'strong' && weakest.score !== null;
  return (
    <div className={classNames('stack ruled', css.areas)}>
      <div>
        {score === null ? (
          <p>{website.noScore}</p>
        ) : (
          <p className={classNames('note', css.score)}>
            <strong ref={number}>{fill(percent, { n: Math.round(score) })}</strong>{' '}
            <span>{website.scoreLabel}</span>
          </p>
        )}
        {isWeak && <p>{fill(website.weakest, { area: findings.categories[weakest.category] })}</p>}
      </div>
      <ul className="plain" aria-label={website.categories}>
        {sorted.map((area) => (
          <Area key={area.category} {...area} />
        ))}
      </ul>
    </div>
  );
}

function Area({ category, score }: SharedAnalysis['categories'][number]) {
  const { texts } = useResult();
  const { website } = texts.results;
  const grade = gradeOf(score);
  const width: CSSProperties = Object.fromEntries([['--width', `${score ?? 0}%`]]);
  return (
    <li className={classNames('text-s', css.area)} data-grade={grade}>
      <span>{texts.findings.categories[category]}</span>
      <span className={css.track} style={width} aria-hidden="true" />
      <span className={css.value}>{score === null ? '–' : Math.round(score)}</span>
      <span className={classNames('bold', css.grade)}>{website.grades[grade]}</span>
    </li>
  );
}
