import type { Locale } from '../../domain/site/locale.ts';
import type { Company } from '../../domain/site/owner.ts';
import type { getLegalCopy } from './legal-copy.ts';

type Texts = ReturnType<typeof getLegalCopy>['imprint']['parts']['company'];

/** The company facts in the imprint; omits empty ones. */
export function getCompanyFacts(locale: Locale, company: Company, { labels, roles }: Texts) {
  const { legalForm, purpose, register, representative, supervisoryAuthority, vatId } = company;
  return [
    { label: labels.legalForm, value: legalForm?.[locale] },
    { label: representative && roles[representative.role], value: representative?.name },
    { label: labels.register, value: register },
    { label: labels.vatId, value: vatId },
    { label: labels.purpose, value: purpose?.[locale] },
    { label: labels.supervision, value: supervisoryAuthority },
  ].flatMap(({ label, value }) => (label && value ? [{ label, value }] : []));
}
