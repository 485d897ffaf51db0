import { BUSINESS_KINDS } from '../../../../contract/website/business-kinds.ts';
import { customerTypeOf } from '../../../../domain/wizard/answers.ts';
import { Button } from '../../../../ui/Button.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { reportOf } from '../../store/entries.ts';
import { kindOf } from '../../store/roadmap-request.ts';
import type { Step } from '../../store/steps.ts';
import { useResult, useWizardState } from '../../wizard-context.ts';
import { Fold } from '../Fold.tsx';
import css from './Understood.module.css';

/** What the plan was made from, in the visitor's own words; a correction makes it anew. */
export function Understood() {
  const { store, texts } = useResult();
  const { understood: words } = texts.results;
  const { customerType, biggestChallenges } = texts.wizard;
  const type = useWizardState(({ entries }) => customerTypeOf(entries.answers.customerType));
  const buyers = useWizardState(({ entries }) => entries.buyers);
  const wants = useWizardState(({ entries }) => entries.plan.wants);
  const kind = useWizardState(({ entries: { website, plan } }) =>
    kindOf({ analysis: reportOf(website), plan }),
  );
  const facts: readonly { readonly step: Step; readonly label: string; readonly said: string }[] = [
    { step: 'customerType', label: words.sellsTo, said: type ? customerType.options[type].description : '' },
    { step: 'customerType', label: words.buyers, said: buyers },
    {
      step: 'biggestChallenges',
      label: words.wants,
      said: wants.map((want) => biggestChallenges.wantOptions[want]).join(', '),
    },
  ];
  return (
    <Fold
      className={css.understood}
      summary={
        <>
          <h3 className={css.title}>{words.title}</h3>
          <span className={css.line}>
            {[kind ? texts.findings.business[kind] : '', ...facts.map(({ said }) => said)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span className={css.change}>{words.correct}</span>
        </>
      }
    >
      <SelectField
        label={words.kind}
        value={kind ?? ''}
        onChange={({ target }) =>
          store.chooseBusiness(BUSINESS_KINDS.find((known) => known === target.value) ?? null)
        }
      >
        <option value="">{words.unsaid}</option>
        {BUSINESS_KINDS.map((id) => (
          <option key={id} value={id}>
            {texts.findings.business[id]}
          </option>
        ))}
      </SelectField>
      <dl className={css.facts}>
        {facts.map(({ step, label, said }) => (
          <div key={label} className={css.fact}>
            <dt>{label}</dt>
            <dd>{said || words.unsaid}</dd>
            <dd>
              <Button
                variant="quiet"
                aria-label={`${texts.results.keep.change}: ${label}`}
                onClick={() => store.open(step)}
              >
                {texts.results.keep.change}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
