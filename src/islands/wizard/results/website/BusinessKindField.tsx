import { BUSINESS_KINDS, type BusinessKind } from '../../../../contract/website/business-kinds.ts';
import { fill } from '../../../../copy/fill.ts';
import type { SharedAnalysis } from '../../../../share/shared-report.ts';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { useResult } from '../../wizard-context.ts';
import css from './BusinessKindField.module.css';

export interface BusinessKindFieldProps {
  readonly business: SharedAnalysis['facts']['business'];
}

/** The kind of business that was read; correcting it reorders the findings. */
export function BusinessKindField({ business }: BusinessKindFieldProps) {
  const { store, texts, locale } = useResult();
  const words = texts.results.website.business;
  const names = texts.findings.business;
  const collator = new Intl.Collator(locale);
  const kinds = BUSINESS_KINDS.toSorted((a, b) => collator.compare(names[a], names[b]));
  const evidence = business?.evidence ?? '';
  const readHint = business === undefined ? words.unclear : words.chosen;
  return (
    <div className={css.field}>
      <SelectField
        label={words.label}
        hint={evidence === '' ? readHint : fill(words.read, { evidence })}
        value={business?.kind ?? ''}
        onChange={({ target }) => store.chooseBusiness((target.value || null) as BusinessKind | null)}
      >
        <option value="">{words.choose}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {names[kind].charAt(0).toLocaleUpperCase(locale) + names[kind].slice(1)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
