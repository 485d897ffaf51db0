import { getHomeCopy } from '../../src/components/home-copy.ts';
import { LOCALES, type Locale, textIn } from '../../src/domain/site/locale.ts';
import type { Site } from '../../src/domain/site/owner.ts';
import { deriveSettings } from '../../src/domain/site/settings.ts';
import { FIRST_CONTACT } from '../../src/domain/website/first-contact.ts';
import type { Translated } from './owner-errors.ts';

const at = (place: string, claims: readonly string[]) => claims.map((claim) => [place, claim] as const);

function listIn(locale: Locale, site: Site) {
  const { applications, logos, logRetentionDays, proof, replyTemplates } = site;
  const settings = deriveSettings(site, { mail: null, webhook: false });
  const { hero, how, services, trust } = getHomeCopy(locale, site, settings);
  const { pages, claims, right } = FIRST_CONTACT;
  return [
    ...at('top of the landing page', hero.paragraphs.slice(0, 1)),
    ...at(
      'How it works',
      how.steps.map(({ description }) => description),
    ),
    ...at(
      'services',
      services.cards.map(({ description }) => description),
    ),
    ...at(
      'trust strip',
      Object.values(trust.items).flatMap((item) => (item ? [`${item.title}: ${item.subtitle}`] : [])),
    ),
    ...at('logo strip', logos.length > 0 ? [`References: ${logos.map(({ name }) => name).join(', ')}`] : []),
    ...at(
      'proof',
      proof.quotes.map(({ name, text }) => `${name} agreed to the quote: ${text[locale]}`),
    ),
    ...at(
      'proof',
      proof.numbers.map(
        ({ figure, label, source }) => `${textIn(figure, locale)} ${label[locale]} (${source[locale]})`,
      ),
    ),
    ...at('business check', [
      `The website check on ${pages} unknown websites: ${right} of ${claims} things it called missing were missing.`,
    ]),
    ...at('confirmation of an application', [
      `Applicants hear back within ${applications.replyDays} business ${applications.replyDays === 1 ? 'day' : 'days'}.`,
    ]),
    ...at(
      'answers to applications',
      Object.values(replyTemplates[locale]).map(({ subject, text }) =>
        `${subject}: ${text}`.replaceAll(/\s+/g, ' '),
      ),
    ),
    ...at('privacy notice', [`Cloud Logging deletes logs after ${logRetentionDays} days.`]),
  ];
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
