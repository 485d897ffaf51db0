import { useState } from 'react';
import {
  clampToSlider,
  findPreset,
  PRICE_BANDS,
  PRICE_BOUNDS,
  presetLabel,
  priceLabel,
} from '../../../domain/wizard/price.ts';
import { TextField } from '../../../ui/Field.tsx';
import { useResult, useWizardState } from '../wizard-context.ts';
import css from './Price.module.css';
import { PriceSliders } from './PriceSliders.tsx';

const { min: LOWEST, max: HIGHEST } = PRICE_BOUNDS;

/** The price range: presets, two sliders on one track, and a number input for each end. */
export function Price() {
  const { store, texts } = useResult();
  const { price } = texts.wizard;
  const range = useWizardState(({ entries }) => entries.answers.priceRange);
  return (
    <fieldset className={css.price}>
      <legend className={css.legend}>{price.legend}</legend>
      <p className="note">{price.hint}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would read its legend out twice */}
      <div className={css.presets} role="group" aria-label={price.presets}>
        {PRICE_BANDS.map((band) => (
          <button
            key={band}
            type="button"
            className={css.preset}
            aria-pressed={findPreset(range) === band}
            onClick={() => store.choosePricePreset(band)}
          >
            {presetLabel(band)}
          </button>
        ))}
      </div>
      <PriceSliders range={range} />
      <div className={css.numbers}>
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
      <Bonus points={range.highTicketBonus} />
    </fieldset>
  );
}

/** The bonus for a high price. Always takes up space, so that nothing moves under the slider. */
function Bonus({ points }: { readonly points: number }) {
  const { price } = useResult().texts.wizard;
  return (
    <div className={css.bonus}>
      <p className={css.room} aria-hidden="true">
        {price.highTicket}
      </p>
      <p role="status">{points > 0 && price.highTicket}</p>
    </div>
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
      trailing={<span className={css.label}>{priceLabel(value)}</span>}
      onChange={({ target }) => onInput(target.value)}
      onBlur={onBlur}
      onKeyDown={({ key }) => key === 'Enter' && onBlur()}
    />
  );
}
