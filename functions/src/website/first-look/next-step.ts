import { judgeForms, losesInquiries } from '../checks/dead-forms.ts';
import { ORDERS_CHECK } from '../checks/orders.ts';
import { findOtherNumber } from '../checks/phones.ts';
import { isSample } from '../checks/samples.ts';
import { findMakersAddress } from '../checks/test-hosts.ts';
import { isGone } from '../internal-pages.ts';
import { type LocatedPage, resolveUrl } from '../page/addresses.ts';
import { isDead } from '../page/model.ts';
import type { Page, PageButton, PageLink } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';
import { anyOf, wordsOf } from '../words/patterns.ts';
import { toPlainWords } from './word-pattern.ts';

/** The button or link that a page's content leads to. */
export interface NextStep {
  readonly text: string;
  readonly where: 'button' | 'link';
  /** Whether it leads somewhere; null if that cannot be read. */
  readonly works: boolean | null;
}

const MAX_LENGTH = 60;
const MIN_LETTERS = /\p{L}{2}/u;
/** Controls of the page itself: menus, sliders, languages, skip links, cookie settings. */
const CONTROL = anyOf('controls');
/** Labels that are an address: of mail, of a host, with a postal code. */
const ADDRESS = /@|\d{5}\s\p{L}|^(?:www\.)?[\p{L}\d-]+\.[a-z]{2,6}\/?$/iu;
/** Arrows, and names of icons that a font draws. */
const TRAILING_ICON = anyOf('trailing-icons', 'u');

const isLabel = (text: string): boolean =>
  MIN_LETTERS.test(text) &&
  !ADDRESS.test(text) &&
  text.length <= MAX_LENGTH &&
  !CONTROL.test(text.trim()) &&
  !isSample(text);

type Step = PageLink | PageButton;

const isLink = (step: Step): step is PageLink => 'href' in step;

const isStyledAsButton = ({ element }: PageLink): boolean =>
  /(?:^|[\s_-])(?:btn|button|cta)(?:$|[\s_-])|(?:^|\s)rounded.*\sbg-/i.test(element.classes.slice(0, 300));

const isButton = (step: Step): boolean => !isLink(step) || isStyledAsButton(step);

const isInContent = (step: Step): boolean =>
  /^(?:main|header)$/.test(step.region) || (step.region === 'nav' && isLink(step) && isStyledAsButton(step));

const ASK = wordsOf('asks');
/** Whether a visitor becomes a customer by it: "Termin anfragen", "Start free trial". */
const isAsk = ({ text }: Step): boolean => ASK.test(text);

/** Whether a link is the logo: it leads to the page itself, or bears the business's name. */
function isLogo(site: LocatedPage, { href, text }: PageLink): boolean {
  const isNamed = toPlainWords(site.page.title).includes(toPlainWords(text));
  if (/^#(?:top)?$/.test(href)) return isNamed;
  const url = href.startsWith('#') ? undefined : resolveUrl(site, href);
  const isHome =
    url !== undefined && /^\/(?:index\.\w{3,4})?$/.test(url.pathname) && url.host === site.url.host;
  return isHome && (url.hash === '' || isNamed);
}

function isOnItsOwn({ blocks }: Page, step: Step): boolean {
  const block = blocks[step.blockOffset];
  if (block === undefined || block.kind !== 'text') return true;
  return block.text.length <= step.text.length + 20 || (isAsk(step) && block.text.startsWith(step.text));
}

function isMissing(site: Snapshot, step: Step): boolean {
  const target = isLink(step) ? resolveUrl(site, step.href) : undefined;
  return site.internal.unread.some(({ status, url }) => isGone(status) && url.href === target?.href);
}

/** Whether a link repeats one of the menu. */
const isInMenu = ({ links }: Page, step: Step): boolean =>
  isLink(step) &&
  links.some(
    ({ href, region, text }) =>
      region === 'nav' &&
      href === step.href &&
      text !== '' &&
      toPlainWords(step.text).includes(toPlainWords(text)),
  );

function findStep(site: Snapshot): Step | undefined {
  const { page } = site;
  const labeled = [...page.links, ...page.buttons]
    .filter((step) => isLabel(step.text))
    .filter((step) => !isLink(step) || !isLogo(site, step))
    .filter((step) => isButton(step) || !isMissing(site, step))
    .sort((a, b) => a.blockOffset - b.blockOffset);
  const steps = labeled.filter((step) => isInContent(step) && (isOnItsOwn(page, step) || isButton(step)));
  const heading = findMainHeading(page);
  const below = steps.filter(({ blockOffset }) => blockOffset >= heading);
  const [first] = below;
  if (!first)
    return steps.find(isAsk) ?? steps[0] ?? labeled.find((step) => step.region === 'nav' && isAsk(step));
  // Neither a page of the menu nor a product is what a button next to it asks for.
  const isWeak = !isAsk(first) && (!isButton(first) || isInMenu(page, first));
  const ask = [...below, ...steps].find((step) => isAsk(step) && (isButton(step) || !isButton(first)));
  return isWeak ? (ask ?? first) : first;
}

/** Number of blocks before the main heading: anything above it is usually a menu. */
function findMainHeading({ blocks }: Page): number {
  const levels = blocks.map(({ level, region }) => (region === 'hidden' ? 0 : level));
  return Math.max(0, levels.includes(1) ? levels.indexOf(1) : levels.findIndex((level) => level > 0));
}

/** Finds the first button or link below the main heading, or one near it that asks for something. */
export function findNextStep(site: Snapshot): NextStep | null {
  const step = findStep(site);
  if (!step) return null;
  const text = step.text.replace(TRAILING_ICON, '');
  return {
    text,
    where: isButton(step) ? 'button' : 'link',
    works: isLink(step) ? leadsSomewhere(site, step) : null,
  };
}

/** Whether the form or calendar of a page may be the one that does not work. */
const isDoubtful = (site: Snapshot, { forms, embeds }: Page): boolean =>
  forms.length + embeds.length > 0 &&
  [judgeForms(site), ORDERS_CHECK.run(site)].some(({ status }) => status === 'fail');

function leadsSomewhere(site: Snapshot, link: PageLink): boolean | null {
  const { page, internal } = site;
  const hasScripts = page.scripts.length > 0;
  if (isDead(page, link)) return hasScripts ? null : false;
  const makers = findMakersAddress(site, link.href);
  if (isMissing(site, link) || makers === 'local-link') return false;
  if (/^(?:tel|mailto):.{5}/i.test(link.href)) return findOtherNumber([link]) ? null : true;
  const loses = (place: LocatedPage): boolean => isAsk(link) && losesInquiries(site, place);
  if (link.href.startsWith('#')) return loses(site) ? false : isDoubtful(site, page) ? null : true;
  const url = resolveUrl(site, link.href);
  if (!url) return null;
  url.hash = '';
  const target = internal.pages.find((other) => other.url.href === url.href);
  if (target && loses(target)) return false;
  return !target || makers || isDoubtful(site, target.page) ? null : true;
}
