import type { Topic } from '../../../../domain/wizard/business-options.ts';
import { Chips } from '../../../../ui/Chips.tsx';
import { useResult, useWizardState } from '../../wizard-context.ts';
import { ROADMAP_ANCHOR } from '../result-anchors.ts';
import { focusHeading } from '../Section.tsx';
import css from './OwnWords.module.css';

/** The visitor's own words, quoted once, and topics that the plan may cover: the visitor decides. */
export function OwnWords({ topics }: { readonly topics: readonly Topic[] }) {
  const { store, texts } = useResult();
  const { roadmap: words } = texts.results;
  const text = useWizardState(({ entries }) => entries.answers.customChallenge.trim());
  if (text === '') return null;
  return (
    <section className={css.wrote} aria-labelledby="wrote">
      <div>
        <h2 id="wrote" className={css.title}>
          {words.wrote}
        </h2>
        <blockquote className={css.quote}>{text}</blockquote>
      </div>
      <div>
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
        <p className={css.hint}>{words.wroteHint}</p>
      </div>
    </section>
  );
}
