/** What was right once. */
import { type Check, fail, notApplicable, quoteAs, warn } from './check.ts';
import { findClosedPlatform, findPast } from './past.ts';

export const UPKEEP_CHECK: Check = {
  id: 'recent-news',
  weight: 2,
  needsText: true,
  run: (site) => {
    const evidence = quoteAs('past', findPast(site));
    if (evidence) return fail(evidence);
    const platform = quoteAs('past', findClosedPlatform(site));
    return platform ? warn(platform) : notApplicable();
  },
};
