import { useState } from 'react';
import type { Roadmap } from '../../../../contract/roadmap/generate-roadmap.ts';
import { keysOf, TOPIC_THEMES, type Topic } from '../../../../domain/wizard/business-options.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Chips } from '../../../../ui/Chips.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { useResult, useWizardState } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import { ROADMAP_ANCHOR } from '../result-anchors.ts';
import { focusHeading } from '../Section.tsx';
import css from './Plan.module.css';

export interface OwnWordsProps {
  /** Null until there is one. */
  readonly roadmap: Pick<Roadmap, 'topics'> | null;
  /** Whether we offer a call, which answers the visitor's own words. */
  readonly isAnsweredOnCall: boolean;
}

/** The visitor's own words, quoted once, and what they may be about: the visitor decides. */
export function OwnWords({ roadmap, isAnsweredOnCall }: OwnWordsProps) {
  const { texts } = useResult();
  const { roadmap: words } = texts.results;
  const addTopic = useAddTopic();
  const topics = roadmap?.topics ?? [];
  const text = useWizardState(({ entries }) => entries.answers.customChallenge.trim());
  if (text === '') return null;
  return (
    <section className={classNames('stack', css.wrote)} aria-labelledby="wrote">
      <div>
        <h2 id="wrote" className="note">
          {words.wrote}
        </h2>
        <blockquote className={classNames('anywhere', css.quote)}>{text}</blockquote>
        {isAnsweredOnCall && <p>{words.answered}</p>}
      </div>
      <Chips
        label={words.shallCover}
        names={topics.map((topic) => words.topics[topic])}
        onPress={(label) => addTopic(topics.find((topic) => words.topics[topic] === label))}
      />
    </section>
  );
}

/** Adds a step to the plan, and goes there. */
function useAddTopic(): (topic: Topic | undefined) => void {
  const { store } = useResult();
  return (topic) => {
    if (!topic) return;
    store.toggleTopic(topic);
    focusHeading(ROADMAP_ANCHOR);
  };
}

export interface AddStepProps {
  readonly topics: readonly Topic[];
  /** The visitor's own words, if nothing else on the page answers them. */
  readonly ownWords: string;
}

/** Every trouble that the library has a step for, by theme, to add to the plan. */
export function AddStep({ topics, ownWords }: AddStepProps) {
  const { texts, locale } = useResult();
  const { roadmap, business } = texts.results;
  const { trouble, topics: labels, themes } = roadmap;
  const [chosen, setChosen] = useState('');
  const addTopic = useAddTopic();
  const collator = new Intl.Collator(locale);
  const listed = keysOf(themes).filter((theme) => topics.some((topic) => TOPIC_THEMES[topic] === theme));
  if (topics.length === 0) return null;
  return (
    <Fold summary={trouble.add}>
      {ownWords !== '' && (
        <>
          <p className="note">{roadmap.wrote}</p>
          <blockquote className={classNames('anywhere', css.quote)}>{ownWords}</blockquote>
        </>
      )}
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          addTopic(topics.find((topic) => topic === chosen));
          setChosen('');
        }}
      >
        <SelectField
          label={trouble.label}
          value={chosen}
          required
          onChange={({ target }) => setChosen(target.value)}
          trailing={<Button type="submit">{trouble.submit}</Button>}
        >
          <option value="">{business.choose}</option>
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
    </Fold>
  );
}
