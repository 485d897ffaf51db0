import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react';
import {
  clampToSlider,
  findPreset,
  PRICE_BANDS,
  PRICE_BOUNDS,
  type PriceRange,
  presetLabel,
  priceLabel,
} from '../../../domain/wizard/price.ts';
import { moveByStops, PAGE_OF_STOPS, toSliderShare } from '../../../domain/wizard/price-scale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TextField } from '../../../ui/Field.tsx';
import { useResult, useWizardState } from '../wizard-context.ts';
import css from './Steps.module.css';
import { type Slide, type Thumb, useSlide } from './use-slide.ts';

const { min: LOWEST, max: HIGHEST } = PRICE_BOUNDS;

/** The price range: presets, two sliders on one track, and a number input for each end. */
export function Price() {
  const { store, texts } = useResult();
  const { price } = texts.wizard;
  const range = useWizardState(({ entries }) => entries.answers.priceRange);
  return (
    <fieldset className="stack">
      <legend className={classNames('bold', css.legend)}>{price.legend}</legend>
      <p className="note">{price.hint}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would read its legend out twice */}
      <div className="row gap-2" role="group" aria-label={price.presets}>
        {PRICE_BANDS.map((band) => (
          <button
            key={band}
            type="button"
            className={classNames('tap choice', css.preset)}
            aria-pressed={findPreset(range) === band}
            onClick={() => store.choosePricePreset(band)}
          >
            {presetLabel(band)}
          </button>
        ))}
      </div>
      <PriceSliders range={range} />
      <div className={classNames('stack', css.numbers)}>
        <Amount
          label={price.min}
          value={range.min}
          lowest={LOWEST}
          highest={clampToSlider(range.max)}
          onEnter={store.setMinPrice}
        />
        <Amount
          label={price.max}
          value={range.max}
          lowest={clampToSlider(range.min)}
          highest={HIGHEST}
          onEnter={store.setMaxPrice}
        />
      </div>
      <p role="status" className={classNames('text-s bold', css.bonus)}>
        {range.highTicketBonus > 0 && price.highTicket}
      </p>
    </fieldset>
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
 * A number input for a price. Valid values apply immediately; others ("5" while typing "500") stay until blur, and are
 * then clamped.
 */
function Amount({ label, value, lowest, highest, onEnter }: AmountProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const onInput = (text: string): void => {
    const dollars = Number(text);
    const isInRange = dollars >= lowest && dollars <= highest;
    setTyped(isInRange ? null : text);
    if (isInRange) onEnter(dollars);
  };
  const onBlur = (): void => {
    if (typed !== null && typed !== '') onEnter(Number(typed));
    setTyped(null);
  };
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={LOWEST}
      // A preset may exceed the maximum, which is valid.
      max={Math.max(HIGHEST, value)}
      className={css.amount}
      value={typed ?? value}
      trailing={<span className={classNames('muted bold', css.label)}>{priceLabel(value)}</span>}
      onChange={({ target }) => onInput(target.value)}
      onBlur={onBlur}
      onKeyDown={({ key }) => key === 'Enter' && onBlur()}
    />
  );
}

/** Number of stops per key. Home and End are handled by the browser. */
const STOPS_BY_KEY: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: PAGE_OF_STOPS,
  PageDown: -PAGE_OF_STOPS,
};

/**
 * Two native sliders on a logarithmic track. Native tracks are linear, so each input is only as large as its thumb and
 * positioned by its price; pointer events are handled for both together.
 */
function PriceSliders({ range }: { readonly range: PriceRange }) {
  const { store, texts } = useResult();
  const { price } = texts.wizard;
  const setPrice: Slide['setPrice'] = (thumb, dollars) =>
    thumb === 'min' ? store.setMinPrice(dollars) : store.setMaxPrice(dollars);
  const slide = useSlide({ range, setPrice });
  return (
    <div className={css.sliders} {...slide}>
      <Track from={toSliderShare(range.min)} to={toSliderShare(range.max)} />
      <Slider thumb="min" label={price.minSlider} value={range.min} onSlide={store.setMinPrice} />
      <Slider thumb="max" label={price.maxSlider} value={range.max} onSlide={store.setMaxPrice} />
    </div>
  );
}

interface SliderProps {
  readonly thumb: Thumb;
  readonly label: string;
  readonly value: number;
  readonly onSlide: (dollars: number) => void;
}

function Slider({ thumb, label, value, onSlide }: SliderProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = STOPS_BY_KEY[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const price = moveByStops(value, by);
    if (price !== clampToSlider(value)) onSlide(price);
  };
  // React's types don't include custom properties.
  const place: CSSProperties & { readonly '--share': number } = { '--share': toSliderShare(value) };
  return (
    <input
      type="range"
      className={css.slider}
      style={place}
      data-thumb={thumb}
      aria-label={label}
      aria-valuetext={priceLabel(value)}
      min={LOWEST}
      max={HIGHEST}
      value={clampToSlider(value)}
      onChange={({ target }) => onSlide(target.valueAsNumber)}
      onKeyDown={onKeyDown}
    />
  );
}

/** The track, highlighted between the thumbs. */
function Track({ from, to }: { readonly from: number; readonly to: number }) {
  const id = useId();
  return (
    <svg className={css.track} data-line="" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id={`${id}-warm`}>
        <stop className="ice" offset="0" />
        <stop className="ember" offset="1" />
      </linearGradient>
      <rect fill={`url(#${id}-warm)`} x={from} width={to - from} height="1" />
    </svg>
  );
}
