/** What was right once: statements that contradict others, dates, and imprints that lack a detail. */
import { getModel } from '../page/model.ts';
import type { Page } from '../page/page.ts';
import { type Check, fail, notApplicable, pass, quoteAs, warn } from './check.ts';
import { findContradiction } from './contradictions.ts';
import { hasEmail } from './emails.ts';
import { isInEurope } from './europe.ts';
import { findClosedPlatform, findPast } from './past.ts';
import { findLinkedPage } from './text-view.ts';

/** Whether contact details may be drawn, or written by a script. */
const mayHideDetails = ({ images, scripts, links }: Page): boolean =>
  images.length + scripts.length > 0 || links.some(({ href }) => /^mailto:|^javascript:/i.test(href));

/** A company in a register, whose entry and managers its imprint names. */
const isRegistered = (text: string): boolean => /(?<!\p{L})(?:GmbH|UG|AG|KG|OHG|Ltd)(?!\p{L})/u.test(text);
const namesRegister = (text: string): boolean =>
  /(?<!\p{L})HR\s?[AB]|FN\s?\d|Firmenbuch|register|CHE-\d|company n/iu.test(text) &&
  /Geschäftsf|vertret|Vorst|Inhaber|Verwaltungsrat|director/iu.test(text);

export const UPKEEP_CHECKS: readonly Check[] = [
  {
    id: 'imprint-contents',
    weight: 3,
    run: (site) => {
      const page = findLinkedPage(site, 'imprint')?.page;
      if (!page || !isInEurope(site) || page.isTruncated) return notApplicable();
      const { text, words } = getModel(page);
      if (hasEmail(text)) return isRegistered(text) && !namesRegister(text) ? notApplicable() : pass();
      return words < 20 || mayHideDetails(page) || page.emptyElements.length > 0
        ? notApplicable()
        : warn({ kind: 'incomplete-imprint' });
    },
  },
  {
    id: 'recent-news',
    weight: 2,
    needsText: true,
    run: (site) => {
      const evidence = quoteAs('contradiction', findContradiction(site)) ?? quoteAs('past', findPast(site));
      if (evidence) return fail(evidence);
      const platform = quoteAs('past', findClosedPlatform(site));
      return platform ? warn(platform) : notApplicable();
    },
  },
];
