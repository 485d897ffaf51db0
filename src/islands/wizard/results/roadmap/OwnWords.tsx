import { useState } from 'react';
import type { Roadmap } from '../../../../contract/roadmap/generate-roadmap.ts';
import { keysOf, TOPIC_THEMES, type Topic } from '../../../../domain/wizard/business-options.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Chips } from '../../../../ui/Chips.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { useResult, useWizardState } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import { ROADMAP_ANCHOR } from '../result-anchors.ts';
import { focusHeading } from '../Section.tsx';
import css from './OwnWords.module.css';

export interface OwnWordsProps {
  /** Null until there is one. */
  readonly roadmap: Pick<Roadmap, 'topics' | 'otherTopics'> | null;
  /** Whether we offer a call, which answers the visitor's own words. */
  readonly isAnsweredOnCall: boolean;
}

/** The visitor's own words, quoted once, and what the plan may cover: the visitor decides. */
export function OwnWords({ roadmap, isAnsweredOnCall }: OwnWordsProps) {
  const { store, texts } = useResult();
  const { roadmap: words } = texts.results;
  const { topics, otherTopics } = roadmap ?? { topics: [], otherTopics: [] };
  const chosen = useWizardState(({ entries }) => entries.plan.topics);
  const text = useWizardState(({ entries }) => entries.answers.customChallenge.trim());
  if (text === '' && otherTopics.length === 0) return null;
  const isFirst = chosen.length + topics.length === 0;
  const add = (topic: Topic | undefined): void => {
    if (!topic) return;
    store.toggleTopic(topic);
    focusHeading(ROADMAP_ANCHOR);
  };
  const troubles = <Troubles isAboutText={text !== ''} topics={otherTopics} onAdd={add} />;
  if (text === '' && !isFirst)
    return (
      <section className={css.wrote} aria-labelledby="wrote">
        <Fold summary={<h2 id="wrote">{words.trouble.more}</h2>}>{troubles}</Fold>
      </section>
    );
  return (
    <section className={css.wrote} aria-labelledby="wrote">
      <div>
        {text === '' ? (
          <h2 id="wrote" className={css.question}>
            {words.trouble.title}
          </h2>
        ) : (
          <>
            <h2 id="wrote" className="note">
              {words.wrote}
            </h2>
            <blockquote className={css.quote}>{text}</blockquote>
            {isAnsweredOnCall && <p>{words.answered}</p>}
            {!isAnsweredOnCall && otherTopics.length > 0 && <p>{words.unanswered}</p>}
          </>
        )}
      </div>
      <div className={css.chips}>
        <Chips
          label={words.shallCover}
          names={topics.map((topic) => words.topics[topic])}
          onPress={(label) => add(topics.find((topic) => words.topics[topic] === label))}
        />
        {otherTopics.length > 0 &&
          (isFirst ? troubles : <Fold summary={words.trouble.more}>{troubles}</Fold>)}
      </div>
    </section>
  );
}

interface TroublesProps {
  /** Whether the visitor's own words stand above. */
  readonly isAboutText: boolean;
  readonly topics: readonly Topic[];
  readonly onAdd: (topic: Topic | undefined) => void;
}

/** Every trouble that the library has a step for, by theme, to choose from. */
function Troubles({ isAboutText, topics, onAdd }: TroublesProps) {
  const { texts, locale } = useResult();
  const { trouble, topics: labels, themes } = texts.results.roadmap;
  const [chosen, setChosen] = useState('');
  const collator = new Intl.Collator(locale);
  const listed = keysOf(themes).filter((theme) => topics.some((topic) => TOPIC_THEMES[topic] === theme));
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(topics.find((topic) => topic === chosen));
        setChosen('');
      }}
    >
      <SelectField
        label={isAboutText ? trouble.add : trouble.label}
        value={chosen}
        required
        onChange={({ target }) => setChosen(target.value)}
        trailing={<Button type="submit">{trouble.submit}</Button>}
      >
        <option value="">{trouble.choose}</option>
        {listed.map((theme) => (
          <optgroup key={theme} label={themes[theme]}>
            {topics
              .filter((topic) => TOPIC_THEMES[topic] === theme)
              .toSorted((a, b) => collator.compare(labels[a], labels[b]))
              .map((topic) => (
                <option key={topic} value={topic}>
                  {labels[topic]}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
    </form>
  );
}
