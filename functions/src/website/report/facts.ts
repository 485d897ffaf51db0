import type { WebsiteAnalysis } from '../../../../src/contract/website/analyze-website.ts';
import { getBusiness } from '../business/business.ts';
import { findPlace } from '../business/place.ts';
import { detectPageLanguage, getDeclaredLanguage } from '../checks/text-view.ts';
import { readFirstLook } from '../first-look/first-look.ts';
import { readAudiences } from '../first-look/for-whom.ts';
import type { Snapshot } from '../snapshot.ts';

/** Collects facts about the page, without judging them. */
export function collectFacts(site: Snapshot): WebsiteAnalysis['facts'] {
  const business = getBusiness(site);
  const place = findPlace(site);
  return {
    language: getDeclaredLanguage(site.page) ?? detectPageLanguage(site.page),
    audiences: [
      ...readAudiences(
        site,
        site.internal.pages.filter(({ kind }) => kind !== 'other'),
      ),
    ],
    firstLook: readFirstLook(site),
    ...(place && { place }),
    ...(business?.isCertain && { business: { kind: business.kind, evidence: business.evidence } }),
  };
}
