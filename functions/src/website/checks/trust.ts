import { isGone } from '../internal-pages.ts';
import { resolveUrl } from '../page/addresses.ts';
import { countWords, getModel, isDead, isHeadingLike } from '../page/model.ts';
import { isFilledByScript, isFramedByScript } from '../page/rendered-by-script.ts';
import { type Entity, getEntities, hasType } from '../page/structured-data.ts';
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
  warn,
} from './check.ts';
import { isInEurope } from './europe.ts';
import { getHandlers } from './handlers.ts';
import { findAddress, hasUnfamiliarAddress } from './postal.ts';
import { isSample } from './samples.ts';
import { detectPageLanguage, findLinkName, getName, getPages, quoteAround } from './text-view.ts';

/** Countries that require an imprint, and others, whatever their language. Switzerland requires contact details only. */
const IMPRINT_COUNTRY = /\.(?:de|at|li)$/;
const OTHER_COUNTRY = /\.(?!de|at|li|eu|io|co|me|tv|ai)[a-z]{2}$/;
const SWISS_NUMBER = /^(?:tel:|https?:\/\/wa\.me\/)(?:\+|00)?41/;
const isSwiss = ({ page }: Snapshot): boolean =>
  /-ch$/i.test(page.lang.trim()) ||
  page.links.some(({ href }) => SWISS_NUMBER.test(href.replaceAll(/[\s()-]|%20|%2b/gi, '')));

const isGerman = ({ page }: Snapshot): boolean => detectPageLanguage(page) === 'de';
const expectsImprint = (site: Snapshot): boolean =>
  IMPRINT_COUNTRY.test(site.url.hostname) ||
  (!OTHER_COUNTRY.test(site.url.hostname) && isGerman(site) && !isSwiss(site));

const MIN_POLICY_WORDS = 30;

/** Heading of a matching section with enough text, on any page that was read. */
function findSectionTitle(site: Snapshot, pattern: RegExp): string | undefined {
  for (const page of getPages(site)) {
    const { prose } = getModel(page);
    const titleIndex = prose.findIndex(
      (block) => isHeadingLike(block) && block.words <= 8 && pattern.test(block.text),
    );
    const words = countWords(prose.slice(titleIndex + 1, titleIndex + 6));
    if (titleIndex !== -1 && words >= MIN_POLICY_WORDS) return prose[titleIndex]?.text;
  }
  return undefined;
}
const POLICY = anyOf('policy-titles');

/** Label of a matching button, which may open a dialog. */
const findButtonLabel = ({ page }: Snapshot, pattern: RegExp): string | undefined =>
  page.buttons.find(({ text, region }) => region !== 'consent' && text.length < 60 && pattern.test(text))
    ?.text;

/** A fail if the linked legal page does not exist or has no content. */
function judgeMissing(site: Snapshot, kind: LegalKind, topic: RegExp): Verdict | undefined {
  // One page may be both.
  const paths = site.page.links.flatMap(({ text, href }) =>
    text.length < MAX_LEGAL_LABEL && topic.test(text) ? (resolveUrl(site, href)?.pathname ?? []) : [],
  );
  const gone = site.internal.unread.find(
    ({ kind: found, url, status, isEmpty }) =>
      (found === kind || (found !== 'other' && paths.includes(url.pathname))) && (isEmpty || isGone(status)),
  );
  return gone && fail(quoteAs(gone.isEmpty ? 'empty-page' : 'missing-page', gone.url.pathname));
}
const MAX_LEGAL_LABEL = 40;

/** With fewer, a script may add it. */
const MIN_IMPRINT_WORDS = 60;

/** A fail if the link to the imprint leads to the privacy policy or home page, which holds none. */
function judgeTarget(site: Snapshot): Verdict | undefined {
  const links = site.page.links.filter(
    ({ text, href, region }) =>
      region !== 'hidden' && /^(?:impressum|imprint|legal notice)$/i.test(text.trim()) && !href.includes('#'),
  );
  const targets = new Set(links.map(({ href }) => resolveUrl(site, href)?.href));
  const [target] = targets;
  const place = [site, ...site.internal.pages].find(({ url }) => url.href === target);
  if (targets.size !== 1 || !place || place.page.isTruncated) return undefined;
  const { words, text } = getModel(place.page);
  const holds = [place.page.title, ...place.page.headings];
  const isOther = place === site || holds.some((each) => POLICY.test(each));
  if (!isOther || text.includes('§ 5') || holds.some((each) => IMPRINT.test(each))) return undefined;
  return words > MIN_IMPRINT_WORDS
    ? fail({ kind: 'wrong-imprint', quote: `${links[0]?.text} (${place.url.pathname})` })
    : undefined;
}

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
const TITLES: Readonly<Record<LegalKind, RegExp>> = { imprint: IMPRINT, privacy: POLICY };
/** Companies that write legal pages. */
const CREDIT = anyOf('legal-credits');

/** The verdict if there is a link, a section or a page with the text; undefined if there is none. */
function judgeFound(site: Snapshot, kind: LegalKind, topic: RegExp): Verdict | undefined {
  const missing = judgeMissing(site, kind, topic) ?? (kind === 'imprint' ? judgeTarget(site) : undefined);
  if (missing) return missing;
  const link =
    findLinkName(site, topic, kind === 'imprint' ? CREDIT : undefined) ?? findButtonLabel(site, topic);
  if (link !== undefined) return pass(quoteAs('link', link));
  const title = findSectionTitle(site, TITLES[kind]);
  if (title !== undefined) return pass(quoteAs('text', title));
  const unlinked = site.internal.pages.find((page) => page.kind === kind && !page.isLinked);
  if (!unlinked) return undefined;
  const mayBeLinked = isFilledByScript(site.page, FOOTER) || isFramedByScript(site.page);
  return (mayBeLinked ? pass : warn)(quoteAs('unlinked', unlinked.url.pathname));
}

function judgeAbsent(site: Snapshot, kind: 'no-imprint' | 'no-privacy', words: RegExp): Verdict {
  const verdict = judgeAbsence(site, kind, { part: FOOTER, words });
  const label = findLinkName(site, words, undefined, (link) => isDead(site.page, link));
  return verdict.status === 'fail' && label !== undefined ? judgeDeadLink(site, label) : verdict;
}

/** Whether an entity has an address of its own, unlike the place of an event. */
const ownsAddress = (entity: Entity): boolean =>
  !hasType(entity, /Place|Event/) &&
  [entity.address]
    .flat()
    .some((it) => typeof it === 'string' || (it instanceof Object && 'streetAddress' in it));

/** Kinds of business that nobody visits. */
const UNVISITED = [
  ...(['trade', 'cleaning', 'transport', 'vehicles', 'agency', 'it-services', 'engineering'] as const),
  ...(['animals', 'events', 'software', 'consulting', 'education', 'unknown'] as const),
];

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
    usefulTo: UNVISITED,
    run: (site) => {
      const pages = getPages(site);
      const all = pages.flatMap((page) => {
        const { text } = getModel(page);
        const address = findAddress(text);
        return address ? [quoteAround(text, address)] : [];
      });
      const found = all.find((quote) => !isSample(quote));
      // The check of sample texts names it.
      if (found === undefined && all.length > 0) return notApplicable();
      if (found !== undefined) return pass(quoteAs('text', found));
      const verdict = judgeAbsence(site, 'no-mailing-address', {
        pages: ['contact', 'imprint', 'about'],
        part: /foot|contact|kontakt|address|adresse|imprint|impressum/i,
        words: { test: (text) => findAddress(text) !== null },
      });
      if (verdict.status !== 'fail') return verdict;
      // A privacy policy may name the address of the company, or of its host.
      const mayHaveOne = getPages(site, 'privacy').some((page) => {
        const { text, visible } = getModel(page);
        const isNamed = findAddress(text) !== null || getEntities(page).some(ownsAddress);
        return isNamed || hasUnfamiliarAddress(visible);
      });
      return mayHaveOne ? unknown() : verdict;
    },
  },
];
