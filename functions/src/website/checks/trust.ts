import { isGone } from '../internal-pages.ts';
import { resolveUrl } from '../page/addresses.ts';
import { getModel, isDead } from '../page/model.ts';
import { isFilledByScript, isFramedByScript } from '../page/rendered-by-script.ts';
import type { Snapshot } from '../snapshot.ts';
import { anyOf } from '../words/patterns.ts';
import { IMPRINT, PRIVACY } from '../words/topics.ts';
import {
  type Check,
  fail,
  idea,
  judgeAbsence,
  notApplicable,
  pass,
  quoteAs,
  unknown,
  type Verdict,
} from './check.ts';
import { isInEurope, isSwiss } from './europe.ts';
import { getHandlers } from './handlers.ts';
import { findAddress } from './postal.ts';
import { isSample } from './samples.ts';
import { detectPageLanguage, findLinkName, getName, getPages, quoteAround } from './text-view.ts';

/** Countries that require an imprint, and others, whatever their language. Switzerland requires contact details only. */
const IMPRINT_COUNTRY = /\.(?:de|at|li)$/;
const OTHER_COUNTRY = /\.(?!de|at|li|eu|io|co|me|tv|ai)[a-z]{2}$/;
const isGerman = ({ page }: Snapshot): boolean => detectPageLanguage(page) === 'de';
const expectsImprint = (site: Snapshot): boolean =>
  IMPRINT_COUNTRY.test(site.url.hostname) ||
  (!OTHER_COUNTRY.test(site.url.hostname) && isGerman(site) && !isSwiss(site));

const hasButton = ({ page }: Snapshot, pattern: RegExp): boolean =>
  page.buttons.some(({ text, region }) => region !== 'consent' && text.length < 60 && pattern.test(text));

/** A fail if the linked legal page does not exist. */
function judgeMissing(site: Snapshot, kind: LegalKind, topic: RegExp): Verdict | undefined {
  // One page may be both.
  const paths = site.page.links.flatMap(({ text, href }) =>
    text.length < MAX_LEGAL_LABEL && topic.test(text) ? (resolveUrl(site, href)?.pathname ?? []) : [],
  );
  const gone = site.internal.unread.find(
    ({ kind: found, url, status }) =>
      (found === kind || (found !== 'other' && paths.includes(url.pathname))) && isGone(status),
  );
  return gone && fail(quoteAs('missing-page', gone.url.pathname));
}
const MAX_LEGAL_LABEL = 40;

const SETTINGS = anyOf('consent-settings');
/** A link without a target is broken only if no script can handle it. Legal pages are never another company's widget. */
function judgeDeadLink(site: Snapshot, label: string): Verdict {
  const link = site.page.links.find((each) => getName(each) === label);
  const { areOwnKnown, handle } = getHandlers(site, site);
  const isCertain = link !== undefined && areOwnKnown && !SETTINGS.test(label) && !handle(link.element);
  return isCertain ? fail({ kind: 'dead-link', quote: label }) : unknown();
}

const FOOTER = anyOf('footer-parts');

type LegalKind = 'imprint' | 'privacy';

/** The verdict if there is a link, button, heading or page of the kind; undefined if there is none. */
function judgeFound(site: Snapshot, kind: LegalKind, topic: RegExp): Verdict | undefined {
  const missing = judgeMissing(site, kind, topic);
  if (missing) return missing;
  const link = findLinkName(site, topic);
  if (link !== undefined || hasButton(site, topic)) return pass();
  if (getPages(site).some(({ headings }) => headings.some((text) => topic.test(text))))
    return notApplicable();
  const isUnlinked = site.internal.pages.some((page) => page.kind === kind && !page.isLinked);
  const mayBeLinked = isFilledByScript(site.page, FOOTER) || isFramedByScript(site.page);
  return isUnlinked ? (mayBeLinked ? pass() : notApplicable()) : undefined;
}

function judgeAbsent(site: Snapshot, kind: 'no-imprint' | 'no-privacy', words: RegExp): Verdict {
  const verdict = judgeAbsence(site, kind, { part: FOOTER, words });
  const label = findLinkName(site, words, (link) => isDead(site.page, link));
  return verdict.status === 'fail' && label !== undefined ? judgeDeadLink(site, label) : verdict;
}

export const TRUST_CHECKS: readonly Check[] = [
  {
    id: 'imprint',
    weight: 8,
    needsText: true,
    run: (site) =>
      judgeFound(site, 'imprint', IMPRINT) ??
      (expectsImprint(site) ? judgeAbsent(site, 'no-imprint', IMPRINT) : notApplicable()),
  },
  {
    id: 'privacy',
    weight: 5,
    needsText: true,
    run: (site) => {
      const found = judgeFound(site, 'privacy', PRIVACY);
      if (found) return found;
      if (site.internal.unread.some(({ kind }) => kind === 'imprint')) return unknown();
      const verdict = judgeAbsent(site, 'no-privacy', PRIVACY);
      // Outside of the European Union, a policy is advisable at most.
      return verdict.seen?.kind === 'no-privacy' && !isGerman(site) && !isInEurope(site)
        ? idea({ kind: 'no-privacy' })
        : verdict;
    },
  },
  {
    id: 'postal-address',
    weight: 2,
    needsText: true,
    run: (site) => {
      const isShown = getPages(site).some((page) => {
        const { text } = getModel(page);
        const address = findAddress(text);
        return address && !isSample(quoteAround(text, address));
      });
      return isShown ? pass() : notApplicable();
    },
  },
];
