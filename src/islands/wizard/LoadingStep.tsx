import { Progress } from '../../ui/Progress.tsx';
import css from './FirstView.module.css';
import { ViewTitle } from './steps/Frame.tsx';
import { useWizard } from './wizard-context.ts';

/** Skeleton boxes: as many as most questions show above the fold. */
const BOXES = ['one', 'two', 'three', 'four'];

/**
 * Placeholder for a step or result that is still loading. It is in the page's HTML, where an inline script shows it if
 * the URL requests a view other than the welcome.
 */
export function LoadingStep({ hidden }: { readonly hidden: boolean }) {
  const { coming, welcome } = useWizard().texts.wizard;
  return (
    <section
      className={`stack gap-2 ${css.coming}`}
      aria-labelledby="wizard-coming"
      aria-busy="true"
      hidden={hidden}
    >
      <p className="note eyebrow">{welcome.eyebrow}</p>
      <Progress aria-labelledby="wizard-coming" />
      <ViewTitle id="wizard-coming" className={css.viewTitle} hidden={hidden}>
        {coming}
      </ViewTitle>
      <div className={`stack gap-2 ${css.boxes}`} aria-hidden="true">
        {BOXES.map((box) => (
          <span key={box} className={`surface ${css.box}`} />
        ))}
      </div>
    </section>
  );
}
