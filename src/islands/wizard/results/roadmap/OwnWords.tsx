import type { Topic } from '../../../../domain/wizard/business-options.ts';
import { Chips } from '../../../../ui/Chips.tsx';
import { useResult, useWizardState } from '../../wizard-context.ts';
import { focusPart } from '../Section.tsx';
import panel from './RoadmapPanel.module.css';

/** The visitor's own words, quoted once, and topics that the plan may cover: the visitor decides. */
export function OwnWords({ topics }: { readonly topics: readonly Topic[] }) {
  const { store, texts } = useResult();
  const { roadmap: words } = texts.results;
  const text = useWizardState(({ entries }) => entries.answers.customChallenge.trim());
  if (text === '') return null;
  return (
    <div>
      <h3 className={panel.heading}>{words.wrote}</h3>
      <blockquote className={panel.quote}>{text}</blockquote>
      <p>{words.wroteHint}</p>
      <Chips
        label={words.shallCover}
        names={topics.map((topic) => words.topics[topic])}
        onPress={(label) => {
          const topic = topics.find((known) => words.topics[known] === label);
          if (!topic) return;
          store.addTopic(topic);
          focusPart('roadmap');
        }}
      />
    </div>
  );
}
