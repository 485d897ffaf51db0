import { isSameSite, resolveUrl } from '../page/addresses.ts';
import { getModel, isDead } from '../page/model.ts';
import type { Page, PageElement, PageLink } from '../page/page.ts';
import { isFramedByScript } from '../page/rendered-by-script.ts';
import type { Snapshot } from '../snapshot.ts';
import { IMPRINT, PRIVACY } from '../words/topics.ts';
import { type Check, type Evidence, fail, pass, quoteAs, warn } from './check.ts';
import { isLookedUp, knowsScripts } from './handlers.ts';
import { findOtherNumber, findPhone } from './phones.ts';
import { getPages, quoteAround, UNFINISHED } from './text-view.ts';

/** Addresses with a typing error that every browser takes for a path of the website. */
const WRONG_SCHEME =
  /^(?:htpps?|hhtps?|htps|ttps?|https?;|https?\/\/|mailto\/\/|tel\/\/)|^www\.[a-z\d-]+\.[a-z]{2,6}(?:\/|$)/i;
/** Networks' own home pages, where a profile was meant. */
const NETWORK =
  /^https?:\/\/(?:[a-z]{2,3}\.)?(?:facebook|instagram|linkedin|twitter|youtube|tiktok|xing|pinterest|x)\.com\/?#?$/i;
/** Links that lead to the top of the page. */
const TO_TOP = /top|oben|up|home|start|logo|↑/i;
/** Attributes and classes of controls. */
const CONTROL = /^(?:role|aria-(?:expanded|haspopup|controls|selected)|data-(?!aos|wow|sal))/;
const CONTROL_CLASS =
  /toggle|dropdown|menu|tab|slide|carousel|swiper|prev|next|modal|popup|lightbox|accordion|consent|cookie|logo|brand/i;
const MAX_UNFINISHED_WORDS = 60;
const MAX_LABEL = 80;
const MAX_PARENTS = 6;

const isControl = (element: PageElement): boolean => {
  let each: PageElement | null = element;
  for (let i = 0; each && i < MAX_PARENTS; i++, each = each.parent) {
    if (/^(?:button|label|summary)$/.test(each.name)) return true;
    if (i === 0 && each.attributes.some((name) => CONTROL.test(name))) return true;
    if (CONTROL_CLASS.test(`${each.id} ${each.classes}`.slice(0, 300))) return true;
  }
  return false;
};

const isShown = ({ region, text }: PageLink): boolean =>
  region !== 'hidden' && region !== 'consent' && /\p{L}{2}/u.test(text) && text.length <= MAX_LABEL;

/** Whether the page has the target of a link, whatever its letters' case. */
function hasTarget({ ids }: Page, fragment: string): boolean {
  const name = fragment.toLowerCase();
  return [...ids].some((id) => id.toLowerCase() === name);
}

/** Whether a visitor who follows the link stays where he is, for certain. */
function leadsNowhere(site: Snapshot, link: PageLink): boolean {
  const { href, text, region, element } = link;
  if (!isShown(link)) return false;
  if (WRONG_SCHEME.test(href.slice(0, 300))) return true;
  if (!isDead(site.page, link) || site.page.isTruncated || isControl(element)) return false;
  if (/^#[^/!]/.test(href))
    return !hasTarget(site.page, href.slice(1)) && !/^#top$/i.test(href) && !isLookedUp(site, element);
  // A menu's entry without a target may open a submenu, and a name may lead to the top.
  if (region === 'nav' || region === 'header' || TO_TOP.test(text)) return false;
  return !site.page.title.toLowerCase().includes(text.toLowerCase()) && !isLookedUp(site, element);
}

const isProfile = (link: PageLink): boolean =>
  link.region !== 'hidden' && NETWORK.test(link.href.slice(0, 100));

const isUnfinished = (page: Page): boolean => {
  const { prose, words } = getModel(page);
  return words < MAX_UNFINISHED_WORDS && prose.some(({ text }) => UNFINISHED.test(text.slice(0, 800)));
};

/** Label of the link to an address of the website. */
const nameTarget = (site: Snapshot, path: string): string => {
  const link = site.page.links.find(
    ({ href, text }) => text !== '' && resolveUrl(site, href)?.pathname === path,
  );
  return link ? `${link.text} (${path})` : path;
};

const isLegal = (name: string): boolean => IMPRINT.test(name) || PRIVACY.test(name);
const isGone = (status: number | null | undefined): boolean => status === 404 || status === 410;

/** Links to pages of the website that do not exist. */
function findMissing(site: Snapshot): readonly string[] {
  const { unread, answers = [] } = site.internal;
  const paths = [
    ...unread
      .filter(({ status, kind }) => isGone(status) && kind !== 'imprint' && kind !== 'privacy')
      .map(({ path }) => path),
    ...answers.filter(({ status }) => isGone(status)).flatMap(({ href }) => URL.parse(href)?.pathname ?? []),
  ];
  return [...new Set(paths)].map((path) => nameTarget(site, path)).filter((name) => !isLegal(name));
}

/** Links to pages that only say that they are not ready. */
function findUnfinished(site: Snapshot): readonly string[] {
  const { pages, answers = [] } = site.internal;
  const read = [
    ...pages.filter(({ isLinked, kind }) => isLinked && kind !== 'imprint' && kind !== 'privacy'),
    ...answers.flatMap(({ href, page }) => (page ? { url: new URL(href), page } : [])),
  ];
  return read
    .filter(({ url, page }) => isSameSite(site, url) && isUnfinished(page))
    .map(({ url }) => nameTarget(site, url.pathname));
}

/** A tel: or callto: link, or another that dials. */
const DIALS = /^(?:tel|callto|sms):/i;

export const DEAD_ENDS_CHECKS: readonly Check[] = [
  {
    id: 'dead-ends',
    weight: 6,
    severity: 'high',
    run: (site) => {
      const missing = findMissing(site);
      const silent = site.jsRendered || !knowsScripts(site) || isFramedByScript(site.page);
      const dead = site.page.links
        .filter((link) => isProfile(link) || (!silent && leadsNowhere(site, link)))
        .map(({ text, href }) => text || href)
        .filter((name) => !isLegal(name));
      const unfinished = findUnfinished(site);
      const places = [...new Set([...missing, ...dead, ...unfinished])];
      const [first] = places;
      if (first === undefined) return pass();
      const kind = missing.length > 0 ? 'missing-page' : dead.length > 0 ? 'dead-links' : 'unfinished-page';
      const evidence: Evidence = { kind, quote: first, places };
      return missing.length > 0 || dead.length > 2 ? fail(evidence) : warn(evidence);
    },
  },
  {
    id: 'tap-to-call',
    weight: 3,
    severity: 'medium',
    needsText: true,
    run: (site) => {
      const other = findOtherNumber(getPages(site).flatMap(({ links }) => links));
      if (other !== undefined) return fail(quoteAs('other-number', other));
      if (getPages(site).some(({ links }) => links.some(({ href }) => DIALS.test(href)))) return pass();
      const { text } = getModel(site.page);
      const phone = findPhone(text);
      if (!phone || site.page.links.some(({ isScripted, text: label }) => isScripted && /\d{4}/.test(label)))
        return { status: 'na', score: 0, evidence: '' };
      return warn(quoteAs('untappable', quoteAround(text, phone.index, phone.length)));
    },
  },
];
