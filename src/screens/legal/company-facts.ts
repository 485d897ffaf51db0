import type { Locale } from '../../domain/site/locale.ts';
import type { Company } from '../../domain/site/owner.ts';
import type { legalCopy } from './legal-copy.ts';

type Texts = ReturnType<typeof legalCopy>['imprint']['parts']['company'];

/** The company facts in the imprint; omits empty ones. */
export function companyFacts(locale: Locale, company: Company, { labels, roles }: Texts) {
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
