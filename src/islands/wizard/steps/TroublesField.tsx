import { listTroubles } from '../../../contract/roadmap/troubles.ts';
import { Chips } from '../../../ui/Chips.tsx';
import { reportOf } from '../store/entries.ts';
import { useResult, useWizardState } from '../wizard-context.ts';
import css from './Steps.module.css';

/** Asks what is behind the answers of this step: each trouble chosen gets a step in the plan. */
export function TroublesField() {
  const { store, texts } = useResult();
  const { topics: labels } = texts.results.roadmap;
  const customerType = useWizardState(({ entries }) => entries.answers.customerType);
  const challenges = useWizardState(({ entries }) => entries.answers.biggestChallenges?.selected);
  const { wants, kind, topics: chosen } = useWizardState(({ entries }) => entries.plan);
  const read = useWizardState(({ entries }) => reportOf(entries.website)?.facts.business?.kind);
  const answers = [...(challenges ?? []), ...wants];
  const listed = listTroubles({ answers, customerType, kind: read ?? kind });
  const topics = [...new Set([...listed, ...chosen])];
  const toName = (topic: (typeof topics)[number]): string => labels[topic];
  if (topics.length === 0) return null;
  return (
    <div className={css.troubles}>
      <Chips
        label={texts.wizard.biggestChallenges.troubles}
        names={topics.map(toName)}
        pressed={chosen.map(toName)}
        onPress={(name) => {
          const topic = topics.find((other) => toName(other) === name);
          if (topic) store.toggleTopic(topic);
        }}
      />
    </div>
  );
}
