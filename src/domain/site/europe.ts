/** EU and EEA: where the E-Commerce Directive (2000/31/EC) and the GDPR apply. */
export const EEA =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

/** @param country ISO 3166 code */
export const isInEea = (country: string): boolean => EEA.includes(country);

/** The EEA, Switzerland and the United Kingdom. */
export const isInEurope = (country: string): boolean => isInEea(country) || ['CH', 'GB'].includes(country);
