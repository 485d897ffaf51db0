import { LOCALES, textIn } from '../../src/domain/site/locale.ts';
import type { Site } from '../../src/domain/site/owner.ts';
import type { Rule } from '../../src/domain/site/owner-fields.ts';
import { findCountries, nameOf } from '../../src/domain/site/places.ts';
import { databaseRegion } from '../../src/domain/site/settings.ts';
import { listTexts } from './owner-errors.ts';

const YEARS = /(\d+)\+? ?(?:years?|Jahren?)\b.*(?:experience|erfahrung)/i;
/** Not what will be deleted. */
const DELETED =
  /\b(?:already|has|have|was|were)\b.*\b(?:deleted|erased)\b|(?<!\bw(?:erden|ird)\b.*)gelöscht(?! w(?:erden|ird))/i;
const DATA = /\b(?:data|details|application|servers?|(?:kunden)?daten|angaben|bewerbung)\b/i;
const STAYS =
  /\b(?:stays?|remains?|leaves?|stored|kept|hosted|bleib(?:t|en)|verl(?:ässt|assen)|gespeichert|gehostet|stehen)\b/i;
const KEEPS =
  /^(?=.*(?:keep|kept|store|retain|bewahr|behalt|speicher)).*(?:year|month|jahr|monat|limit|grenz|frist|definite)/i;
const DIRECTOR = /(.*), (?:geschäftsführer|managing director|ceo\b|vorstand\b|gérant|président|bestuurder)/i;
const NEWS =
  /^(?=.*\b(?:you|Sie|Ihnen)\b).*(?:newsletter|mailing list|subscri|abonn|(?:offers|angebote|werbung)\b.*(?:week|month|woche|monat))/i;
const PROJECTION = /\(.*(?:projection|forecast|estimate|\bgoal|prognose|schätz|\bziele?\b)/i;
const REVIEW = /review|testimonial|bewertung|rezension/i;
const REWARD = /gift ?card|voucher|coupon|discount|gutschein|rabatt/i;

const REGIONS: Readonly<Record<string, string>> = {
  'asia-southeast1': 'SG',
  'europe-west1': 'BE',
  'us-central1': 'US',
};

/** The owner's sentences, each with its field. */
const listSentences = ({ company, proof, replyTemplates }: Site) =>
  [
    ...LOCALES.flatMap((locale) =>
      proof.numbers.map(
        ({ figure, label, source }) =>
          ['proof', `${textIn(figure, locale)} ${label[locale]} (${source[locale]})`] as const,
      ),
    ),
    ...listTexts(replyTemplates).map((text) => ['replyTemplates', text] as const),
    ...listTexts(company.purpose).map((text) => ['company.purpose', text] as const),
  ].flatMap(([path, text]) => text.split(/[.!?](?=\s|$)|\n/).map((each) => [path, each.trim()] as const));

/** Asks about texts that contradict other values, or offer something for a review. */
export function listContradictions(site: Site, claimsLaw: string, mailsLaw: string): readonly Rule[] {
  const { applications, claims, company, firebase, retentionMonths } = site;
  const sentences = listSentences(site);
  const ask = (isMeant: (sentence: string) => boolean, formatQuestion: (quoted: string) => string): Rule => {
    const found = sentences.filter(([, sentence]) => isMeant(sentence));
    const quoted = found.map(([, sentence]) => `“${sentence}”`).join(' | ');
    return [found.length > 0, found[0]?.[0] ?? '', formatQuestion(quoted)];
  };
  const region = databaseRegion(firebase.databaseURL);
  const country = REGIONS[region] ?? '';
  const months = Object.entries(retentionMonths).map(([status, count]) => `${status} ${count}`);
  const [, director = ''] = DIRECTOR.exec(applications.reviewer) ?? [];
  const directors = listTexts(company.representative?.name).join();
  return [
    [
      /,/.test(applications.reviewer),
      'applications.reviewer',
      directors && !directors.includes(director)
        ? `is ${applications.reviewer} too? Then name all in company.representative, such as ['Ida Huber', 'Max Gruber'] (§ 35a GmbHG, reg. 26 SI 2015/17).`
        : `does ${applications.reviewer} work for you? Anybody else who reads applications is a recipient with a contract, abroad with a guarantee (Articles 13 (1) (e), 28 and 46 GDPR).`,
    ],
    ask(
      (sentence) => {
        const years = YEARS.exec(sentence)?.[1];
        return Boolean(years && claims.experienceYears) && Number(years) !== claims.experienceYears;
      },
      (quoted) =>
        `is it true that ${quoted}, although claims.experienceYears is ${claims.experienceYears} (${claimsLaw})?`,
    ),
    ask(
      (sentence) => DELETED.test(sentence) || (DATA.test(sentence) && KEEPS.test(sentence)),
      (quoted) =>
        `is it true that ${quoted}? Applications stay for the months of retentionMonths: ${months.join(', ')} (Article 5 (1) (a) GDPR).`,
    ),
    ask(
      (sentence) =>
        Boolean(firebase.databaseURL) &&
        DATA.test(sentence) &&
        STAYS.test(sentence) &&
        findCountries(sentence).some((each) => each !== country),
      (quoted) =>
        `is it true that ${quoted}, although the database is in ${region}, ${country && nameOf(country)} (${claimsLaw}, Articles 5 (1) (a) and 13 GDPR)?`,
    ),
    ask(
      (sentence) => NEWS.test(sentence),
      (quoted) => `did applicants agree to ${quoted} (${mailsLaw})?`,
    ),
    ask(
      (sentence) => PROJECTION.test(sentence),
      (quoted) => `does the source prove ${quoted} (${claimsLaw})?`,
    ),
    ask(
      (sentence) => REVIEW.test(sentence) && REWARD.test(sentence),
      (quoted) =>
        `does ${quoted} pay for reviews? Nobody may pay for good ones, and paid ones must say so (16 CFR 465.4, § 5b (3) UWG).`,
    ),
  ];
}
