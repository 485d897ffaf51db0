/** What was right once. */
import { type Check, fail, notApplicable, quoteAs, warn } from './check.ts';
import { findClosedPlatform, findPast } from './past.ts';

export const UPKEEP_CHECK: Check = {
  id: 'recent-news',
  weight: 2,
  needsText: true,
  run: (site) => {
    const past = findPast(site);
    const evidence = quoteAs('past', [...past, ...findClosedPlatform(site)]);
    return evidence ? (past.length > 0 ? fail : warn)(evidence) : notApplicable();
  },
};
