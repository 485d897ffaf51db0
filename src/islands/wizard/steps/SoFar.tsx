import { useId } from 'react';
import { fill } from '../../../copy/fill.ts';
import { customerTypeOf } from '../../../domain/wizard/answers.ts';
import { priceLabel } from '../../../domain/wizard/price.ts';
import { classNames } from '../../../ui/class-names.ts';
import lists from '../../../ui/lists.module.css';
import { labelsOf } from '../results/score/answers-in-words.ts';
import { type Entries, reportOf } from '../store/entries.ts';
import { getStepNumber, isAnswered, isStep, STEPS, type Step } from '../store/steps.ts';
import { type ResultTexts, useWizard, useWizardState, type WizardTexts } from '../wizard-context.ts';
import css from './SoFar.module.css';

type Part = keyof WizardTexts['results']['understood']['soFar'];

const PARTS: Readonly<Record<Step, readonly Part[]>> = {
  website: ['website'],
  businessPhase: ['businessPhase'],
  customerType: ['customerType', 'buyers'],
  productTypes: ['productTypes', 'price'],
  customerAcquisition: ['customerAcquisition'],
  teamSize: ['teamSize'],
  biggestChallenges: ['biggestChallenges'],
};

/** In word joiners. */
const UNBROKEN_HYPHEN = '\u2060-\u2060';

/** What was read or told, by part; empty if nothing. */
function partsOf(
  { answers, website, plan, buyers }: Entries,
  { results, ...texts }: WizardTexts,
): Readonly<Record<Part, string>> {
  const { types, labels } = results.understood;
  const inSentence = (label: string): string =>
    (labels === 'lowercase'
      ? label.replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase())
      : label
    ).replace(/(?<=\d)-(?=\d)/, UNBROKEN_HYPHEN);
  const choice = (step: Exclude<Step, 'website'>): string =>
    labelsOf(step, answers, texts).map(inSentence).join(', ');
  const type = customerTypeOf(answers.customerType);
  const named = buyers.trim();
  const { min, max } = answers.priceRange;
  return {
    website: reportOf(website)?.facts.firstLook?.offer[0]?.text ?? '',
    businessPhase: choice('businessPhase'),
    customerType: type ? (type === 'b2c' && named) || types[type] : '',
    buyers: type === 'b2c' ? '' : named,
    productTypes: plan.offer.trim() || choice('productTypes'),
    price: answers.productTypes
      ? fill(texts.wizard.price.range, { min: priceLabel(min), max: priceLabel(max) })
      : '',
    customerAcquisition: choice('customerAcquisition'),
    teamSize: choice('teamSize'),
    biggestChallenges: choice('biggestChallenges'),
  };
}

/** The business as a sentence that grows with each step, and where each part comes from. */
export function SoFar({ texts: later }: { readonly texts: ResultTexts }) {
  const wizard = useWizard();
  const id = useId();
  const entries = useWizardState((state) => state.entries);
  const view = useWizardState((state) => state.view);
  const texts = { ...wizard.texts, ...later };
  const { understood: words, firstLook } = texts.results;
  const said = partsOf(entries, texts);
  const shown = STEPS.filter((step) => step === view || PARTS[step].some((part) => said[part] !== ''));
  if (!isStep(view)) return null;
  const where = reportOf(entries.website)?.facts.firstLook?.offer[0]?.where;
  return (
    <aside aria-labelledby={id} className={css.soFar}>
      <h2 id={id} className={css.title}>
        {words.title}
      </h2>
      <p className={css.line}>
        {shown.map((step) => (
          <span key={step} className={css.clause} data-source={step === 'website' ? 'read' : 'told'}>
            {PARTS[step].map((part, index) => {
              const isOpen = said[part] === '' && index === 0;
              const [before, after] = words.soFar[part].split('{part}');
              return (
                (isOpen || said[part] !== '') && (
                  <span key={part}>
                    {index > 0 && !/^\W/.test(words.soFar[part]) && ' '}
                    {before}
                    {isOpen ? (
                      <span className={css.gap}>
                        <span className="visually-hidden">{words.open}</span>
                      </span>
                    ) : (
                      <strong key={said[part]} className={css.part}>
                        {said[part]}
                      </strong>
                    )}
                    {after}
                  </span>
                )
              );
            })}
            {isAnswered(step, entries) && <sup>{getStepNumber(step)}</sup>}{' '}
          </span>
        ))}
      </p>
      <Wave reached={getStepNumber(view)} />
      <ol className={classNames(lists.plain, css.sources)}>
        {shown
          .filter((step) => isAnswered(step, entries))
          .map((step) => (
            <li
              key={step}
              className={classNames('row', css.source)}
              data-source={step === 'website' ? 'read' : 'told'}
            >
              <b className={css.number}>{getStepNumber(step)}</b>
              <span>
                {step === 'website'
                  ? fill(words.read, { place: where ? firstLook.places[where] : '' })
                  : words.told}
              </span>
              {step !== view && (
                <button type="button" className="text-button" onClick={() => wizard.store.open(step)}>
                  {fill(words.toStep, { n: getStepNumber(step) })}
                </button>
              )}
            </li>
          ))}
      </ol>
    </aside>
  );
}

/** The way from cold to warm, with a stop per step. */
function Wave({ reached }: { readonly reached: number }) {
  const id = useId();
  const stops = STEPS.map((step, index) => ({ step, x: 12 + 96 * index, y: index % 2 ? 16 : 56 }));
  const way = stops
    .map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `S${x - 48} ${y} ${x} ${y}`))
    .join('');
  return (
    <svg viewBox="0 0 600 72" className={css.wave} aria-hidden="true">
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x2="600">
        <stop className="ice" />
        <stop className="iris" offset=".35" />
        <stop className="rose" offset=".68" />
        <stop className="ember" offset="1" />
      </linearGradient>
      <path d={way} />
      <path
        d={way}
        pathLength={STEPS.length - 1}
        strokeDasharray={`${reached - 1} 9`}
        stroke={`url(#${id})`}
      />
      {stops.map(({ step, x, y }, index) => (
        <circle
          key={step}
          cx={x}
          cy={y}
          r={index + 1 === reached ? 10 : 6}
          stroke={index < reached ? `url(#${id})` : undefined}
        />
      ))}
    </svg>
  );
}
