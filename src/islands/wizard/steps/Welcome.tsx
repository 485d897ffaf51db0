import { fill } from '../../../copy/fill.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import lists from '../../../ui/lists.module.css';
import { StartOver } from '../StartOver.tsx';
import { EMPTY_ENTRIES } from '../store/entries.ts';
import { firstOpenStep, getStepNumber, STEPS } from '../store/steps.ts';
import { ViewTitle } from '../ViewTitle.tsx';
import { useWizard, useWizardState } from '../wizard-context.ts';
import css from './Welcome.module.css';

/** From cold to warm. */
const TONES = ['ice', 'rose', 'ember'];

/** Step 0, in the page's HTML. */
export function Welcome({ hidden }: { readonly hidden: boolean }) {
  const { store, texts } = useWizard();
  const { welcome } = texts.wizard;
  return (
    <section className={css.welcome} aria-labelledby="wizard-welcome" hidden={hidden} data-step="0">
      <div>
        <p className="note eyebrow">{welcome.eyebrow}</p>
        <ViewTitle id="wizard-welcome" className={css.title} hidden={hidden}>
          {welcome.title}
        </ViewTitle>
        <p className="lead">{welcome.lead}</p>
        <div className={classNames('row', css.start)}>
          <Button iconAfter="arrow-right" onClick={store.start} data-wizard-start="">
            {welcome.start}
          </Button>
          <ul className={classNames('row note', lists.plain, css.facts)}>
            {welcome.facts.map((fact) => (
              <li key={fact}>{fill(fact, { steps: STEPS.length })}</li>
            ))}
          </ul>
        </div>
        <FinderNiche />
        <ResumePrompt />
      </div>
      <div className={css.gains}>
        <ol className={lists.plain}>
          {welcome.gains.map(({ title, text }, index) => (
            <li key={title} className={classNames(css.gain, TONES[index])}>
              <h2 className={css.gainTitle}>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className={classNames('note', css.privacy)}>{welcome.privacy}</p>
      </div>
    </section>
  );
}

/** The micro niche from the finder. German in every language. */
function FinderNiche() {
  const { store, texts } = useWizard();
  const { welcome } = texts.wizard;
  const niche = useWizardState(({ entries }) => entries.niche);
  if (niche === '') return null;
  return (
    <div className={classNames('row', css.kept)}>
      <p className="note">
        {welcome.niche} <strong lang="de">{niche}</strong>
      </p>
      <Button variant="quiet" onClick={() => store.chooseNiche('')}>
        {welcome.withoutNiche}
      </Button>
    </div>
  );
}

/** Resumes an earlier visit. */
function ResumePrompt() {
  const { store, texts } = useWizard();
  const { welcome } = texts.wizard;
  const isFresh = useWizardState(
    ({ entries: { answers, website } }) =>
      answers === EMPTY_ENTRIES.answers && website === EMPTY_ENTRIES.website,
  );
  const open = useWizardState(({ entries }) => firstOpenStep(entries));
  if (isFresh) return null;
  return (
    <div className={classNames('row', css.kept)}>
      <p className="note">{welcome.kept}</p>
      <Button variant="secondary" onClick={store.resume}>
        {open === null ? welcome.resumeResults : fill(welcome.resume, { n: getStepNumber(open) })}
      </Button>
      <StartOver />
    </div>
  );
}
