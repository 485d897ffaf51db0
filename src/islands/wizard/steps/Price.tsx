import { type PointerEvent, useId, useState } from 'react';
import { fill } from '../../../copy/fill.ts';
import type { PriceRange } from '../../../domain/answers.ts';
import {
  PRICE_BANDS,
  PRICE_BOUNDS,
  presetLabel,
  presetOf,
  priceLabel,
  thumbOf,
} from '../../../domain/price.ts';
import { TextField } from '../../../ui/Field.tsx';
import type { WizardStore } from '../store/wizard-store.ts';
import { useWizard, useWizardState } from '../wizard-context.ts';
import css from './Price.module.css';

/** US dollars between two neighbouring places of a slider. */
const SLIDER_STEP = 10;

const { min: LOWEST, max: HIGHEST } = PRICE_BOUNDS;

/** The price range: presets, two sliders on one track, and a number input for each end. */
export function Price() {
  const { store, texts } = useWizard();
  const { price } = texts.wizard;
  const range = useWizardState(({ entries }) => entries.answers.priceRange);
  return (
    <fieldset className={css.price}>
      <legend className={css.legend}>{price.legend}</legend>
      <p className={css.hint}>{price.hint}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would read its legend out twice */}
      <div className={css.presets} role="group" aria-label={price.presets}>
        {PRICE_BANDS.map((band) => (
          <button
            key={band}
            type="button"
            className={css.preset}
            aria-pressed={presetOf(range) === band}
            onClick={() => store.choosePricePreset(band)}
          >
            {presetLabel(band)}
          </button>
        ))}
      </div>
      <div className={css.sliders} onPointerDown={(event) => slideTo(event, range, store)}>
        <Track from={thumbOf(range.min)} to={thumbOf(range.max)} />
        <Slider which="min" label={price.minSlider} value={range.min} onSlide={store.setMinPrice} />
        <Slider which="max" label={price.maxSlider} value={range.max} onSlide={store.setMaxPrice} />
      </div>
      <div className={css.numbers}>
        <Amount
          label={price.min}
          value={range.min}
          lowest={LOWEST}
          highest={thumbOf(range.max)}
          onEnter={store.setMinPrice}
        />
        <Amount
          label={price.max}
          value={range.max}
          lowest={thumbOf(range.min)}
          highest={HIGHEST}
          onEnter={store.setMaxPrice}
        />
      </div>
      <p className={css.bonus} role="status">
        {range.highTicketBonus > 0 && fill(price.highTicket, { points: range.highTicketBonus })}
      </p>
    </fieldset>
  );
}

/** A press on the line between the thumbs moves the nearer one there. */
function slideTo(
  { target, currentTarget, clientX }: PointerEvent<HTMLElement>,
  { min, max }: PriceRange,
  { setMinPrice, setMaxPrice }: Pick<WizardStore, 'setMinPrice' | 'setMaxPrice'>,
): void {
  const line = currentTarget.querySelector('svg')?.getBoundingClientRect();
  if (!line || target instanceof HTMLInputElement) return;
  const share = (clientX - line.left) / line.width;
  const price = thumbOf(Math.round((LOWEST + share * (HIGHEST - LOWEST)) / SLIDER_STEP) * SLIDER_STEP);
  if (Math.abs(price - thumbOf(min)) < Math.abs(price - thumbOf(max))) setMinPrice(price);
  else setMaxPrice(price);
}

interface SliderProps {
  readonly which: 'min' | 'max';
  readonly label: string;
  readonly value: number;
  readonly onSlide: (dollars: number) => void;
}

function Slider({ which, label, value, onSlide }: SliderProps) {
  return (
    <input
      type="range"
      className={css.slider}
      data-which={which}
      aria-label={label}
      aria-valuetext={priceLabel(value)}
      min={LOWEST}
      max={HIGHEST}
      step={SLIDER_STEP}
      value={thumbOf(value)}
      onChange={({ target }) => onSlide(target.valueAsNumber)}
    />
  );
}

/** The line under the thumbs, warm between them. */
function Track({ from, to }: { readonly from: number; readonly to: number }) {
  const id = useId();
  const percentOf = (price: number): number => ((price - LOWEST) / (HIGHEST - LOWEST)) * 100;
  return (
    <svg className={css.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id={`${id}-warm`}>
        <stop className={css.cold} offset="0" />
        <stop className={css.warm} offset="1" />
      </linearGradient>
      <rect className={css.rest} width="100" height="1" />
      <rect
        fill={`url(#${id}-warm)`}
        x={percentOf(from)}
        width={percentOf(to) - percentOf(from)}
        height="1"
      />
    </svg>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly lowest: number;
  readonly highest: number;
  readonly onEnter: (dollars: number) => void;
}

/**
 * A price as a number. It counts as soon as it fits; what does not fit yet ("5" on the way to "500") stays as typed
 * until the field is left, and is then brought within the bounds.
 */
function Amount({ label, value, lowest, highest, onEnter }: AmountProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string): void => {
    const dollars = Number(text);
    const fits = dollars >= lowest && dollars <= highest;
    setTyped(fits ? null : text);
    if (fits) onEnter(dollars);
  };
  const leave = (): void => {
    if (typed !== null && typed !== '') onEnter(Number(typed));
    setTyped(null);
  };
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={LOWEST}
      max={HIGHEST}
      value={typed ?? value}
      beside={<span className={css.label}>{priceLabel(value)}</span>}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
    />
  );
}
