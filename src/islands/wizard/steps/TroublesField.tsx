import { listTroubles } from '../../../domain/wizard/troubles.ts';
import { Chips } from '../../../ui/Chips.tsx';
import { useResult, useWizardState } from '../wizard-context.ts';

/** Asks what is behind the answers of this step: each trouble chosen gets a step in the plan. */
export function TroublesField() {
  const { store, texts } = useResult();
  const { topics: labels } = texts.results.roadmap;
  const { customerType, biggestChallenges } = useWizardState(({ entries }) => entries.answers);
  const { wants, topics: chosen } = useWizardState(({ entries }) => entries.plan);
  const listed = listTroubles([...(biggestChallenges?.selected ?? []), ...wants], customerType);
  const topics = [...new Set([...listed, ...chosen])];
  const toName = (topic: (typeof topics)[number]): string => labels[topic];
  return (
    <Chips
      label={texts.wizard.biggestChallenges.troubles}
      names={topics.map(toName)}
      pressed={chosen.map(toName)}
      onPress={(name) => {
        const topic = topics.find((other) => toName(other) === name);
        if (topic) store.toggleTopic(topic);
      }}
    />
  );
}
