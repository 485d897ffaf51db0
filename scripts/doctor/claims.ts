import { getHomeCopy } from '../../src/components/home-copy.ts';
import { DEFAULT_LOCALE, textIn } from '../../src/domain/site/locale.ts';
import { listProviders, type Site } from '../../src/domain/site/owner.ts';
import { deriveSettings } from '../../src/domain/site/settings.ts';
import { FIRST_CONTACT } from '../../src/domain/website/first-contact.ts';

/** Lists the site's claims that the company must be able to prove, each with its place. */
export function listClaims(site: Site): readonly string[] {
  const { applications, logos, logRetentionDays, proof } = site;
  const settings = deriveSettings(site, { mail: null, webhook: false });
  const { hero, how, services, trust } = getHomeCopy(DEFAULT_LOCALE, site, settings);
  const { pages, claims, right } = FIRST_CONTACT;
  const places: readonly (readonly [place: string, claims: readonly string[]])[] = [
    ['top of the landing page', hero.paragraphs.slice(0, 1)],
    ['How it works', how.steps.map(({ description }) => description)],
    ['services', services.cards.map(({ description }) => description)],
    [
      'trust strip',
      Object.values(trust.items).flatMap((item) => (item ? [`${item.title}: ${item.subtitle}`] : [])),
    ],
    ['logo strip', logos.length > 0 ? [`References: ${logos.map(({ name }) => name).join(', ')}`] : []],
    [
      'proof',
      [...proof.quotes, ...proof.numbers].map((each) =>
        'figure' in each
          ? `${textIn(each.figure, DEFAULT_LOCALE)} ${each.label[DEFAULT_LOCALE]} (${each.source[DEFAULT_LOCALE]})`
          : `${each.name} agreed to the quote: ${each.text[DEFAULT_LOCALE]}`,
      ),
    ],
    [
      'business check',
      [
        `The website check on ${pages} unknown websites: ${right} of ${claims} things it called missing were missing.`,
      ],
    ],
    [
      'confirmation of an application',
      [`Applicants hear back within ${applications.replyDays} business days.`],
    ],
    [
      'privacy notice',
      [
        `You have data processing agreements with Google, ${[...listProviders(site).map(({ provider }) => provider), 'whoever sends your mail'].join(' and ')}.`,
        `Cloud Logging deletes logs after ${logRetentionDays} days.`,
      ],
    ],
  ];
  return places.flatMap(([place, list]) =>
    // Without those about a wrong value.
    list.filter((claim) => !claim.includes('null')).map((claim) => `${place}: ${claim}`),
  );
}
