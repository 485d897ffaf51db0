import type { Roadmap, TargetGroup } from '../../../../contract/roadmap/generate-roadmap.ts';
import { fill } from '../../../../copy/fill.ts';
import type { Locale } from '../../../../domain/site/locale.ts';
import { Button } from '../../../../ui/Button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import lists from '../../../../ui/lists.module.css';
import { RowBoundary } from '../../../../ui/RowBoundary.tsx';
import type { RoadmapParts, RoadmapPhase } from '../../store/state.ts';
import { useResult } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import { Section, Tag } from '../Section.tsx';
import { CopyButton } from '../sharing/CopyButton.tsx';
import { Because } from './Because.tsx';
import css from './RoadmapPanel.module.css';
import { Steps } from './Steps.tsx';

const partsOf = ({ preparationSteps, b2bTargetGroups, hashtags }: Roadmap): RoadmapParts => ({
  steps: preparationSteps,
  targetGroups: b2bTargetGroups,
  hashtags,
});

const STATUS_CLASSES: Readonly<Record<RoadmapPhase['phase'], string | undefined>> = {
  generating: css.generating,
  ready: 'visually-hidden',
  missing: 'visually-hidden',
  failed: undefined,
};

export interface RoadmapPanelProps {
  readonly roadmap: Roadmap | null;
  readonly phase: RoadmapPhase;
  /** Language of the roadmap's texts when it is not the page's. */
  readonly language?: Locale | undefined;
}

/** The roadmap: while it is generated, when it is there, and the button when it is missing. */
export function RoadmapPanel({ roadmap, phase, language }: RoadmapPanelProps) {
  const { store, texts, owner } = useResult();
  const { engine, roadmap: words } = texts.results;
  const { brand } = owner;
  const parts = roadmap ? partsOf(roadmap) : phase.phase === 'generating' ? phase.parts : null;
  return (
    <Section
      part="roadmap"
      title={words.title}
      hint={words.hint}
      aside={roadmap && <Tag>{engine[roadmap.engine]}</Tag>}
    >
      <p role="status" className={STATUS_CLASSES[phase.phase]}>
        {
          {
            generating: fill(words.generating, { brand }),
            ready: words.ready,
            missing: '',
            failed: words.failed,
          }[phase.phase]
        }
      </p>
      {(phase.phase === 'failed' || phase.phase === 'missing') && (
        <div>
          <Button onClick={store.generate}>{fill(words.generate, { brand })}</Button>
        </div>
      )}
      {parts && (
        <div className={css.parts} lang={language}>
          <Steps steps={parts.steps} />
          <Groups groups={parts.targetGroups} />
          <Hashtags hashtags={parts.hashtags} />
        </div>
      )}
    </Section>
  );
}

function Groups({ groups }: { readonly groups: readonly TargetGroup[] }) {
  const { texts } = useResult();
  if (groups.length === 0) return null;
  return (
    <div>
      <h3 className={css.heading}>{texts.results.roadmap.groups}</h3>
      <ul className={classNames(lists.plain, css.groups)}>
        {groups.map(({ id, name, description, because }) => (
          <li key={id} className={css.group}>
            <RowBoundary fallback={<p>{fill(texts.results.unreadable, { id })}</p>}>
              <Fold summary={<h4 className={css.title}>{name}</h4>}>
                <p>{description}</p>
                <Because answer={because.answer} finding={because.finding ?? null} />
              </Fold>
            </RowBoundary>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Hashtags({ hashtags }: { readonly hashtags: readonly string[] }) {
  const { roadmap } = useResult().texts.results;
  if (hashtags.length === 0) return null;
  return (
    <div>
      <h3 className={css.heading}>{roadmap.hashtags}</h3>
      <ul className={classNames(lists.plain, css.hashtags)}>
        {hashtags.map((hashtag) => (
          <li key={hashtag}>{hashtag}</li>
        ))}
      </ul>
      <CopyButton label={roadmap.copyHashtags} done={roadmap.copied} text={hashtags.join(' ')} />
    </div>
  );
}
