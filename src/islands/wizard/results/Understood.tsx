import { type ReactNode, useId, useState } from 'react';
import { fill } from '../../../copy/fill.ts';
import { capitalize } from '../../../domain/values/text.ts';
import { customerTypeOf } from '../../../domain/wizard/answers.ts';
import { CUSTOMER_TYPES, keysOf, seeksOthers } from '../../../domain/wizard/business-options.ts';
import type { SharedReport } from '../../../share/shared-report.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { KindField } from '../KindField.tsx';
import { WantsField } from '../steps/WantsField.tsx';
import { kindOf } from '../store/roadmap-request.ts';
import { useResult } from '../wizard-context.ts';
import css from './Results.module.css';
import { WhoBuys } from './roadmap/WhoBuys.tsx';
import { joinRanges, shortenTitle } from './score/answers-in-words.ts';

const FACTS = ['buyers', 'wants'] as const;
type Fact = (typeof FACTS)[number];
const TONES: Readonly<Record<Fact, string>> = { buyers: 'rose', wants: 'ember' };

/** Keeps a period from beginning a line. */
const WORD_JOINER = '\u2060';

export interface UnderstoodProps {
  readonly report: Pick<SharedReport, 'answers' | 'analysis' | 'buyers' | 'plan'>;
  /** Somebody else's result only tells. */
  readonly readOnly?: boolean;
}

/** What the plan was made from. Each part can be changed there, which makes the plan anew. */
export function Understood({ report, readOnly = false }: UnderstoodProps) {
  const { answers, analysis, plan } = report;
  const { texts, locale } = useResult();
  const { understood: words, firstLook } = texts.results;
  const list = new Intl.ListFormat(locale);
  const id = useId();
  const [open, setOpen] = useState<Fact | 'all' | null>(null);
  const kind = kindOf({ analysis, plan });
  const type = customerTypeOf(answers.customerType);
  const wants = plan?.wants ?? [];
  const typed = joinRanges(report.buyers?.trim() ?? '');
  const said: Readonly<Record<Fact, string>> = {
    buyers: capitalize(typed) || (type ? words.types[type] : words.choose),
    wants: wants.length > 0 ? list.format(wants.map((want) => words.wantWords[want])) : words.choose,
  };
  const toggle = (fact: Fact | 'all'): void => setOpen(open === fact ? null : fact);
  const offer = plan?.offer ?? '';
  // Whoever has not said what they sell reads what their website calls it.
  const title = offer === '' ? shortenTitle(analysis?.facts.firstLook?.offer[0]?.text ?? '') : '';
  const seeks = seeksOthers(wants) ? (plan?.seeks.trim() ?? '') : '';
  const isUnsaid = (line: string): boolean =>
    (offer === '' && line.includes('{offer}')) ||
    (title === '' && line.includes('{title}')) ||
    (seeks === '' && line.includes('{seeks}')) ||
    (readOnly && FACTS.some((fact) => line.includes(`{${fact}}`) && said[fact] === words.choose));
  const parts = words.line
    .split('\n')
    .filter((line) => !isUnsaid(line))
    .join('\n')
    .replace('{sells}', typed ? words.inYourWords : words.sellsTo)
    .split(/\{(\w+)\}/);

  const renderFact = (fact: Fact): ReactNode => {
    const name = said[fact];
    if (readOnly) return name;
    const lastWord = name.lastIndexOf(' ') + 1;
    return (
      <>
        <button
          type="button"
          className={classNames('bare', css.chip, TONES[fact])}
          aria-expanded={open === fact}
          aria-controls={`${id}-edit`}
          onClick={() => toggle(fact)}
        >
          <span className="visually-hidden">{`${words.change[fact]}: `}</span>
          {name.slice(0, lastWord)}
          <span className={css.last}>
            {name.slice(lastWord)}
            <Icon name="chevron-down" className={css.chipSign} />
          </span>
        </button>
        {WORD_JOINER}
      </>
    );
  };

  return (
    <section className={css.understood} aria-labelledby={id}>
      <h2 id={id} className="note">
        {words.title}
      </h2>
      <p className={classNames('anywhere', css.said)}>
        {parts.map((part) => {
          const fact = FACTS.find((known) => known === part);
          if (part === 'offer') return <strong key={part}>{offer}</strong>;
          if (part === 'title')
            return (
              <span key={part} lang={analysis?.facts.language ?? undefined}>
                {fill(firstLook.quote, { text: title })}
              </span>
            );
          if (part === 'seeks') return <strong key={part}>{seeks}</strong>;
          return fact ? <span key={part}>{renderFact(fact)}</span> : part;
        })}
      </p>
      {!readOnly && (
        <>
          <p className="note no-print">
            {words.notRight}{' '}
            <button
              type="button"
              className="text-button"
              aria-expanded={open === 'all'}
              aria-controls={`${id}-edit`}
              onClick={() => toggle('all')}
            >
              {words.correct}
            </button>
          </p>
          <div id={`${id}-edit`} hidden={open === null}>
            <div className={classNames('stack surface narrow no-print', css.edit)}>
              {open === 'all' && (
                <KindField kind={kind} evidence={analysis?.facts.business?.evidence ?? ''} />
              )}
              {(open === 'buyers' || open === 'all') && <BuyersField type={type} />}
              {(open === 'wants' || open === 'all') && <WantsField />}
            </div>
          </div>
        </>
      )}
    </section>
  );
}

interface BuyersFieldProps {
  readonly type: keyof typeof CUSTOMER_TYPES | undefined;
}

function BuyersField({ type }: BuyersFieldProps) {
  const { store, texts } = useResult();
  return (
    <>
      <SelectField
        label={texts.results.understood.customerType}
        value={type ?? ''}
        onChange={({ target }) => {
          const chosen = keysOf(CUSTOMER_TYPES).find((known) => known === target.value);
          if (chosen) store.choose('customerType', chosen);
        }}
      >
        {keysOf(CUSTOMER_TYPES).map((id) => (
          <option key={id} value={id}>
            {texts.wizard.customerType.options[id].description}
          </option>
        ))}
      </SelectField>
      <WhoBuys />
    </>
  );
}
