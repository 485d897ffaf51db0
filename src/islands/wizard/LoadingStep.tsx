import { Progress } from '../../ui/Progress.tsx';
import css from './LoadingStep.module.css';
import { useWizard } from './wizard-context.ts';

/** Boxes in the frame: as many as most questions have answers on a first screen. */
const BOXES = ['one', 'two', 'three', 'four'];

/**
 * The frame of a step or a result that is still on its way. It stands in the page's HTML, where the page's small script
 * shows it for an address that asks for more than the welcome.
 */
export function LoadingStep({ hidden }: { readonly hidden: boolean }) {
  const { coming, welcome } = useWizard().texts.wizard;
  return (
    <section className={css.coming} aria-labelledby="wizard-coming" aria-busy="true" hidden={hidden}>
      <p className={css.eyebrow}>{welcome.eyebrow}</p>
      <Progress aria-labelledby="wizard-coming" />
      <h1 id="wizard-coming" className={css.title} tabIndex={-1}>
        {coming}
      </h1>
      <div className={css.boxes} aria-hidden="true">
        {BOXES.map((box) => (
          <span key={box} className={css.box} />
        ))}
      </div>
    </section>
  );
}
