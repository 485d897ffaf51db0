import { counted } from '../copy/fill.ts';
import { copy } from '../copy/index.ts';
import type { Locale } from '../domain/site/locale.ts';
import { site } from '../site.ts';

/** What stands in the placeholders of the legal texts: who runs the site, and how long it keeps what. */
export function legalValues(locale: Locale) {
  const { company, contact, counting, retentionMonths } = site;
  const months = (n: number) => counted(copy[locale].privacy.months, n, locale);
  return {
    brand: site.brand,
    company: company.name,
    street: company.street,
    city: company.city,
    country: company.country[locale],
    email: contact.email,
    partner: company.strategicPartner,
    afterRejection: months(retentionMonths.rejected),
    afterApproval: months(retentionMonths.approved),
    afterArrival: months(retentionMonths.undecided),
    countsMonths: months(counting.months),
    campaigns: Object.keys(counting.campaigns).join(', '),
    other: copy[locale].visits.campaigns.other,
  };
}
