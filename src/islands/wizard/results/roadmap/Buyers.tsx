import type { TargetGroup } from '../../../../contract/roadmap/generate-roadmap.ts';
import { fill } from '../../../../copy/fill.ts';
import { wantsBuyers } from '../../../../domain/wizard/business-options.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { RowBoundary } from '../../../../ui/RowBoundary.tsx';
import { useResult, useWizardState } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import { ROADMAP_ANCHOR } from '../result-anchors.ts';
import { focusHeading } from '../Section.tsx';
import { situationOf } from '../score/situation.ts';
import css from './Plan.module.css';
import { WhoBuys } from './WhoBuys.tsx';

const FACTS = ['who', 'when', 'asks', 'where', 'avoid'] as const;

const CARD = classNames('stack gap-3 ruled', css.card);
const LABEL = 'muted text-xs bold';

export interface BuyersProps {
  readonly groups: readonly TargetGroup[];
}

/** A card for each buyer that the visitor named. */
export function Buyers({ groups }: BuyersProps) {
  const { texts } = useResult();
  if (groups.length === 0) return null;
  // What is known of several is told once.
  const cards = [...Map.groupBy(groups, ({ description }) => description).values()];
  return (
    <section className={css.buyers} aria-labelledby="buyers">
      <h2 id="buyers">{texts.results.roadmap.groups}</h2>
      <ul className={classNames('row plain', css.cards)}>
        {cards.map((same) => {
          const id = same.map((group) => group.id).join(', ');
          return (
            <li key={id} className={CARD}>
              <RowBoundary fallback={<p>{fill(texts.results.unreadable, { id })}</p>}>
                <Buyer groups={same} />
              </RowBoundary>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Asks which customers a seller to firms would like more of, unless that was answered or it wants no customers. */
export function BuyersQuestion() {
  const isOpen = useWizardState(
    ({ entries: { answers, buyers, plan } }) =>
      situationOf({ answers, plan }) !== 'consumers' && buyers.trim() === '' && wantsBuyers(plan.wants),
  );
  return isOpen ? (
    <div className={classNames(CARD, css.question)}>
      <WhoBuys onAnswer={() => focusHeading(ROADMAP_ANCHOR)} />
    </div>
  ) : null;
}

/** Buyers of whom the same is known. */
function Buyer({ groups }: BuyersProps) {
  const { texts, owner } = useResult();
  const { roadmap: words } = texts.results;
  const name = groups.map((group) => group.name).join(', ');
  const profile = groups[0]?.profile;
  const searches = groups.flatMap((group) => group.searches.map((search) => ({ ...search, of: group.name })));
  if (!profile) return null;
  return (
    <>
      <h3 className="anywhere">{name}</h3>
      {searches.length > 0 && (
        <ul
          className={classNames('row gap-1 plain', css.searches)}
          aria-label={fill(words.searchesFor, { name })}
        >
          {searches.map(({ kind, url, place, of }) => (
            <li key={url}>
              <a
                href={url}
                className={classNames('tap text-s bold', css.search)}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Icon name="arrow-right" className={css.icon} />
                {groups.length > 1 ? `${words.searches[kind]}: ${of}` : words.searches[kind]}
                {kind === 'map' && place && (
                  <span className={classNames('muted', css.near)}>{` · ${place}`}</span>
                )}
                <span className="visually-hidden">{` ${owner.booking.newTab}`}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <Fold
        opens="wide"
        className={css.profile}
        summary={<span className="text-s bold">{words.profile}</span>}
      >
        {profile.open && (
          <div className={css.opening}>
            <p className={LABEL}>{words.openWith}</p>
            <p>{profile.open}</p>
          </div>
        )}
        <dl className={css.facts}>
          {FACTS.filter((fact) => profile[fact]).map((fact) => (
            <div key={fact}>
              <dt className={LABEL}>{words.facts[fact]}</dt>
              <dd>{profile[fact]}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </>
  );
}
