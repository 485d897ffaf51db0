import type { Roadmap, TargetGroup } from '../../../../contract/roadmap/generate-roadmap.ts';
import { fill } from '../../../../copy/fill.ts';
import { classNames } from '../../../../ui/class-names.ts';
import lists from '../../../../ui/lists.module.css';
import { RowBoundary } from '../../../../ui/RowBoundary.tsx';
import { useResult } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import { Because } from './Because.tsx';
import css from './Buyers.module.css';
import panel from './RoadmapPanel.module.css';
import { WhoBuys } from './WhoBuys.tsx';

export interface BuyersProps {
  readonly groups: readonly TargetGroup[];
  readonly ideas: NonNullable<Roadmap['ideas']>;
  readonly heard: NonNullable<Roadmap['heard']>;
  /** Whether to ask who buys. */
  readonly showsQuestion: boolean;
}

/** Who buys, quoting the source; then the question, and ideas separately. */
export function Buyers({ groups, ideas, heard, showsQuestion }: BuyersProps) {
  const { roadmap: words } = useResult().texts.results;
  const aboutGroups = heard.filter(({ at }) => at === 'groups');
  if (groups.length + ideas.length + aboutGroups.length === 0 && !showsQuestion) return null;
  return (
    <div className={css.buyers}>
      <h3 className={panel.heading}>{words.groups}</h3>
      {groups.length === 0 && <p>{words.noGroups}</p>}
      {aboutGroups.map(({ quote, so }) => (
        <p key={quote} className={css.said}>
          {fill(words.heard, { quote, so })}
        </p>
      ))}
      {groups.length > 0 && <Groups groups={groups} />}
      {showsQuestion && <WhoBuys ideas={ideas.map(({ name }) => name)} />}
      {ideas.length > 0 && (
        <div>
          <h4 className={panel.title}>{words.ideas}</h4>
          <ul className={classNames(lists.plain, css.ideas)}>
            {ideas.map(({ name, why }) => (
              <li key={name}>
                <strong>{name}</strong> {why}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Groups({ groups }: Pick<BuyersProps, 'groups'>) {
  const { texts } = useResult();
  const { roadmap } = texts.results;
  return (
    <ul className={classNames(lists.plain, panel.groups)}>
      {groups.map(({ id, name, description, because, said }) => (
        <li key={id} className={panel.group}>
          <RowBoundary fallback={<p>{fill(texts.results.unreadable, { id })}</p>}>
            <Fold summary={<h4 className={panel.title}>{name}</h4>}>
              {said && <p>{fill(roadmap.said[said.by], { quote: said.quote })}</p>}
              <p>{description}</p>
              {!said && <Because answer={because.answer} finding={because.finding ?? null} />}
            </Fold>
          </RowBoundary>
        </li>
      ))}
    </ul>
  );
}
