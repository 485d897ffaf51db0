import type { Roadmap } from '../../../../contract/roadmap/generate-roadmap.ts';
import { fill } from '../../../../copy/fill.ts';
import type { Locale } from '../../../../domain/site/locale.ts';
import { CUSTOMER_TYPES } from '../../../../domain/wizard/business-options.ts';
import type { SharedReport } from '../../../../share/shared-report.ts';
import { Button } from '../../../../ui/Button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import type { RoadmapParts, RoadmapPhase } from '../../store/state.ts';
import { useResult, useWizardState } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import { ROADMAP_ANCHOR } from '../result-anchors.ts';
import { Section, Tag } from '../Section.tsx';
import { CopyButton } from '../sharing/CopyButton.tsx';
import { Buyers, BuyersQuestion } from './Buyers.tsx';
import { AddStep } from './OwnWords.tsx';
import css from './Plan.module.css';
import { Weeks } from './Weeks.tsx';

const getParts = ({ preparationSteps, b2bTargetGroups, hashtags }: Roadmap): RoadmapParts => ({
  steps: preparationSteps,
  targetGroups: b2bTargetGroups,
  hashtags,
});

const STATUS_CLASSES: Readonly<Record<RoadmapPhase['phase'], string | undefined>> = {
  generating: classNames('text-l bold', css.generating),
  ready: 'visually-hidden',
  missing: 'visually-hidden',
  failed: undefined,
};

export interface RoadmapPanelProps {
  readonly roadmap: Roadmap | null;
  readonly phase: RoadmapPhase;
  /** Language of the roadmap's texts if it differs from the page's. */
  readonly language?: Locale | undefined;
  readonly report: Pick<SharedReport, 'analysis' | 'plan'>;
  /** Whether the reader can answer who buys; somebody else's result is read-only. */
  readonly canAnswer?: boolean;
  /** The visitor's own words, if nothing else on the page answers them. */
  readonly ownWords?: string;
}

/** The roadmap while it is generated and once it is complete, or a button if it is missing. */
export function RoadmapPanel({
  roadmap,
  phase,
  language,
  report,
  canAnswer = false,
  ownWords = '',
}: RoadmapPanelProps) {
  const { store, texts, owner } = useResult();
  const { writtenWithAi, roadmap: words } = texts.results;
  const { brand } = owner;
  const parts = roadmap ? getParts(roadmap) : phase.phase === 'generating' ? phase.parts : null;
  return (
    <Section
      id={ROADMAP_ANCHOR}
      title={words.title}
      aside={roadmap?.engine === 'rules+llm' && <Tag>{writtenWithAi}</Tag>}
    >
      <p role="status" className={STATUS_CLASSES[phase.phase]}>
        {
          {
            generating: fill(words.generating, { brand }),
            ready: parts?.steps.length === 0 ? '' : words.ready,
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
        <div className="stack" lang={language}>
          {canAnswer && roadmap && <BuyersQuestion />}
          <Weeks steps={parts.steps} report={report} />
          {canAnswer && roadmap?.preparationSteps.length === 0 && <NoSteps />}
          {canAnswer && roadmap && <AddStep topics={roadmap.otherTopics} ownWords={ownWords} />}
          <Buyers groups={parts.targetGroups} />
          <Hashtags hashtags={parts.hashtags} />
        </div>
      )}
    </Section>
  );
}

/** Says why a seller to consumers has no plan. */
function NoSteps() {
  const { noSteps } = useResult().texts.results.roadmap;
  const isConsumers = useWizardState(({ entries }) => entries.answers.customerType === CUSTOMER_TYPES.b2c);
  return isConsumers ? <p>{noSteps}</p> : null;
}

function Hashtags({ hashtags }: { readonly hashtags: readonly string[] }) {
  const { roadmap } = useResult().texts.results;
  if (hashtags.length === 0) return null;
  return (
    <Fold className={css.hashtags} summary={<h3 className="text-s">{roadmap.hashtags}</h3>}>
      <div className="stack start">
        <ul className="row gap-2 plain">
          {hashtags.map((hashtag) => (
            <li key={hashtag} className="surface anywhere">
              {hashtag}
            </li>
          ))}
        </ul>
        <CopyButton label={roadmap.copyHashtags} text={hashtags.join(' ')} />
      </div>
    </Fold>
  );
}
