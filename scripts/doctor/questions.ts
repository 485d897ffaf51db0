/** What no rule decides, so that the owner or a lawyer has to. */
import { getMarketingLaw, listLegalQuestions } from '../../src/domain/site/company.ts';
import { isInEea, isInEurope } from '../../src/domain/site/europe.ts';
import { findUnnamedHost, listProviders, type Site } from '../../src/domain/site/owner.ts';
import type { Rule } from '../../src/domain/site/owner-fields.ts';
import { listHealthQuestions } from '../../src/domain/site/professions.ts';
import { databaseRegion } from '../../src/domain/site/settings.ts';
import { listContradictions } from './contradictions.ts';
import { listTexts, type Translated } from './owner-errors.ts';

const NEVER =
  'ask for identity papers, card numbers or credit reports, turn people away for age, origin, sex or language, or take silence for consent or a contract (Article 4 (11) GDPR, Directive 2000/78/EC)';

/** Article 45 GDPR. */
const ADEQUATE = 'AD AR BR CA CH FO GB GG IL IM JE JP KR NZ US UY';

/** Lists the questions that follow from the file and the claims on its pages, each beginning with its field. */
export function listQuestions(site: Site, claims: readonly Translated[]): readonly string[] {
  const { brand, company, counting, firebase, newsletter, proof, retentionMonths, video } = site;
  const offer = listTexts([brand, company.name, company.purpose, company.mediaPolicy]);
  const promises = [...offer, ...listTexts([company.profession, proof, claims.map(([, texts]) => texts)])];
  const [claimsLaw, mailsLaw] = getMarketingLaw(company.country);
  const bookingHost = findUnnamedHost(site);
  const location = databaseRegion(firebase.databaseURL);
  const continentOf = (region: string): string => region?.split('-')[0] ?? '';
  const providers = listProviders(site);
  const questions: readonly Rule[] = [
    ...listLegalQuestions(company, offer).map(
      ([applies, path, question]): Rule => [applies, `company.${path}`, question],
    ),
    [
      true,
      'claims',
      `is each of those above true, proven and fair in both languages, and no answer an advertisement (${claimsLaw})? Do answers promise or announce nothing about keeping, passing on or using data beyond the privacy notice (Articles 5 and 13 GDPR)? Does none ${NEVER}?`,
    ],
    ...proof.quotes.map(
      ({ name, role }): Rule => [
        [brand, company.name].some((own) => listTexts(role).join().includes(own)),
        'proof.quotes',
        `is ${name} really a customer (${claimsLaw})?`,
      ],
    ),
    ...listContradictions(site, claimsLaw, mailsLaw),
    ...listHealthQuestions(promises, site.claims.guaranteeDays),
    [
      bookingHost !== undefined,
      'bookingProvider',
      `who runs ${bookingHost}? Name the provider, unless you do (Article 13 (1) (e) GDPR).`,
    ],
    [
      newsletter !== 'none',
      'newsletter',
      newsletter === 'unstored'
        ? `does a box that thanks, but stores and sends nothing, mislead visitors (${claimsLaw})? Otherwise write 'none'.`
        : `does the consent cover what you send? Each mail needs its link from npm run newsletter -- list --live (${mailsLaw}).`,
    ],
    [
      true,
      'contracts',
      `do you have data processing agreements with Google, ${providers.map(({ provider }) => `${provider}, `).join('')}and whoever sends your mail (Article 28 GDPR)?`,
    ],
    [
      true,
      'consent',
      `is there anything that needs it: ${counting.isEnabled ? 'counting visits, campaigns for a single person, ' : ''}${video && video.kind !== 'file' ? `${video.kind}, ` : ''}tools that you add (§ 25 TDDDG, § 165 (3) TKG 2021)?`,
    ],
    ...providers.flatMap(({ path, provider, country, known, owner }): readonly Rule[] => [
      [!known, `${path}.country`, `is ${provider} really in ${country}? The privacy notice says so.`],
      [
        !owner && !isInEea(country) && country !== company.country,
        `${path}.country`,
        `which guarantee covers the transfer to ${country}? ${ADEQUATE.includes(country) ? 'The privacy notice names an adequacy decision or' : 'No adequacy decision does: assess it and agree on'} standard contractual clauses (Article 46 GDPR).`,
      ],
    ]),
    ...Object.entries({
      'retentionMonths.rejected': retentionMonths.rejected > 12,
      'retentionMonths.undecided': retentionMonths.undecided > 12,
      'retentionMonths.approved': retentionMonths.approved > 48,
      'counting.retentionMonths': counting.retentionMonths > 26,
      logRetentionDays: site.logRetentionDays > 90,
    }).map(([field, isLong]): Rule => [isLong, field, 'for which reason so long (Article 5 (1) (e) GDPR)?']),
    [
      isInEurope(company.country) && continentOf(location) !== 'europe',
      'firebase.databaseURL',
      `the database is in ${location}, outside Europe, and can never be moved: create one in europe-west1 before launch.`,
    ],
    [
      Boolean(firebase.databaseURL) && continentOf(location) !== continentOf(firebase.region),
      'firebase.region',
      `functions in ${firebase.region} are far from the database in ${location}.`,
    ],
  ];
  return questions.flatMap(([applies, path, question]) => (applies ? [`${path}: ${question}`] : []));
}
