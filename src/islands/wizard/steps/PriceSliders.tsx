import { type CSSProperties, type KeyboardEvent, useId } from 'react';
import { clampToSlider, PRICE_BOUNDS, type PriceRange, priceLabel } from '../../../domain/wizard/price.ts';
import { moveByStops, PAGE_OF_STOPS, toSliderShare } from '../../../domain/wizard/price-scale.ts';
import { useResult } from '../wizard-context.ts';
import css from './PriceSliders.module.css';
import { type Slide, type Thumb, useSlide } from './use-slide.ts';

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
export function PriceSliders({ range }: { readonly range: PriceRange }) {
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
      min={PRICE_BOUNDS.min}
      max={PRICE_BOUNDS.max}
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
    <svg className={css.line} data-line="" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id={`${id}-warm`}>
        <stop className={css.cold} offset="0" />
        <stop className={css.warm} offset="1" />
      </linearGradient>
      <rect fill={`url(#${id}-warm)`} x={from} width={to - from} height="1" />
    </svg>
  );
}
