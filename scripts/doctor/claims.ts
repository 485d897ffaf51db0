import { copy } from '../../src/copy/index.ts';
import { DEFAULT_LOCALE } from '../../src/domain/site/locale.ts';
import type { Site } from '../../src/domain/site/owner.ts';

/** What the site promises and states in the owner's name: whoever publishes it must be able to prove it. */
export function claimsOf({ logDays, logos }: Pick<Site, 'logDays' | 'logos'>): readonly string[] {
  const { facts, hero, how, services, trust } = copy[DEFAULT_LOCALE].home;
  return [
    hero.paragraphs[0],
    ...facts.map(({ figure, label }) => `${figure} ${label}`),
    ...how.steps.map(({ description }) => description),
    ...services.cards.map(({ description }) => description),
    ...trust.items.map(({ title, subtitle }) => `${title}: ${subtitle}`),
    ...(logos.length > 0 ? [`References: ${logos.map(({ name }) => name).join(', ')}`] : []),
    'Privacy notice: you have data processing agreements with Google and whoever sends your mail.',
    `Privacy notice: Cloud Logging deletes logs after ${logDays} days.`,
  ];
}
