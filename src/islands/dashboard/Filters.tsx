import type { Copy } from '../../copy/shape.ts';
import { APPLICATION_STATUSES, TEAM_TYPES } from '../../domain/application.ts';
import type { ApplicationFilter } from '../../domain/application-filter.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import css from './Review.module.css';

export interface FiltersProps {
  readonly copy: Copy['dashboard'];
  readonly filter: ApplicationFilter;
  readonly onChange: (change: Partial<ApplicationFilter>) => void;
}

const chosen = <T extends string>(value: string, choices: readonly T[]): T | 'All' =>
  choices.find((choice) => choice === value) ?? 'All';

export function Filters({ copy, filter, onChange }: FiltersProps) {
  return (
    <div className={css.filters}>
      <SelectField
        label={copy.filters.type}
        value={filter.type}
        onChange={(event) => onChange({ type: chosen(event.target.value, TEAM_TYPES) })}
      >
        <option value="All">{copy.filters.all}</option>
        {TEAM_TYPES.map((type) => (
          <option key={type} value={type}>
            {copy.types[type]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={copy.filters.status}
        value={filter.status}
        onChange={(event) => onChange({ status: chosen(event.target.value, APPLICATION_STATUSES) })}
      >
        <option value="All">{copy.filters.all}</option>
        {APPLICATION_STATUSES.map((status) => (
          <option key={status} value={status}>
            {copy.statuses[status]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
