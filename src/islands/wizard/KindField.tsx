import { BUSINESS_KINDS, type BusinessKind } from '../../contract/website/business-kinds.ts';
import { fill } from '../../copy/fill.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { useResult } from './wizard-context.ts';

export interface KindFieldProps {
  readonly kind: BusinessKind | null;
  /** The words on the website that tell the kind; '' if none do. */
  readonly evidence: string;
}

/** Asks for the kind of business, or corrects it. */
export function KindField({ kind, evidence }: KindFieldProps) {
  const { store, texts, locale } = useResult();
  const { business: words } = texts.results;
  const names = texts.findings.business;
  const collator = new Intl.Collator(locale);
  return (
    <SelectField
      label={words.label}
      hint={evidence === '' ? (kind ? words.chosen : words.unclear) : fill(words.read, { evidence })}
      value={kind ?? ''}
      onChange={({ target }) =>
        store.chooseBusiness(BUSINESS_KINDS.find((known) => known === target.value) ?? null)
      }
    >
      <option value="">{words.choose}</option>
      {BUSINESS_KINDS.toSorted((a, b) => collator.compare(names[a], names[b])).map((id) => (
        <option key={id} value={id}>
          {names[id].charAt(0).toLocaleUpperCase(locale) + names[id].slice(1)}
        </option>
      ))}
    </SelectField>
  );
}
