import { fill } from '../../../copy/fill.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { StartOver } from '../StartOver.tsx';
import { EMPTY_ENTRIES } from '../store/entries.ts';
import { firstOpenStep, getStepNumber } from '../store/steps.ts';
import { useResult, useWizardState } from '../wizard-context.ts';
import css from './Steps.module.css';

/** What the welcome shows of the finder and of an earlier visit. */
export function Kept() {
  return (
    <>
      <FinderNiche />
      <ResumePrompt />
    </>
  );
}

/** The micro niche from the finder. German in every language. */
function FinderNiche() {
  const { store, texts } = useResult();
  const { kept } = texts.wizard;
  const niche = useWizardState(({ entries }) => entries.niche);
  if (niche === '') return null;
  return (
    <div className={classNames('row center ruled', css.kept)}>
      <p className="note whole">
        {kept.niche} <strong lang="de">{niche}</strong>
      </p>
      <Button variant="quiet" onClick={() => store.chooseNiche('')}>
        {kept.without}
      </Button>
    </div>
  );
}

/** Resumes an earlier visit. */
function ResumePrompt() {
  const { store, texts } = useResult();
  const { kept } = texts.wizard;
  const isFresh = useWizardState(
    ({ entries: { answers, website } }) =>
      answers === EMPTY_ENTRIES.answers && website === EMPTY_ENTRIES.website,
  );
  const open = useWizardState(({ entries }) => firstOpenStep(entries));
  if (isFresh) return null;
  return (
    <div className={classNames('row center ruled', css.kept)}>
      <p className="note whole">{kept.text}</p>
      <Button variant="secondary" onClick={store.resume}>
        {open === null ? kept.results : fill(kept.resume, { n: getStepNumber(open) })}
      </Button>
      <StartOver />
    </div>
  );
}
