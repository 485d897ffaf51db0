import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { Copy } from '../../../copy/shape.ts';
import { LANGUAGES } from '../../../domain/site/languages.ts';
import { isLocale, LOCALES } from '../../../domain/site/locale.ts';
import { SPANS } from '../../../domain/visits/visit-periods.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import filters from './Choices.module.css';
import css from './Visits.module.css';
import type { VisitsStore } from './visits-store.ts';
import { campaignText } from './words.ts';

const ALL = '';

export interface ChoicesProps {
  readonly store: VisitsStore;
  readonly copy: Copy['figures'];
  readonly names: Copy['visits'];
  readonly campaigns: readonly string[];
}

/** Filters by period, language and campaign. */
export function Choices({ store, copy, names, campaigns }: ChoicesProps) {
  const { span, language, campaign } = useStore(store.$choice);
  const id = useId();
  return (
    <div className={css.choices}>
      <fieldset className={filters.group} aria-labelledby={id}>
        <legend id={id} className={filters.legend}>
          {copy.span.label}
        </legend>
        <div className={filters.choices}>
          {SPANS.map((each) => (
            <label key={each} className={filters.choice}>
              <input
                type="radio"
                name="span"
                value={each}
                checked={each === span}
                onChange={() => store.choose({ span: each })}
              />
              {copy.span[each]}
            </label>
          ))}
        </div>
      </fieldset>
      <SelectField
        label={copy.language.label}
        value={language ?? ALL}
        onChange={({ target: { value } }) => store.choose({ language: isLocale(value) ? value : null })}
      >
        <option value={ALL}>{copy.language.all}</option>
        {LOCALES.map((each) => (
          <option key={each} value={each}>
            {LANGUAGES[each].name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={copy.campaign.label}
        value={campaign ?? ALL}
        onChange={({ target: { value } }) => store.choose({ campaign: value === ALL ? null : value })}
      >
        <option value={ALL}>{copy.campaign.all}</option>
        {campaigns.map((each) => (
          <option key={each} value={each}>
            {campaignText(each, names)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
