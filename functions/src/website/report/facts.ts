import type { WebsiteAnalysis } from '../../../../src/contract/website/analyze-website.ts';
import { firstOf } from '../../platform/first-of.ts';
import { businessOf } from '../business/business.ts';
import { audiencesOf } from '../checks/audience.ts';
import { bookingToolOf } from '../checks/conversion.ts';
import { emailsIn } from '../checks/emails.ts';
import { serviceOf } from '../checks/services.ts';
import { entitiesOf, typeName, typesOf } from '../checks/structured-data.ts';
import { declaredLanguage, writtenLanguage } from '../checks/text-view.ts';
import { thirdPartyHosts } from '../page/addresses.ts';
import { modelOf } from '../page/model.ts';
import type { Snapshot } from '../snapshot.ts';

/** Maximum names in a list of facts. */
const MAX_LISTED = 20;
/** Maximum addresses that are counted; a page with more is a directory. */
const MAX_EMAILS = 500;

/** Number of distinct email addresses; the addresses themselves are not reported. */
function countEmails({ page }: Snapshot): number {
  const linked = page.links.flatMap(({ href }) => /^mailto:([^?]+@[^?]+)/i.exec(href)?.[1] ?? []);
  const written = firstOf(emailsIn(modelOf(page).text), MAX_EMAILS).map(({ address }) => address);
  return new Set([...linked, ...written].map((address) => address.toLowerCase().trim())).size;
}

const uniqueNames = (names: readonly string[]): readonly string[] => [...new Set(names)].slice(0, MAX_LISTED);

/** Neutral facts about the page. */
export function factsOf(site: Snapshot): WebsiteAnalysis['facts'] {
  const { page, bytes } = site;
  const business = businessOf(page);
  return {
    language: declaredLanguage(page) ?? writtenLanguage(page),
    wordCount: modelOf(page).visibleWords,
    bytes,
    bookingTool: bookingToolOf(site)?.name ?? null,
    thirdParties: uniqueNames(thirdPartyHosts(site).map((host) => serviceOf(host)?.name ?? host)),
    structuredData: uniqueNames([
      ...entitiesOf(page).flatMap(typesOf),
      ...page.itemTypes.map(typeName).filter((name) => name !== ''),
    ]),
    emails: countEmails(site),
    audiences: [...audiencesOf(page)],
    ...(business && { business }),
  };
}
