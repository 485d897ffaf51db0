import type { Roadmap } from '../../../../contract/roadmap/generate-roadmap.ts';
import { Chips } from '../../../../ui/Chips.tsx';
import { toggleBuyer } from '../../store/suggested-buyers.ts';
import { useResult, useWizardState } from '../../wizard-context.ts';
import { ROADMAP_ANCHOR } from '../result-anchors.ts';
import { focusHeading } from '../Section.tsx';
import css from './OwnWords.module.css';

export interface OwnWordsProps {
  /** Null until there is one. */
  readonly roadmap: Pick<Roadmap, 'topics' | 'mentioned'> | null;
}

/** The visitor's own words, quoted once, and what the plan may take from them: the visitor decides. */
export function OwnWords({ roadmap }: OwnWordsProps) {
  const { store, texts } = useResult();
  const { roadmap: words } = texts.results;
  const { topics, mentioned } = roadmap ?? { topics: [], mentioned: [] };
  const buyers = useWizardState(({ entries }) => entries.buyers);
  const text = useWizardState(({ entries }) => entries.answers.customChallenge.trim());
  if (text === '') return null;
  return (
    <section className={css.wrote} aria-labelledby="wrote">
      <div>
        <h2 id="wrote" className="note">
          {words.wrote}
        </h2>
        <blockquote className={css.quote}>{text}</blockquote>
        <p className="note">{words.wroteHint}</p>
      </div>
      <div className={css.chips}>
        <Chips
          label={words.shallReach}
          names={mentioned}
          onPress={(name) => {
            store.answerBuyers(toggleBuyer(buyers, name));
            focusHeading(ROADMAP_ANCHOR);
          }}
        />
        <Chips
          label={words.shallCover}
          names={topics.map((topic) => words.topics[topic])}
          onPress={(label) => {
            const topic = topics.find((known) => words.topics[known] === label);
            if (!topic) return;
            store.addTopic(topic);
            focusHeading(ROADMAP_ANCHOR);
          }}
        />
      </div>
    </section>
  );
}
