/** What was right once: dates, and imprints that lack a detail. */
import { getModel, isHeadingLike } from '../page/model.ts';
import type { Page } from '../page/page.ts';
import { isFilledByScript } from '../page/rendered-by-script.ts';
import type { Snapshot } from '../snapshot.ts';
import { anyOf, exactly } from '../words/patterns.ts';
import { type Check, fail, notApplicable, pass, quoteAs, warn } from './check.ts';
import { hasEmail } from './emails.ts';
import { isInEurope } from './europe.ts';
import { findDates, findPast } from './past.ts';
import { findLinkedPage } from './text-view.ts';

const NEWS = exactly('news');
const NEWS_PART = /news|aktuell|blog|termin|post/i;
const MAX_NEWS_BLOCKS = 40;
const MAX_AGE_DAYS = 730;
const DAY_MS = 86_400_000;

function findNewestNews({
  page,
  fetchedAt,
}: Snapshot): { readonly text: string; readonly isOld: boolean } | undefined {
  const { visible } = getModel(page);
  const start = visible.findIndex(
    (block) => isHeadingLike(block) && block.region === 'main' && NEWS.test(block.text),
  );
  const heading = visible[start];
  if (!heading) return undefined;
  const rest = visible.slice(start + 1, start + 1 + MAX_NEWS_BLOCKS);
  const end = rest.findIndex(
    ({ level, region }) => region === 'footer' || (level > 0 && level <= heading.level),
  );
  const dates = rest.slice(0, end === -1 ? undefined : end).flatMap(({ text }) => findDates(text));
  const newest = dates.toSorted((a, b) => b.end - a.end)[0];
  return newest && { text: newest.text, isOld: fetchedAt.getTime() - newest.end > MAX_AGE_DAYS * DAY_MS };
}

/** Contact details that may be a picture or written by a script. */
const DRAWN = anyOf('drawn-details');
const mayHideDetails = ({ images, scripts, links }: Page): boolean =>
  images.some(({ src, alt }) => DRAWN.test(`${src.slice(-100)} ${alt ?? ''}`)) ||
  scripts.some(({ text, src }) => src !== '' || /mail|@|write|innerHTML/.test(text)) ||
  links.some(({ href }) => /^mailto:|email-protection|^javascript:/i.test(href));

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
      const past = quoteAs('past', findPast(site));
      if (past) return fail(past);
      const newest = isFilledByScript(site.page, NEWS_PART) ? undefined : findNewestNews(site);
      if (!newest) return notApplicable();
      return newest.isOld ? warn(quoteAs('old-news', newest.text)) : pass(quoteAs('text', newest.text));
    },
  },
];
