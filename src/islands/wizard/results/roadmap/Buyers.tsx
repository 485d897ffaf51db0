import type { TargetGroup } from '../../../../contract/roadmap/generate-roadmap.ts';
import { fill } from '../../../../copy/fill.ts';
import { classNames } from '../../../../ui/class-names.ts';
import lists from '../../../../ui/lists.module.css';
import { RowBoundary } from '../../../../ui/RowBoundary.tsx';
import { useResult } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import css from './Buyers.module.css';
import panel from './RoadmapPanel.module.css';
import { WhoBuys } from './WhoBuys.tsx';

const FACTS = ['where', 'who', 'when', 'asks', 'avoid'] as const;

export interface BuyersProps {
  readonly groups: readonly TargetGroup[];
  /** Whether to ask who buys. */
  readonly showsQuestion: boolean;
}

/** A card for each buyer that the visitor confirmed; then the question. */
export function Buyers({ groups, showsQuestion }: BuyersProps) {
  const { texts } = useResult();
  const { roadmap: words } = texts.results;
  if (groups.length === 0 && !showsQuestion) return null;
  return (
    <div className={css.buyers}>
      <h3 className={panel.heading}>{words.groups}</h3>
      {groups.length > 0 && (
        <ul className={classNames(lists.plain, panel.groups)}>
          {groups.map((group) => (
            <li key={group.id} className={panel.group}>
              <RowBoundary fallback={<p>{fill(texts.results.unreadable, { id: group.id })}</p>}>
                <Buyer {...group} />
              </RowBoundary>
            </li>
          ))}
        </ul>
      )}
      {showsQuestion && (
        <>
          <p>{words.noGroups}</p>
          <WhoBuys />
        </>
      )}
    </div>
  );
}

function Buyer({ name, description, profile, searches }: TargetGroup) {
  const { texts, owner } = useResult();
  const { roadmap: words } = texts.results;
  return (
    <>
      <h4 className={panel.title}>{name}</h4>
      <p className={css.said}>{profile?.open ?? (profile ? profile.where : description)}</p>
      <ul className={classNames(lists.plain, css.searches)} aria-label={fill(words.searchesFor, { name })}>
        {searches.map(({ kind, url }) => (
          <li key={kind}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {words.searches[kind]}
              <span className="visually-hidden">{` ${owner.booking.newTab}`}</span>
            </a>
          </li>
        ))}
      </ul>
      {profile && (
        <Fold summary={<span>{words.profile}</span>}>
          <dl className={css.facts}>
            {FACTS.filter((fact) => profile[fact]).map((fact) => (
              <div key={fact}>
                <dt>{words.facts[fact]}</dt>
                <dd>{profile[fact]}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
    </>
  );
}
