import { firstOf } from '../../platform/first-of.ts';
import type { OwnScripts } from '../own-scripts.ts';
import { getModel, isDead } from '../page/model.ts';
import type { Page, ScriptLookups } from '../page/page.ts';
import { getEntities } from '../page/structured-data.ts';
import { anyOf } from '../words/patterns.ts';
import { type Check, fail, judgeAbsence, notApplicable, pass, unknown } from './check.ts';
import { judgeForms } from './dead-forms.ts';
import { findEmails, hasEmail } from './emails.ts';
import { findPhone, isSampleNumber } from './phones.ts';
import { findServiceByUrl, isUnknownFrame } from './services.ts';
import { getPages, listLinks, listPages } from './text-view.ts';

/** Labels without a value, which a script fills in. */
const UNFINISHED: Readonly<Record<'email' | 'telephone', RegExp>> = {
  email: /(?<!\p{L})e-?mail(?:-adresse| address)?\s?:\s?(?:$|\(|\p{L}{3,12}:)/iu,
  telephone: /(?<!\p{L})(?:tel|telefon|phone|mobil|mobile)\.?\s?:\s?(?:$|\(|(?:e-?mail|fax)\s?:)/iu,
};

const isFilledInByScript = (pages: readonly Page[], what: keyof typeof UNFINISHED): boolean =>
  pages.some(
    (page) =>
      getEntities(page).some((entity) => typeof entity[what] === 'string' && entity[what] !== '') ||
      getModel(page).visible.some(({ text }) => text.length < 300 && UNFINISHED[what].test(text)),
  );

const MAIL_PART = anyOf('mail-parts');

/** Whether a script looks up a part that may be for an address. */
const fillsAddress = ({ ids }: Page, { selectors }: ScriptLookups): boolean =>
  selectors.some(
    (each) => MAIL_PART.test(each) && (each.startsWith('.') || ids.has(each.slice(1).toLowerCase())),
  );

const ASKS_FOR_SCRIPTS = anyOf('scripted-mails');

const hidesAddress = (page: Page, files: OwnScripts): boolean => {
  const { scripts, noscript, links } = page;
  return (
    scripts.some(({ src }) => /^(?!(?:https?:)?\/\/).*\be-?mail[\w-]{0,12}\.js/i.test(src.slice(0, 200))) ||
    [...scripts.map(({ lookups }) => lookups), ...files.values()].some(
      (each) => each.deeds.includes('assembles') || fillsAddress(page, each),
    ) ||
    ASKS_FOR_SCRIPTS.test(noscript) ||
    links.some(
      ({ isScripted, href, text }) =>
        isScripted && !/^mailto:/i.test(href) && text.length < 60 && /e-?mail|schreib|write/i.test(text),
    )
  );
};

const MAILTO = /^mailto:[^?]*(?:@|%40)/i;

/** Addresses that the check of sample texts names. */
const SAMPLE_MAIL = anyOf('sample-mails');
const MAX_EMAILS = 50;

const hasEmailLink = ({ links }: Page): boolean =>
  links.some(({ href }) => MAILTO.test(href) && !SAMPLE_MAIL.test(href.slice(0, 200)));
const hasOwnEmail = (text: string): boolean =>
  firstOf(findEmails(text), MAX_EMAILS).some(({ address }) => !SAMPLE_MAIL.test(address));

/** Dials a number, or opens a chat with it. */
const PHONE_LINK =
  /^(?:(?:tel|sms):(?:%20|\s)*\+?[\d\s()/.-]{5,}|https?:\/\/(?:wa\.me|api\.whatsapp\.com\/send\/?\?phone=)\/?\+?\d{7})/i;

const COMPANY_PAGES = ['contact', 'imprint', 'about'] as const;

export const CONTACT_CHECKS: readonly Check[] = [
  {
    id: 'email',
    weight: 3,
    needsText: true,
    run: (site) => {
      const pages = listPages(site);
      if (pages.some((page) => hasEmailLink(page) || hasOwnEmail(getModel(page).text))) return pass();
      const hasSample = ({ links }: Page): boolean => links.some(({ href }) => MAILTO.test(href));
      if (pages.some((page) => hasEmail(getModel(page).text) || hasSample(page))) return notApplicable();
      const own = getPages(site, 'privacy');
      const files = site.scripts ?? new Map();
      if (own.some((page) => hidesAddress(page, files)) || isFilledInByScript(own, 'email')) return unknown();
      return judgeAbsence(site, 'no-email', {
        pages: [...COMPANY_PAGES, 'privacy'],
        part: /foot|contact|kontakt|e-?mail|imprint|impressum/i,
        words: { test: hasEmail },
      });
    },
  },
  {
    id: 'phone',
    weight: 4,
    needsText: true,
    usefulTo: ['software'],
    run: (site) => {
      const links = listLinks(site);
      const dialing = links.filter(({ href }) => PHONE_LINK.test(href));
      const isWritten = listPages(site).some((page) => findPhone(getModel(page).text) !== null);
      if (isWritten || dialing.some(({ href }) => !isSampleNumber(href.replace(/^[^\d+]*/, ''))))
        return pass();
      if (dialing.length > 0) return notApplicable();
      if (isFilledInByScript(getPages(site), 'telephone')) return unknown();
      return judgeAbsence(site, 'no-phone', {
        pages: COMPANY_PAGES,
        part: /foot|contact|kontakt|phone|telefon|imprint|impressum/i,
        words: { test: (text) => findPhone(text) !== null },
      });
    },
  },
];

const MESSENGER = anyOf('messengers');
const REACHING = new Set<string | undefined>(['booking', 'chat', 'form']);

const offersService = (page: Page): boolean =>
  [
    ...page.links.filter((link) => !isDead(page, link)).map(({ href }) => href),
    ...page.embeds.filter(({ name }) => name === 'iframe').map(({ src }) => src),
    ...page.scripts.map(({ src }) => src),
  ].some((href) => MESSENGER.test(href.slice(0, 300)) || REACHING.has(findServiceByUrl(href)?.kind));

/** Fields that a search box does not have. */
const ASKS = /^(?:text|email|tel|textarea)$/;
/** Whether a page may have a form for messages, for visitors or in the hands of a script. */
const mayHaveForm = ({ forms, looseFields, embeds }: Page): boolean =>
  [...forms.filter(({ role }) => role !== 'search').flatMap(({ fields }) => fields), ...looseFields].some(
    ({ type }) => ASKS.test(type),
  ) || embeds.some(({ src }) => isUnknownFrame(src));

/** Whether a visitor can get in touch at all. Costs no points, because the checks of each way do. */
export const REACHABLE_CHECK: Check = {
  id: 'reachable',
  weight: 0,
  needsText: true,
  run: (site) => {
    const pages = listPages(site);
    const statuses = CONTACT_CHECKS.map(({ run }) => run(site).status);
    if (statuses.some((status) => status === 'pass' || status === 'warn') || pages.some(offersService))
      return pass();
    const isDeadForm = judgeForms(site).status === 'fail';
    return statuses.every((status) => status === 'fail') && (isDeadForm || !pages.some(mayHaveForm))
      ? fail({ kind: 'no-contact' })
      : notApplicable();
  },
};
