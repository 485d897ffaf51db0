import type { Fault } from '../fault.ts';
import { anyOf } from '../words/patterns.ts';
import { isSameSite, type LocatedPage, normalizeHost, resolveUrl } from './addresses.ts';
import { redirectsByScript } from './client-redirect.ts';
import { getModel, isDead } from './model.ts';
import type { Page } from './page.ts';

const CHALLENGE_TITLE = anyOf('challenge-titles');
const CHALLENGE_CODE = anyOf('challenge-codes');
const CHALLENGE_TEXT = anyOf('challenges');
const FOR_SALE = anyOf('for-sale');
const SERVER_TITLE = anyOf('server-titles');
const SERVER_TEXT = anyOf('servers');
const LISTING_TITLE = anyOf('listings');
const AGE = anyOf('ages');
const CHOICE = anyOf('age-choices');

/** Maximum words of a placeholder page, and of one that a server brings along. */
const MAX_STAND_IN_WORDS = 150;
const MAX_DEFAULT_WORDS = 450;
/** Maximum links to own pages; a website of its own has a menu. */
const MAX_OWN_LINKS = 2;
const MAX_TEXT = 3_000;

const MAX_GATE_LINKS = 5;

const textOf = (page: Page): string =>
  [page.title, ...page.blocks.slice(0, 100).map(({ text }) => text), page.noscript]
    .join(' ')
    .slice(0, MAX_TEXT);
const titlesOf = (page: Page): readonly string[] => [page.title, ...page.headings.slice(0, 3)];

const codeOf = ({ scripts, forms, embeds }: Page): string =>
  [
    ...scripts.slice(0, 20).map(({ src, text }) => `${src.slice(0, 300)} ${text.slice(0, 600)}`),
    ...forms.slice(0, 5).map(({ names, action }) => `${names} ${action.slice(0, 200)}`),
    ...embeds.slice(0, 5).map(({ src }) => src.slice(0, 200)),
  ].join(' ');

/** Number of other pages of the website that a page links to. */
export const countOwnLinks = (site: LocatedPage): number =>
  new Set(
    site.page.links.flatMap((link) => {
      const url = isDead(site.page, link) ? undefined : resolveUrl(site, link.href);
      return url && isSameSite(site, url) && url.pathname !== site.url.pathname ? [url.pathname] : [];
    }),
  ).size;

const CONTACT = anyOf('reachable-texts');

/** Whether somebody can be reached: a server's page has no phone number and no form for messages. */
const isReachable = (page: Page): boolean =>
  page.links.some(({ href }) => /^(?:tel|mailto):/i.test(href)) ||
  page.forms.some(({ fields }) => fields.some(({ type, hidden }) => type === 'textarea' && !hidden)) ||
  CONTACT.test(textOf(page));

const isHiddenFromSearch = ({ robotsRules }: Page): boolean =>
  robotsRules.some((rule) => /noindex/i.test(rule));

function isChallenge(site: LocatedPage): boolean {
  const { page } = site;
  const isTitled = titlesOf(page).some((title) => CHALLENGE_TITLE.test(title));
  if (!isTitled) return false;
  const signs = [
    CHALLENGE_CODE.test(codeOf(page)),
    CHALLENGE_TEXT.test(textOf(page)),
    isHiddenFromSearch(page),
    page.meta.has('refresh'),
  ];
  return signs.some(Boolean);
}

function isListing({ page }: LocatedPage): boolean {
  if (!titlesOf(page).some((title) => LISTING_TITLE.test(title))) return false;
  const plain = page.links.filter(({ href }) => !/^(?:[a-z]+:|\/\/|#)/i.test(href));
  return plain.length * 2 >= page.links.length;
}

const DOMAIN = /^(?:www\.)?[\w-]{1,63}(?:\.[\w-]{1,63}){1,3}$/;

function isForSale({ page, url }: LocatedPage): boolean {
  if (!FOR_SALE.test(textOf(page))) return false;
  const host = normalizeHost(url.hostname);
  return titlesOf(page).some(
    (title) =>
      FOR_SALE.test(title) ||
      /domain/i.test(title) ||
      DOMAIN.test(title.trim()) ||
      title.toLowerCase().includes(host),
  );
}

const isAgeGate = ({ page }: LocatedPage, ownLinks: number): boolean =>
  (titlesOf(page).some((title) => AGE.test(title)) ||
    (ownLinks <= MAX_OWN_LINKS && AGE.test(textOf(page)))) &&
  ownLinks <= MAX_GATE_LINKS &&
  page.headings.length <= 2 &&
  [...page.links, ...page.buttons].some(({ text }) => CHOICE.test(text));

const isServerPage = ({ page }: LocatedPage): boolean =>
  titlesOf(page).some((title) => SERVER_TITLE.test(title.trim())) && SERVER_TEXT.test(textOf(page));

/**
 * Why a page is not the firm's own, or shows nothing to read; null for any other. By general signs: hardly any text of its
 * own, no menu, nobody to reach, and the words of a challenge, a registrar or a server.
 */
export function findStandIn(site: LocatedPage): Fault | null {
  const { page } = site;
  const words = page.wordCount;
  if (redirectsByScript(page)) return 'unreadable';
  if (isListing(site)) return 'placeholder';
  if (words > MAX_DEFAULT_WORDS) return null;
  const isShort = words <= MAX_STAND_IN_WORDS;
  const ownLinks = countOwnLinks(site);
  if (isShort && isForSale(site)) return 'parked';
  if (isShort && isAgeGate(site, ownLinks)) return 'age-gate';
  if (ownLinks > MAX_OWN_LINKS) return null;
  if (isShort && isChallenge(site)) return 'bot-wall';
  if (isReachable(page)) return null;
  if (isServerPage(site)) return 'placeholder';
  const isBlank =
    words === 0 && page.title === '' && page.images.length + page.embeds.length + page.scripts.length === 0;
  return isBlank && getModel(page).visibleWords === 0 && !page.isTruncated ? 'placeholder' : null;
}
