import { type InternalPage, isGone, type UnreadPage } from '../internal-pages.ts';
import { isSameSite, type LocatedPage, normalizeHost, parseHost, resolveUrl } from '../page/addresses.ts';
import { getModel, hasTarget, isDead, listAround } from '../page/model.ts';
import type { Page, PageButton, PageElement, PageLink, ScriptDeed } from '../page/page.ts';
import { isFramedByScript, isRenderedByScript } from '../page/rendered-by-script.ts';
import type { Snapshot } from '../snapshot.ts';
import { anyOf, beginningWith, entriesOf, exactly, startingWith, wordsOf } from '../words/patterns.ts';
import { IMPRINT, PRIVACY } from '../words/topics.ts';
import { type Check, fail, notApplicable, pass, quoteAs, unknown, warn } from './check.ts';
import { findMisspelling, findOtherAddress } from './emails.ts';
import { getHandlers } from './handlers.ts';
import { findOtherNumber, findPhone, isSampleNumber } from './phones.ts';
import { findMakersAddress } from './test-hosts.ts';
import { getName, listLinks, listPages, listRead, UNFINISHED } from './text-view.ts';

/** Addresses with a typing error that every browser takes for a path of the website. */
const WRONG_SCHEME = anyOf('wrong-schemes');
/** Social networks' home pages, and their accounts of website builders. */
const NETWORK = anyOf('network-homes');
const NO_TARGET_NEEDED = anyOf('no-targets');
const CREDIT = anyOf('credits');
const CONTROL = beginningWith('control-attributes');
const CONTROL_CLASS = anyOf('control-classes');
const BUTTON_CLASS = /(?:^|[\s_-])(?:btn|button|cta)/i;
const UNFINISHED_TITLE = startingWith('unfinished-titles');
const MAX_UNFINISHED_WORDS = 60;
const MAX_LABEL = 80;
const MAX_PARENTS = 6;

const isControl = (element: PageElement, inner: RegExp): boolean =>
  element.attributes.some((name) => CONTROL.test(name)) ||
  listAround(element, MAX_PARENTS).some(
    ({ name, id, classes }) => inner.test(name) || CONTROL_CLASS.test(`${id} ${classes}`.slice(0, 300)),
  );

const isShown = ({ region, text }: PageLink | PageButton): boolean =>
  region !== 'hidden' &&
  region !== 'consent' &&
  /\p{L}{2}/u.test(text) &&
  text.length <= MAX_LABEL &&
  !NO_TARGET_NEEDED.test(text);

const isInMenu = ({ region }: PageLink | PageButton): boolean => region === 'nav' || region === 'header';

/** Whether scripts may add what a link leads to, or read the address themselves. */
const mayAddParts = (page: Page, deeds: ReadonlySet<ScriptDeed>): boolean =>
  deeds.has('routes') || isFramedByScript(page);

/** Whether a visitor who follows the link stays where he is, for certain. */
function leadsNowhere(site: Snapshot, place: LocatedPage, link: PageLink): boolean {
  const { href, text, element } = link;
  const { page } = place;
  if (!isShown(link) || !isDead(page, link) || isControl(element, /^(?:button|label|summary)$/)) return false;
  const { deeds, handle } = getHandlers(site, place);
  if (/^#[^/!]/.test(href))
    return !mayAddParts(page, deeds) && !hasTarget(page, href.slice(1)) && !handle(element);
  // Text without an address may be right, such as the current page in a menu. An entry may open a submenu.
  if (href === '' && !element.attributes.includes('href') && !BUTTON_CLASS.test(element.classes))
    return false;
  // The first one is the logo.
  if (isInMenu(link) && (element.parent?.holdsBox || link === page.links[0])) return false;
  return !page.title.toLowerCase().includes(text.toLowerCase()) && !handle(element);
}

/** Whether a button outside of forms does nothing, for certain. */
const isIdle = (site: Snapshot, place: LocatedPage, button: PageButton): boolean =>
  !button.isSubmit &&
  !button.isScripted &&
  isShown(button) &&
  !isInMenu(button) &&
  !isControl(button.element, /^(?:a|label|summary|form|fieldset|dialog|details)$/) &&
  !getHandlers(site, place).handle(button.element);

/** Whether everything that could move a visitor of the page was read. */
const isReadable = (site: Snapshot, place: LocatedPage): boolean =>
  !place.page.isTruncated && !isRenderedByScript(place.page) && getHandlers(site, place).areKnown;

const DEFAULT_LABEL = exactly('default-labels');
/** What website builders print for a button without a target, whatever their scripts do. */
const isLeftByBuilder = ({ href, text, element: { classes, attributes } }: PageLink): boolean =>
  /wixui-button/.test(classes)
    ? !attributes.includes('href') && attributes.includes('data-testid')
    : /elementor-button/.test(classes) && href === '#' && DEFAULT_LABEL.test(text);

/** The checks of legal pages name theirs, and a web designer's link is not the owner's. */
const isOwn = (name: string): boolean => !IMPRINT.test(name) && !PRIVACY.test(name) && !CREDIT.test(name);

const listSuspects = (site: Snapshot, place: LocatedPage): readonly PageLink[] =>
  place.page.links.filter((link) => leadsNowhere(site, place, link) && isOwn(getName(link)));

function findIdle(site: Snapshot, place: LocatedPage): readonly string[] {
  const suspects = listSuspects(site, place);
  if (!isReadable(site, place)) return suspects.filter(isLeftByBuilder).map(getName);
  const { links, buttons } = place.page;
  // What is around links leads where they lead.
  const around = new Set(links.flatMap(({ element: { parent } }) => [parent, parent?.parent ?? null]));
  const idle = buttons.filter((button) => !around.has(button.element) && isIdle(site, place, button));
  return [...suspects.map(getName), ...idle.map(({ text }) => text)];
}

const SAMPLE_ADDRESS = anyOf('sample-addresses', 'u');
/** Links to share a page have no number. */
const WHATSAPP = /^(?:https?:\/\/(?:wa\.me|(?:api|web)\.whatsapp\.com\/send)|whatsapp:\/\/send)/i;
function getNumber(href: string): string {
  if (!WHATSAPP.test(href)) return '';
  const number = /(?:wa\.me\/|[?&]phone=)([^&?/#]*)/i.exec(href)?.[1]?.replaceAll(/%2b|%20|[\s+()-]/gi, '');
  return number === undefined || /^(?:message|qr|channel|c|p)$/.test(number) ? '' : number;
}
const NATIONAL = /^0\d{6,}$/;
const isSampleAddress = (href: string): boolean => {
  if (!/^(?:tel|sms|mailto):/i.test(href) && SAMPLE_ADDRESS.test(href.slice(0, 400))) return true;
  const number = getNumber(href.slice(0, 200));
  return number !== '' && (!/^[1-9]\d{8,14}$/.test(number) || isSampleNumber(`+${number}`));
};

/** What is wrong with links, worst first; all but the last three for certain. */
const KINDS = [
  ...([
    'spam-links',
    'local-link',
    'test-link',
    'whatsapp-link',
    'sample-link',
    'broken-contact',
    'missing-page',
  ] as const),
  ...(['dead-links', 'unfinished-page', 'wrong-link'] as const),
];
type Kind = (typeof KINDS)[number];
const UNCERTAIN: readonly Kind[] = KINDS.slice(-3);

/** What somebody who breaks into a website advertises. */
const SPAM = entriesOf('spam-labels').map((entry) => new RegExp(`(?<!\\p{L})${entry}(?!\\p{L})`, 'iu'));
const ANY_SPAM = wordsOf('spam-labels');
const WARNING = anyOf('spam-warnings');
const MIN_SPAM = 2;

/** Links elsewhere that advertise different things which no business of another kind does. */
function findSpam(site: Snapshot): readonly string[] {
  const own = normalizeHost(site.url.hostname);
  const names = listLinks(site).flatMap((link) => {
    const host = parseHost(link.href);
    const name = getName(link);
    const isSpam =
      link.region !== 'hidden' &&
      ANY_SPAM.test(name) &&
      !WARNING.test(name) &&
      host !== undefined &&
      host !== own;
    return isSpam ? [name] : [];
  });
  const entries = SPAM.filter((entry) => names.some((name) => entry.test(name)));
  return entries.length >= MIN_SPAM && !ANY_SPAM.test(site.page.title) ? names : [];
}

/** Devices in the visitor's own network, as a text on routers links to. */
const DEVICE = /^http:\/\/(?:192\.168|10\.\d+)\./;

/** What is wrong with an address for certain, whatever scripts do. */
function classify(site: Snapshot, href: string): Kind | undefined {
  const makers = findMakersAddress(site, href);
  if (makers && !DEVICE.test(href)) return makers;
  if (NATIONAL.test(getNumber(href.slice(0, 200)))) return 'whatsapp-link';
  if (isSampleAddress(href)) return 'sample-link';
  return NETWORK.test(href.slice(0, 100)) ? 'wrong-link' : undefined;
}

const findWrongAddresses = (site: Snapshot) =>
  listRead(site)
    .flatMap(({ page: { links, embeds, scripts } }) => [
      ...links
        .filter(({ region }) => region !== 'hidden')
        .map((link) => ({ href: link.href, name: `${getName(link)} (${link.href.slice(0, 90)})` })),
      ...[...embeds, ...scripts].map(({ src }) => ({ href: src, name: src })),
    ])
    .flatMap(({ href, name }) => ({ kind: classify(site, href), name }));

const isMistyped = (link: PageLink): boolean => isShown(link) && WRONG_SCHEME.test(link.href.slice(0, 300));

const isUnfinished = (page: Page): boolean => {
  if (UNFINISHED_TITLE.test(page.title)) return true;
  const { prose, words } = getModel(page);
  return words < MAX_UNFINISHED_WORDS && prose.some(({ text }) => UNFINISHED.test(text.slice(0, 800)));
};

const nameTarget = (site: Snapshot, path: string): string => {
  for (const place of [site, ...site.internal.pages]) {
    const link = place.page.links.find(
      ({ href, text }) => text !== '' && resolveUrl(place, href)?.pathname === path,
    );
    if (link) return `${link.text} (${path})`;
  }
  return path;
};

const isLegalPage = ({ kind }: UnreadPage | InternalPage): boolean =>
  kind === 'imprint' || kind === 'privacy';

function findMissing(site: Snapshot): readonly string[] {
  const missing = site.internal.unread.filter((each) => isGone(each.status) && !isLegalPage(each));
  return [...new Set(missing.map(({ url }) => nameTarget(site, url.pathname)))].filter(
    (name) => !CREDIT.test(name),
  );
}

const findUnfinished = (site: Snapshot): readonly string[] =>
  site.internal.pages
    .filter((each) => each.isLinked && !isLegalPage(each))
    .filter(({ url, page }) => isSameSite(site, url) && isUnfinished(page))
    .map(({ url }) => nameTarget(site, url.pathname));

const DIALS = /^(?:tel|callto|sms):/i;
const WRITES = /^mailto:(?!\?|%3f)/i;
/** Too few digits for any number, even for an emergency. */
const MIN_DIALED = 3;
/** What a script or server should have replaced shows as such. */
const isBroken = (href: string): boolean =>
  /^(?:tel|sms):/i.test(href)
    ? !href.includes('?') && href.replace(/\D/g, '').length < MIN_DIALED && !/\*\d/.test(href)
    : WRITES.test(href) && !/\[email|.(?:@|%40)[^\s@]{2,}\.[a-z\d-]{2,}/i.test(href);

/** Links that should call or write to the business, but hold no number or address. */
const findBrokenContacts = (site: Snapshot): readonly string[] =>
  listRead(site).flatMap((place) => {
    const { areKnown, deeds, handle } = getHandlers(site, place);
    if (!areKnown || deeds.has('mails')) return [];
    return place.page.links
      .filter((link) => isShown({ ...link, text: link.text || 'link' }) && !link.isScripted)
      .filter(({ href, element }) => isBroken(href.slice(0, 300)) && !handle(element))
      .map(({ text, href }) => `${text} (${href.slice(0, 60)})`);
  });

const findDead = (site: Snapshot): readonly string[] =>
  [
    ...site.page.links.filter(isMistyped).map(getName),
    ...listRead(site).flatMap((place) => findIdle(site, place)),
  ].filter(isOwn);

export const DEAD_ENDS_CHECKS: readonly Check[] = [
  {
    id: 'dead-ends',
    weight: 8,
    run: (site) => {
      const addresses = findWrongAddresses(site);
      const found: Readonly<Partial<Record<Kind, readonly string[]>>> = {
        'spam-links': findSpam(site),
        'broken-contact': findBrokenContacts(site),
        'missing-page': findMissing(site),
        'dead-links': findDead(site),
        'unfinished-page': findUnfinished(site),
      };
      const list = (kind: Kind): readonly string[] =>
        found[kind] ?? addresses.filter((each) => each.kind === kind).map(({ name }) => name);
      const first = KINDS.find((kind) => list(kind).length > 0);
      if (!first)
        return listRead(site).some((place) => listSuspects(site, place).length > 0) ? unknown() : pass();
      const isClear = !UNCERTAIN.includes(first) || list('dead-links').length > 2;
      // Each sentence is true of all that it lists.
      const kinds = KINDS.slice(KINDS.indexOf('missing-page')).filter((kind) => list(kind).length > 0);
      const evidence =
        kinds.includes(first) && kinds.length > 1
          ? quoteAs('wrong-link', kinds.flatMap(list))
          : quoteAs(first, list(first));
      return (isClear ? fail : warn)(evidence);
    },
  },
  {
    id: 'tap-to-call',
    weight: 6,
    needsText: true,
    run: (site) => {
      const all = listLinks(site);
      const other = findOtherNumber(all) ?? findOtherAddress(all);
      const texts = listPages(site).map((page) => getModel(page).text);
      const wrong = quoteAs(
        'other-number',
        other ?? findMisspelling(texts, all, normalizeHost(site.url.hostname)),
      );
      if (wrong) return fail(wrong);
      if (all.some(({ href }) => DIALS.test(href))) return pass();
      const { text } = getModel(site.page);
      const phone = findPhone(text);
      if (!phone || site.page.links.some(({ isScripted, text: label }) => isScripted && /\d{4}/.test(label)))
        return notApplicable();
      return warn(quoteAs('untappable', text.slice(phone.index, phone.index + phone.length)));
    },
  },
];
