import { isHeadingLike, modelOf } from '../page/model.ts';
import type { Page, TextBlock } from '../page/page.ts';
import { isFilledByScript, isFramedByScript } from '../page/rendered-by-script.ts';
import type { Snapshot } from '../snapshot.ts';
import { ABOUT_CHECK } from './about.ts';
import { absent } from './absent.ts';
import { type Check, pass, quoteAs, unknown, warn } from './check.ts';
import { addressIn, type PostalAddress } from './postal.ts';
import { PROFILES_CHECK } from './profiles.ts';
import {
  allPages,
  declaredLanguage,
  excerptAround,
  findDeadLinkLabel,
  findLinkLabel,
  linkedPages,
  snippet,
  writtenLanguage,
} from './text-view.ts';
import { weakCompany } from './weak.ts';
import { COMPANY_DETAILS, IMPRINT, PRIVACY } from './words.ts';

/** Imprints are required on German pages and under .de, .at, .ch and .li. */
const expectsImprint = ({ page, url }: Snapshot): boolean =>
  (writtenLanguage(page) ?? declaredLanguage(page)) === 'de' || /\.(?:de|at|ch|li)$/.test(url.hostname);

/** Path of an unlinked page at its usual address. */
const unlinkedPathOf = ({ internal }: Snapshot, kind: 'imprint' | 'privacy'): string | undefined =>
  internal.pages.find((page) => page.kind === kind && !page.isLinked)?.url.pathname;

/** Minimum words of a policy under its heading. */
const POLICY_WORDS = 30;

/** Heading of a matching section with enough text, on any page that was read. */
function findSectionTitle(site: Snapshot, what: RegExp): string | undefined {
  for (const page of allPages(site)) {
    const { prose } = modelOf(page);
    const titleIndex = prose.findIndex(
      (block) => isHeadingLike(block) && block.words <= 8 && what.test(block.text),
    );
    const words = prose.slice(titleIndex + 1, titleIndex + 6).reduce((sum, block) => sum + block.words, 0);
    if (titleIndex !== -1 && words >= POLICY_WORDS) return prose[titleIndex]?.text;
  }
  return undefined;
}
/** Titles of privacy policies. */
const POLICY = /datenschutz|privacy (?:policy|notice|statement)|^privacy$|data protection/i;

/** Company details that British and Irish law requires. */
const REGISTERED =
  /registered office|registered in (?:england|scotland|wales|ireland|northern)|company (?:no\.?|number|reg)/i;

/** The line that names the owner, by legal form, copyright or title, if the website has a full address. */
function findOwnerLine(pages: readonly Page[]): string | undefined {
  const models = pages.map(modelOf);
  if (!models.some(({ text }) => addressIn(text)?.isComplete)) return undefined;
  const names = (pages[0]?.title ?? '').split(/\s[|–—·:-]\s/).map((part) => part.trim().toLowerCase());
  const lines = models.flatMap(({ visible }) => visible);
  const short = lines.filter(({ kind, words }) => kind !== 'label' && words <= MAX_OWNER_WORDS);
  const named = ({ text }: TextBlock): boolean =>
    names.some((name) => name.length > 3 && text.toLowerCase().includes(name));
  // Prefer a legal form or copyright line: the name in the title may be a slogan.
  return (short.find(({ text }) => LEGAL_FORM.test(text) || /©|copyright/i.test(text)) ?? short.find(named))
    ?.text;
}
const MAX_OWNER_WORDS = 30;
const LEGAL_FORM = /(?<!\p{L})(?:Ltd|Limited|Inc|LLC|LLP|PLC|Pty|Pvt|Corp|GmbH)(?!\p{L})/u;

/** Words of actual privacy policies. */
const POLICY_TEXT =
  /personenbezogen|datenschutz|dsgvo|cookies?|personal (?:data|information)|privacy|gdpr|we collect/i;

/** Whether the linked policy page was read and has no policy text. */
function leadsToNoPolicy({ internal }: Snapshot): boolean {
  const page = internal.pages.find(({ kind, isLinked }) => kind === 'privacy' && isLinked)?.page;
  if (page === undefined || page.scripts.length > 0) return false;
  return !modelOf(page).prose.some(({ text }) => POLICY_TEXT.test(text));
}

/** Label of a matching button, which may open something in place. */
const findButtonLabel = ({ page }: Snapshot, what: RegExp): string | undefined =>
  page.buttons.find(({ text, region }) => region !== 'consent' && text.length < 60 && what.test(text))?.text;

const FOOTER = /foot|imprint|impressum|legal|privacy|datenschutz|nav-?bar|navigation/i;

/** Privacy policies also name hosts' addresses; the controller's is the company's. */
const CONTROLLER = /data controller|verantwortlich(?:e stelle|er| )|who we are|operated by|betreiber/gi;
const CONTROLLER_CONTEXT_LENGTH = 300;
function controllerAddress(site: Snapshot): (PostalAddress & { readonly text: string }) | undefined {
  for (const page of linkedPages(site, ['privacy'])) {
    const { text } = modelOf(page);
    for (const { index } of text.matchAll(CONTROLLER)) {
      const near = text.slice(index, index + CONTROLLER_CONTEXT_LENGTH);
      const address = addressIn(near);
      if (address?.isComplete) return { text: near, ...address };
    }
  }
  return undefined;
}

export const TRUST_CHECKS: readonly Check[] = [
  {
    id: 'imprint',
    weight: 4,
    severity: 'high',
    needsText: true,
    run: (site) => {
      const link =
        findLinkLabel(site, IMPRINT, /generator|muster|template/i) ?? findButtonLabel(site, IMPRINT);
      if (link !== undefined) return pass(quoteAs('link', link));
      const headed = findSectionTitle(site, IMPRINT);
      if (headed !== undefined) return pass(quoteAs('text', headed));
      const found = unlinkedPathOf(site, 'imprint');
      if (found !== undefined)
        return isFilledByScript(site.page, FOOTER) || isFramedByScript(site.page)
          ? pass(quoteAs('unlinked', found))
          : warn(quoteAs('unlinked', found));
      const dead = findDeadLinkLabel(site, IMPRINT);
      if (expectsImprint(site)) {
        const verdict = absent(site, 'no-imprint', { part: FOOTER, words: IMPRINT });
        return verdict.status === 'fail' && dead !== undefined ? warn(quoteAs('dead-link', dead)) : verdict;
      }
      const details = findLinkLabel(site, COMPANY_DETAILS);
      const address = allPages(site).some((page) => addressIn(modelOf(page).text)?.isComplete);
      if (details !== undefined && address) return pass(quoteAs('link', details));
      const texts = allPages(site).map((page) => modelOf(page).text);
      const registered = texts.find((text) => REGISTERED.test(text));
      if (registered !== undefined && address) return pass(quoteAs('text', snippet(registered, REGISTERED)));
      const ownerLine = findOwnerLine(allPages(site));
      if (ownerLine !== undefined) return pass(quoteAs('text', ownerLine));
      return warn(weakCompany(site.page) ?? { kind: 'no-imprint' });
    },
  },
  {
    id: 'privacy',
    weight: 3,
    severity: 'high',
    needsText: true,
    run: (site) => {
      const link = findLinkLabel(site, PRIVACY) ?? findButtonLabel(site, PRIVACY);
      if (link !== undefined)
        return leadsToNoPolicy(site) ? warn(quoteAs('unfinished', link)) : pass(quoteAs('link', link));
      const headed = findSectionTitle(site, POLICY);
      if (headed !== undefined) return pass(quoteAs('text', headed));
      const found = unlinkedPathOf(site, 'privacy');
      if (found !== undefined)
        return isFilledByScript(site.page, FOOTER) || isFramedByScript(site.page)
          ? pass(quoteAs('unlinked', found))
          : warn(quoteAs('unlinked', found));
      const unread = site.internal.unread.find(({ kind }) => kind === 'imprint');
      if (unread) return unknown({ kind: 'unread-page', quote: unread.path });
      const verdict = absent(site, 'no-privacy', { part: FOOTER, words: PRIVACY });
      const dead = findDeadLinkLabel(site, PRIVACY);
      return verdict.status === 'fail' && dead !== undefined ? warn(quoteAs('dead-link', dead)) : verdict;
    },
  },
  ABOUT_CHECK,
  {
    id: 'postal-address',
    weight: 2,
    severity: 'medium',
    needsText: true,
    run: (site) => {
      const texts = allPages(site).map((page) => modelOf(page).text);
      const found = texts.flatMap((text) => {
        const address = addressIn(text);
        return address ? [{ text, ...address }] : [];
      });
      const completeAddress = found.find(({ isComplete }) => isComplete) ?? controllerAddress(site);
      if (completeAddress)
        return pass(
          quoteAs('text', excerptAround(completeAddress.text, completeAddress.index, completeAddress.length)),
        );
      const verdict = absent(site, 'no-mailing-address', {
        pages: ['contact', 'imprint', 'about'],
        part: /foot|contact|kontakt|address|adresse|imprint|impressum/i,
      });
      const [part] = found;
      if (verdict.status !== 'fail' || !part) return verdict;
      return warn(quoteAs('partly-address', excerptAround(part.text, part.index, part.length)));
    },
  },
  PROFILES_CHECK,
];
