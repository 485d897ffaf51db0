import type { PreparationStep } from '../../../contract/roadmap/generate-roadmap.ts';
import { counted } from '../../../copy/fill.ts';
import type { SharedAnalysis } from '../../../share/shared-report.ts';
import { classNames } from '../../../ui/class-names.ts';
import lists from '../../../ui/lists.module.css';
import { useResult } from '../wizard-context.ts';
import { unfold } from './Fold.tsx';
import { findingPlace, stepPlace } from './places-of-a-result.ts';
import css from './ThisWeek.module.css';
import { type Thing, thisWeek } from './this-week.ts';

export interface ThisWeekProps {
  readonly analysis: SharedAnalysis | null;
  readonly steps: readonly PreparationStep[];
}

/** The three things to do first, each a link to its place. */
export function ThisWeek({ analysis, steps }: ThisWeekProps) {
  const { texts } = useResult();
  const words = texts.results.thisWeek;
  const things = thisWeek(analysis, steps);
  if (things.length === 0) return null;
  return (
    <section className={css.week} aria-labelledby="this-week">
      <h2 id="this-week" className={css.title}>
        {words.title}
      </h2>
      <p className={css.hint}>{words.hint}</p>
      <ol className={classNames(lists.plain, css.things)}>
        {things.map((thing) => (
          <li key={placeOf(thing)} className={css.thing}>
            <ThingLink thing={thing} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const placeOf = (thing: Thing): string =>
  thing.kind === 'step' ? stepPlace(thing.step.id) : findingPlace(thing.finding.id);

function ThingLink({ thing }: { readonly thing: Thing }) {
  const { texts, locale } = useResult();
  const { thisWeek: words } = texts.results;
  const place = placeOf(thing);
  const points = thing.kind === 'finding' ? Math.round(thing.finding.points ?? 0) : 0;
  const from = thing.kind === 'step' ? words.step : words.finding;
  return (
    <>
      <a href={`#${place}`} className={css.link} onClick={() => unfold(place)}>
        {thing.kind === 'step' ? thing.step.title : texts.findings.byId[thing.finding.id].action}
      </a>
      <span className={css.from}>{points > 0 ? counted(words.findingPoints, points, locale) : from}</span>
    </>
  );
}
