import { getHomeCopy } from '../../src/components/home-copy.ts';
import { LOCALES, type Locale, textIn } from '../../src/domain/site/locale.ts';
import type { Site } from '../../src/domain/site/owner.ts';
import { deriveSettings } from '../../src/domain/site/settings.ts';
import { FIRST_CONTACT } from '../../src/domain/website/first-contact.ts';
import type { Translated } from './owner-errors.ts';

/** Claims in one language, by place. */
function listIn(locale: Locale, site: Site): readonly (readonly [place: string, claim: string])[] {
  const { applications, logos, logRetentionDays, proof } = site;
  const settings = deriveSettings(site, { mail: null, webhook: false });
  const { hero, how, services, trust } = getHomeCopy(locale, site, settings);
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
          ? `${textIn(each.figure, locale)} ${each.label[locale]} (${each.source[locale]})`
          : `${each.name} agreed to the quote: ${each.text[locale]}`,
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
    ['privacy notice', [`Cloud Logging deletes logs after ${logRetentionDays} days.`]],
  ];
  return places.flatMap(([place, list]) => list.map((claim) => [place, claim] as const));
}

/** Lists the site's claims that the company must be able to prove, each with its place. */
export function listClaims(site: Site): readonly Translated[] {
  const lists = LOCALES.map((locale) => listIn(locale, site));
  return (
    (lists[0] ?? [])
      .map(
        ([place], index): Translated => [
          place,
          Object.fromEntries(LOCALES.map((locale, each) => [locale, lists[each]?.[index]?.[1]])),
        ],
      )
      // Without those about a wrong value.
      .filter(([, texts]) => !`${texts.en}`.includes('null'))
  );
}
