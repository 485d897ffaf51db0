import { BUSINESS_KINDS, type BusinessKind } from '../../contract/website/business-kinds.ts';
import { fill } from '../../copy/fill.ts';
import { Chips } from '../../ui/Chips.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { reportOf } from './store/entries.ts';
import { useResult, useWizardState } from './wizard-context.ts';

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
  const likely = useWizardState(({ entries }) => reportOf(entries.website)?.facts.likelyKinds) ?? [];
  const collator = new Intl.Collator(locale);
  const nameOf = (id: BusinessKind): string =>
    names[id].charAt(0).toLocaleUpperCase(locale) + names[id].slice(1);
  return (
    <>
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
            {nameOf(id)}
          </option>
        ))}
      </SelectField>
      <Chips
        label={texts.results.roadmap.whoBuys.oneOfThese}
        names={evidence === '' ? likely.map(nameOf) : []}
        pressed={kind ? [nameOf(kind)] : []}
        onPress={(name) =>
          store.chooseBusiness(likely.find((id) => id !== kind && nameOf(id) === name) ?? null)
        }
      />
    </>
  );
}
