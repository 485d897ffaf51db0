import { fill } from '../../../copy/fill.ts';
import { MAX_CUSTOM_CHALLENGE } from '../../../domain/wizard/business-options.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TextArea } from '../../../ui/Field.tsx';
import { useWizard, useWizardState } from '../wizard-context.ts';
import css from './CustomChallenge.module.css';

/** Text length at which the number of remaining characters appears. */
const COUNT_FROM = MAX_CUSTOM_CHALLENGE - 200;

/** The optional free text about challenges. */
export function CustomChallenge() {
  const { store, texts } = useWizard();
  const { custom, customHint, left } = texts.wizard.biggestChallenges;
  const text = useWizardState(({ entries }) => entries.answers.customChallenge);
  const showsCount = text.length >= COUNT_FROM;
  return (
    <TextArea
      label={custom}
      hint={customHint}
      rows={3}
      className={css.text}
      value={text}
      maxLength={MAX_CUSTOM_CHALLENGE}
      onChange={({ target }) => store.setCustomChallenge(target.value)}
      below={
        <p role="status" className={classNames('note', css.left)}>
          {showsCount && fill(left, { n: MAX_CUSTOM_CHALLENGE - text.length })}
        </p>
      }
    />
  );
}
