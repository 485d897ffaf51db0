import { fill } from '../../../../copy/fill.ts';
import { Button } from '../../../../ui/Button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { StartOver } from '../../StartOver.tsx';
import { STEPS } from '../../store/steps.ts';
import { useResult, useWizardState } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import css from '../sharing/Keep.module.css';
import { formatAnswers } from './answers-in-words.ts';

/** All answers, each with a button to change it. */
export function AnswersPanel() {
  const { store, texts } = useResult();
  const { wizard, results } = texts;
  const entries = useWizardState((state) => state.entries);
  return (
    <div className={css.panel}>
      <Fold summary={<h3 className="text-m">{results.keep.edit}</h3>}>
        <dl>
          {STEPS.map((step) => {
            const title = wizard[step].title;
            const words = formatAnswers(step, entries, texts);
            return (
              <div key={step} className={css.answer}>
                <dt className="note">{title}</dt>
                <dd className={classNames('bold anywhere', css.given)}>
                  {words.length > 0 ? words.join(', ') : results.keep.unanswered}
                </dd>
                <dd className={css.change}>
                  <Button
                    variant="quiet"
                    iconBefore="pencil"
                    aria-label={fill(results.keep.editStep, { title })}
                    onClick={() => store.open(step)}
                  >
                    {results.keep.change}
                  </Button>
                </dd>
              </div>
            );
          })}
        </dl>
      </Fold>
      <StartOver />
    </div>
  );
}
