import { copy } from '../../src/copy/index.ts';
import { DEFAULT_LOCALE } from '../../src/domain/site/locale.ts';
import type { Site } from '../../src/domain/site/owner.ts';
import { FIRST_CONTACT } from '../../src/domain/website/first-contact.ts';

/** Lists the site's claims that the company must be able to prove. */
export function listClaims({
  logRetentionDays,
  logos,
  applications,
}: Pick<Site, 'logRetentionDays' | 'logos' | 'applications'>): readonly string[] {
  const { hero, how, services, trust } = copy[DEFAULT_LOCALE].home;
  const { pages, claims, right } = FIRST_CONTACT;
  return [
    hero.paragraphs[0],
    ...how.steps.map(({ description }) => description),
    ...services.cards.map(({ description }) => description),
    ...trust.items.map(({ title, subtitle }) => `${title}: ${subtitle}`),
    ...(logos.length > 0 ? [`References: ${logos.map(({ name }) => name).join(', ')}`] : []),
    `The website check on ${pages} unknown websites: ${right} of ${claims} things it called missing were missing.`,
    `Applicants hear back within ${applications.replyDays} business days.`,
    'Privacy notice: you have data processing agreements with Google and whoever sends your mail.',
    `Privacy notice: Cloud Logging deletes logs after ${logRetentionDays} days.`,
  ];
}
