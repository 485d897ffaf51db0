import { useId } from 'react';
import { fill } from '../../../copy/fill.ts';
import type { Locale } from '../../../domain/site/locale.ts';
import { customerTypeOf } from '../../../domain/wizard/answers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { joinRanges, labelsOf, shortenTitle } from '../results/score/answers-in-words.ts';
import { type Entries, reportOf } from '../store/entries.ts';
import { getStepNumber, isStep, STEPS, type Step } from '../store/steps.ts';
import { useResult, useWizardState, type WizardTexts } from '../wizard-context.ts';
import css from './Steps.module.css';

type Part = keyof WizardTexts['results']['understood']['soFar'];

const PARTS: Readonly<Record<Step, readonly Part[]>> = {
  website: ['website'],
  businessPhase: ['businessPhase'],
  customerType: ['customerType', 'buyers'],
  productTypes: ['productTypes', 'priceRange'],
  customerAcquisition: ['customerAcquisition'],
  teamSize: ['teamSize'],
  biggestChallenges: ['biggestChallenges'],
};

const readFirst = (website: Entries['website']) => reportOf(website)?.facts.firstLook?.offer[0];

/** What was read or told, by part; empty if nothing. */
function partsOf(
  { answers, website, plan, buyers }: Entries,
  { results, ...texts }: WizardTexts,
  locale: Locale,
): Readonly<Record<Part, string>> {
  const { types, lowercase } = results.understood;
  const words = new RegExp(`(?<!\\p{L})(?:${lowercase})(?!\\p{L})`, 'gu');
  const inSentence = (label: string): string =>
    joinRanges(label.replace(words, (word) => word.toLowerCase()));
  const choice = (step: Exclude<Step, 'website'>): string =>
    labelsOf(step, answers, texts).map(inSentence).join(', ');
  const type = customerTypeOf(answers.customerType);
  const named = joinRanges(buyers.trim());
  const { min, max } = answers.priceRange;
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  const read = readFirst(website);
  return {
    website: (read?.where === 'title' ? shortenTitle(read.text) : read?.text) ?? '',
    businessPhase: choice('businessPhase'),
    customerType: type ? (type === 'b2c' && named) || types[type] : '',
    buyers: type === 'b2c' ? '' : named,
    productTypes: plan.offer.trim() || choice('productTypes'),
    priceRange: answers.productTypes
      ? fill(texts.wizard.price.range, { min: money.format(min), max: money.format(max) })
      : '',
    customerAcquisition: choice('customerAcquisition'),
    teamSize: choice('teamSize'),
    biggestChallenges: choice('biggestChallenges'),
  };
}

/** The business as a sentence that fills with each step, and where its parts come from. */
export function SoFar() {
  const { texts, locale } = useResult();
  const id = useId();
  const entries = useWizardState((state) => state.entries);
  const view = useWizardState((state) => state.view);
  const { understood: words, firstLook } = texts.results;
  if (!isStep(view)) return null;
  const said = partsOf(entries, texts, locale);
  const read = readFirst(entries.website);
  const isSaid = (step: Step): boolean => PARTS[step].some((part) => said[part] !== '');
  return (
    <aside aria-labelledby={id} className={classNames('stack gap-5', css.soFar)}>
      <h2 id={id} className="muted text-m">
        {words.title}
      </h2>
      <p className={classNames('bold anywhere', css.line)}>
        {STEPS.filter((step) => isSaid(step) || getStepNumber(step) >= getStepNumber(view)).map((step) => (
          <Clause
            key={step}
            step={step}
            time={step === view ? 'now' : isSaid(step) ? 'answered' : 'later'}
            said={said}
            words={words}
          />
        ))}
      </p>
      <ul className="row note plain">
        {read && (
          <li className={classNames('ice', css.source)}>
            {fill(words.read, { place: firstLook.places[read.where] })}
          </li>
        )}
        {STEPS.some((step) => step !== 'website' && isSaid(step)) && (
          <li className={classNames('ember', css.source)}>{words.told}</li>
        )}
      </ul>
    </aside>
  );
}

interface ClauseProps {
  readonly step: Step;
  readonly time: 'answered' | 'now' | 'later';
  readonly said: ReturnType<typeof partsOf>;
  readonly words: WizardTexts['results']['understood'];
}

/** A step's part of the sentence. What was answered leads back to its step. */
function Clause({ step, time, said, words }: ClauseProps) {
  const { store } = useResult();
  const n = getStepNumber(step);
  const tone = step === 'website' ? 'ice' : 'ember';
  return (
    <span
      className={classNames(css.clause, tone)}
      data-time={time}
      aria-hidden={time === 'later' || undefined}
    >
      {PARTS[step].map((part, index) => {
        const isOpen = said[part] === '' && part !== 'buyers';
        const [before, after] = words.soFar[part].split('{part}');
        return (
          (isOpen || said[part] !== '') && (
            <span key={part}>
              {index > 0 && !/^\W/.test(words.soFar[part]) && ' '}
              {before}
              {isOpen && (
                <span className={css.gap}>
                  <span className="visually-hidden">{words.open}</span>
                </span>
              )}
              {!isOpen && time === 'now' && (
                <strong key={said[part]} className={css.part}>
                  {said[part]}
                </strong>
              )}
              {!isOpen && time !== 'now' && (
                <a
                  href={`?step=${n}`}
                  className={css.part}
                  aria-label={`${said[part]}: ${fill(words.toStep, { n })}`}
                  onClick={(event) => {
                    event.preventDefault();
                    store.open(step);
                  }}
                >
                  {said[part]}
                </a>
              )}
              {after}
            </span>
          )
        );
      })}{' '}
    </span>
  );
}
