import { counted } from '../../copy/fill.ts';
import type { Company } from '../../domain/site/company.ts';
import type { Locale } from '../../domain/site/locale.ts';
import { SOLE_TRADER } from '../../domain/site/professions.ts';
import type { getLegalCopy } from './legal-copy.ts';

type Texts = ReturnType<typeof getLegalCopy>['imprint']['parts']['company'];

/** The company facts in the imprint; omits empty ones. */
export function getCompanyFacts(locale: Locale, company: Company, { labels, roles }: Texts) {
  const { legalForm, purpose, mediaPolicy, representative } = company;
  const people = [representative?.name ?? []].flat();
  return [
    { label: labels.legalForm, value: legalForm?.[locale] },
    { label: labels.state, value: SOLE_TRADER.test(company.form) ? null : company.state },
    {
      label: representative && counted(roles[representative.role], people.length, locale),
      value: people.join(', '),
    },
    { label: labels.register, value: company.register },
    { label: labels.vatId, value: company.vatId },
    { label: labels.businessId, value: company.businessId },
    { label: labels.purpose, value: purpose?.[locale] },
    { label: labels.mediaPolicy, value: mediaPolicy?.[locale] },
    { label: labels.supervision, value: company.supervisoryAuthority },
    { label: labels.chamber, value: company.chamber },
    { label: labels.profession, value: company.profession?.[locale] },
    { label: labels.tradeRules, value: company.tradeRules },
    { label: labels.insurance, value: company.insurance?.[locale] },
  ].flatMap(({ label, value }) => (label && value ? [{ label, value }] : []));
}
