import { isHeadingLike, modelOf } from '../page/model.ts';
import type { Page } from '../page/page.ts';
import { isFilledByScript, isFramedByScript } from '../page/rendered-by-script.ts';
import type { Snapshot } from '../snapshot.ts';
import { ABOUT_CHECK } from './about.ts';
import { absent } from './absent.ts';
import { type Check, fail, pass, quoted, unknown, warn } from './check.ts';
import { addressIn } from './postal.ts';
import { PROFILES_CHECK } from './profiles.ts';
import {
  allPages,
  around,
  deadLinkOn,
  declaredLanguage,
  linkOn,
  snippet,
  writtenLanguage,
} from './text-view.ts';
import { weakCompany } from './weak.ts';
import { COMPANY_DETAILS, IMPRINT, PRIVACY } from './words.ts';

/** Whether people would look for an imprint: a German page, or one at a German, Austrian or Swiss address. */
const expectsImprint = ({ page, url }: Snapshot): boolean =>
  (writtenLanguage(page) ?? declaredLanguage(page)) === 'de' || /\.(?:de|at|ch|li)$/.test(url.hostname);

/** A page that no link names, at its usual address. */
const unlinked = ({ internal }: Snapshot, kind: 'imprint' | 'privacy'): string | undefined =>
  internal.pages.find((page) => page.kind === kind && !page.linked)?.url.pathname;

/** Words under a heading that are a policy and not a slogan. */
const POLICY_WORDS = 30;

/** A section of the page itself, or of another that was read, under such a heading. */
function headedOn(site: Snapshot, what: RegExp): string | undefined {
  for (const page of allPages(site)) {
    const { prose } = modelOf(page);
    const at = prose.findIndex((block) => isHeadingLike(block) && block.words <= 8 && what.test(block.text));
    const words = prose.slice(at + 1, at + 6).reduce((sum, block) => sum + block.words, 0);
    if (at !== -1 && words >= POLICY_WORDS) return prose[at]?.text;
  }
  return undefined;
}
/** A privacy policy by its own name. */
const POLICY = /datenschutz|privacy (?:policy|notice|statement)|^privacy$|data protection/i;

/** What a British or Irish company has to say of itself, wherever it says it. */
const REGISTERED =
  /registered office|registered in (?:england|scotland|wales|ireland|northern)|company (?:no\.?|number|reg)/i;

/** What says whose website it is, on a page that has a whole address: the legal form, the copyright, the title's name. */
function ownerOn(page: Page): string | undefined {
  const { visible, text } = modelOf(page);
  if (addressIn(text)?.complete !== true) return undefined;
  const names = page.title.split(/\s[|–—·:-]\s/).map((part) => part.trim().toLowerCase());
  return visible.find(
    ({ text: line, words }) =>
      words <= MAX_OWNER_WORDS &&
      (LEGAL_FORM.test(line) ||
        /©|copyright/i.test(line) ||
        names.some((name) => name.length > 3 && line.toLowerCase().includes(name))),
  )?.text;
}
const MAX_OWNER_WORDS = 30;
const LEGAL_FORM = /(?<!\p{L})(?:Ltd|Limited|Inc|LLC|LLP|PLC|Pty|Pvt|Corp|GmbH)(?!\p{L})/u;

/** A text on privacy that says something. */
const POLICY_TEXT =
  /personenbezogen|datenschutz|dsgvo|cookies?|personal (?:data|information)|privacy|gdpr|we collect/i;

/** The page that the link leads to was read, and has no such text. */
function leadsToNoPolicy({ internal }: Snapshot): boolean {
  const page = internal.pages.find(({ kind, linked }) => kind === 'privacy' && linked)?.page;
  if (page === undefined || page.scripts.length > 0) return false;
  return !modelOf(page).prose.some(({ text }) => POLICY_TEXT.test(text));
}

/** Buttons that open something where it stands. */
const buttonOn = ({ page }: Snapshot, what: RegExp): string | undefined =>
  page.buttons.find(({ text, region }) => region !== 'consent' && text.length < 60 && what.test(text))?.text;

const FOOTER = /foot|imprint|impressum|legal|privacy|datenschutz|nav/i;

export const TRUST_CHECKS: readonly Check[] = [
  {
    id: 'imprint',
    weight: 4,
    severity: 'high',
    needsText: true,
    run: (site) => {
      const link = linkOn(site, IMPRINT) ?? buttonOn(site, IMPRINT);
      if (link !== undefined) return pass(quoted('link', link));
      const headed = headedOn(site, IMPRINT);
      if (headed !== undefined) return pass(quoted('text', headed));
      const found = unlinked(site, 'imprint');
      if (found !== undefined)
        return isFilledByScript(site.page, FOOTER) || isFramedByScript(site.page)
          ? pass(quoted('unlinked', found))
          : warn(quoted('unlinked', found));
      const dead = deadLinkOn(site, IMPRINT);
      if (expectsImprint(site)) {
        const verdict = absent(site, 'no-imprint', { part: FOOTER, words: IMPRINT });
        return verdict.status === 'fail' && dead !== undefined ? fail(quoted('dead-link', dead)) : verdict;
      }
      const details = linkOn(site, COMPANY_DETAILS);
      const address = allPages(site).some((page) => addressIn(modelOf(page).text)?.complete);
      if (details !== undefined && address) return pass(quoted('link', details));
      const text = allPages(site).map((page) => modelOf(page).text);
      const registered = text.find((one) => REGISTERED.test(one));
      if (registered !== undefined && address) return pass(quoted('text', snippet(registered, REGISTERED)));
      const own = ownerOn(site.page);
      if (own !== undefined) return pass(quoted('text', own));
      return warn(weakCompany(site.page) ?? { kind: 'no-imprint' });
    },
  },
  {
    id: 'privacy',
    weight: 3,
    severity: 'high',
    needsText: true,
    run: (site) => {
      const link = linkOn(site, PRIVACY) ?? buttonOn(site, PRIVACY);
      if (link !== undefined)
        return leadsToNoPolicy(site) ? warn(quoted('unfinished', link)) : pass(quoted('link', link));
      const headed = headedOn(site, POLICY);
      if (headed !== undefined) return pass(quoted('text', headed));
      const found = unlinked(site, 'privacy');
      if (found !== undefined)
        return isFilledByScript(site.page, FOOTER) || isFramedByScript(site.page)
          ? pass(quoted('unlinked', found))
          : warn(quoted('unlinked', found));
      const unread = site.internal.unread.find(({ kind }) => kind === 'imprint');
      if (unread) return unknown({ kind: 'unread-page', quote: unread.path });
      const verdict = absent(site, 'no-privacy', { part: FOOTER, words: PRIVACY });
      const dead = deadLinkOn(site, PRIVACY);
      return verdict.status === 'fail' && dead !== undefined ? fail(quoted('dead-link', dead)) : verdict;
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
      const whole = found.find(({ complete }) => complete);
      if (whole) return pass(quoted('text', around(whole.text, whole.index, whole.length)));
      const verdict = absent(site, 'no-mailing-address', {
        pages: ['contact', 'imprint', 'about'],
        part: /foot|contact|kontakt|address|adresse|imprint|impressum/i,
      });
      const [part] = found;
      if (verdict.status !== 'fail' || !part) return verdict;
      return warn(quoted('partly-address', around(part.text, part.index, part.length)));
    },
  },
  PROFILES_CHECK,
];
