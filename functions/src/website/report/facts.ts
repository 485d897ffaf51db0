import type { WebsiteAnalysis } from '../../../../src/contract/website/analyze-website.ts';
import { firstOf } from '../../platform/first-of.ts';
import { getBusiness } from '../business/business.ts';
import { findPlace } from '../business/place.ts';
import { findBookingTool } from '../checks/conversion.ts';
import { findEmails } from '../checks/emails.ts';
import { findServiceByHost } from '../checks/services.ts';
import { detectPageLanguage, getDeclaredLanguage } from '../checks/text-view.ts';
import { readFirstLook } from '../first-look/first-look.ts';
import { readAudiences } from '../first-look/for-whom.ts';
import { findThirdPartyHosts } from '../page/addresses.ts';
import { getModel } from '../page/model.ts';
import { getEntities, getTypes, parseTypeName } from '../page/structured-data.ts';
import type { Snapshot } from '../snapshot.ts';

const MAX_LISTED = 20;
/** Maximum addresses that are counted; a page with more is a directory. */
const MAX_EMAILS = 500;

/** Number of distinct email addresses; the addresses themselves are not reported. */
function countEmails({ page }: Snapshot): number {
  const linked = page.links.flatMap(({ href }) => /^mailto:([^?]+@[^?]+)/i.exec(href)?.[1] ?? []);
  const written = firstOf(findEmails(getModel(page).text), MAX_EMAILS).map(({ address }) => address);
  return new Set([...linked, ...written].map((address) => address.toLowerCase().trim())).size;
}

const listUnique = (names: readonly string[]): readonly string[] => [...new Set(names)].slice(0, MAX_LISTED);

/** Collects facts about the page, without judging them. */
export function collectFacts(site: Snapshot): WebsiteAnalysis['facts'] {
  const { page, bytes } = site;
  const business = getBusiness(site);
  const place = findPlace(site);
  return {
    language: getDeclaredLanguage(page) ?? detectPageLanguage(page),
    wordCount: getModel(page).visibleWords,
    bytes,
    bookingTool: findBookingTool(site)?.name ?? null,
    thirdParties: listUnique(findThirdPartyHosts(site).map((host) => findServiceByHost(host)?.name ?? host)),
    structuredData: listUnique([
      ...getEntities(page).flatMap(getTypes),
      ...page.itemTypes.map(parseTypeName).filter((name) => name !== ''),
    ]),
    emails: countEmails(site),
    audiences: [...readAudiences(site, site.internal.pages)],
    firstLook: readFirstLook(site),
    ...(place && { place }),
    ...(business?.isCertain && { business: { kind: business.kind, evidence: business.evidence } }),
  };
}
