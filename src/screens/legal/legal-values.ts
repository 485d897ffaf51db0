import { counted } from '../../copy/fill.ts';
import { copy } from '../../copy/index.ts';
import type { Locale } from '../../domain/site/locale.ts';
import type { Site } from '../../domain/site/owner.ts';
import { databaseRegion } from '../../domain/site/settings.ts';
import { getEmbed } from '../../domain/site/video.ts';

/** A country in a language. @example countryName('DE', 'de') // 'Deutschland' */
export const countryName = (country: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;

/**
 * Values for placeholders in the legal texts. Missing values are empty; the texts then omit them.
 * @param updated when the texts last changed
 */
export function getLegalValues(locale: Locale, site: Site, updated: Date) {
  const { bookingProvider, company, contact, counting, firebase, languageModel, retentionMonths, video } =
    site;
  const { days, months } = copy[locale].privacy;
  const formatMonths = (n: number) => counted(months, n, locale);
  return {
    brand: site.brand,
    company: company.name,
    street: company.street,
    city: company.city,
    country: countryName(company.country, locale),
    email: contact.email,
    guaranteeDays: String(site.claims.guaranteeDays ?? ''),
    state: company.state ?? /([^,]+),? \d{5}/.exec(company.city)?.[1]?.trim() ?? '',
    representativeEu: company.representatives.eu || '',
    representativeUk: company.representatives.uk || '',
    representativeSwitzerland: company.representatives.ch || '',
    updated: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(updated),
    partner: company.strategicPartner ?? '',
    officer: company.dataProtectionOfficer ?? '',
    videoProvider: (video && getEmbed(video)?.provider) ?? '',
    modelProvider: languageModel?.kind === 'chat' ? languageModel.provider : 'Google Gemini',
    modelCountry: languageModel?.kind === 'chat' ? countryName(languageModel.country, locale) : '',
    bookingProvider: bookingProvider?.provider ?? '',
    bookingCountry: bookingProvider ? countryName(bookingProvider.country, locale) : '',
    databaseRegion: databaseRegion(firebase.databaseURL),
    region: firebase.region,
    logDays: counted(days, site.logRetentionDays, locale),
    afterRejection: formatMonths(retentionMonths.rejected),
    afterApproval: formatMonths(retentionMonths.approved),
    afterArrival: formatMonths(retentionMonths.undecided),
    countsMonths: formatMonths(counting.retentionMonths),
    campaigns: Object.keys(counting.campaigns).join(', '),
    other: copy[locale].visits.campaigns.other,
  };
}
