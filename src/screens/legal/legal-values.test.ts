import { expect, it } from 'vitest';
import { fill } from '../../copy/fill.ts';
import { copy } from '../../copy/index.ts';
import { site } from '../../site.ts';
import { getLegalValues } from './legal-values.ts';

const owner = {
  ...site,
  retentionMonths: { rejected: 1, approved: 36, undecided: 9 },
  counting: { ...site.counting, months: 14 },
  logDays: 30,
};

it.each([
  ['en', ['1 month after a rejection', '36 months after an approval', '9 months after it arrived']],
  ['de', ['1 Monat nach einer Absage', '36 Monate nach einer Zusage', '9 Monate nach ihrem Eingang']],
] as const)('the privacy notice (%s) states the configured retention months', (locale, expectedTexts) => {
  const texts: readonly string[] = copy[locale].privacy.items['privacy-retention'].text;
  const notice = fill(texts.join(' '), getLegalValues(locale, owner, new Date(0))).replaceAll('\u00a0', ' ');
  for (const part of expectedTexts) expect(notice).toContain(part);
});
