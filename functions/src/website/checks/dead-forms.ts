import { keysOf } from '../../../../src/domain/wizard/business-options.ts';
import { isSameSite, type LocatedPage, resolveUrl } from '../page/addresses.ts';
import { BLOCKED } from '../page/fields.ts';
import { findSection, getModel, listAround } from '../page/model.ts';
import { once } from '../page/once.ts';
import type { Page, PageButton, PageField, PageForm } from '../page/page.ts';
import { isRenderedByScript } from '../page/rendered-by-script.ts';
import type { Snapshot } from '../snapshot.ts';
import { anyOf, beginningWith, exactly } from '../words/patterns.ts';
import { type Check, fail, notApplicable, pass, quoteAs, type Verdict, warn } from './check.ts';
import { forbids, forbidsInline } from './content-policy.ts';
import { getHandlers } from './handlers.ts';
import { isSample } from './samples.ts';
import { findMakersAddress } from './test-hosts.ts';
import { detectPageLanguage, listRead } from './text-view.ts';

export const SERVICE = anyOf('form-services');
const SAMPLE = anyOf('sample-receivers');
const SAMPLE_ADDRESS = anyOf('sample-addresses', 'u');
const SAMPLE_KEY = anyOf('sample-keys');
const KEY_FIELD = exactly('key-fields');
const NOT_FOR_INQUIRIES = anyOf('no-inquiries');
const TAKEN_OVER = beginningWith('taken-over');
const PROGRAM = /\.(?:php\d?|aspx?|jsp|cgi|pl|cfm)$/i;

const TYPED = /^(?:text|email|tel|textarea)$/;
export const isTyped = ({ hidden, type }: PageField): boolean => !hidden && TYPED.test(type);
/** Fields that are only compared. */
const REPEATED = anyOf('repeated-fields');
/** A field that visitors have to fill in, but that is never sent. */
const isUnsent = (field: PageField): boolean =>
  isTyped(field) && field.name === '' && field.label !== '' && !REPEATED.test(field.label);

const isFile = ({ hidden, type }: PageField): boolean => !hidden && type === 'file';
/** Whether a browser sends the files that visitors choose, not only their names. */
const sendsFiles = (page: Page, form: PageForm): boolean =>
  [form, ...listButtons(page, form)].some(({ element }) => /enctype/.test(`${element.attributes}`));

/** Forms whose sender may stay anonymous. */
const ANONYMOUS = anyOf('anonymous-forms');
const REPLY = anyOf('reply-fields');

const asksForNoReply = (
  { page }: LocatedPage,
  { fields, names, action, text, blockOffset }: PageForm,
): boolean =>
  /^(?:de|en)$/.test(detectPageLanguage(page) ?? '') &&
  (fields.some(({ type, hidden }) => type === 'textarea' && !hidden) || SERVICE.test(action)) &&
  !fields.some(({ type, searchText }) => TYPED.test(type) && (type === 'tel' || searchText === '')) &&
  !REPLY.test(`${text} ${fields.map(({ searchText }) => searchText).join(' ')}`) &&
  !ANONYMOUS.test(`${names} ${action} ${text} ${page.title}`) &&
  !ANONYMOUS.test(findSection(getModel(page), blockOffset)?.heading?.text ?? '');

export const isInquiry = ({ fields, role, names, action, region, method }: PageForm): boolean =>
  region !== 'hidden' &&
  region !== 'consent' &&
  role !== 'search' &&
  method !== 'dialog' &&
  !NOT_FOR_INQUIRIES.test(`${names} ${action.slice(0, 200)}`) &&
  !fields.some(({ type }) => type === 'password' || type === 'search') &&
  fields.some(
    ({ type, hidden, searchText }) =>
      !hidden &&
      (type === 'textarea' ||
        type === 'email' ||
        (type === 'tel' && fields.filter(isTyped).length > 1) ||
        /e-?mail/.test(searchText) ||
        SERVICE.test(action)),
  );

const getControls = once((page: Page) =>
  Map.groupBy([...page.buttons, ...page.links], ({ element }) =>
    listAround(element, Number.POSITIVE_INFINITY).find(({ name }) => name === 'form'),
  ),
);
const listButtons = (page: Page, { element }: PageForm): readonly PageButton[] =>
  (getControls(page).get(element) ?? []).filter((control) => 'isSubmit' in control);

const SAMPLE_MAIL = anyOf('sample-mail-forms');
const RECEIVER = exactly('receiver-fields');
const isSampleKey = ({ name, value }: PageField): boolean =>
  (KEY_FIELD.test(name) && value !== '' && SAMPLE_KEY.test(value)) ||
  (RECEIVER.test(name) && isSample(value));

const CLOSED = anyOf('closed-forms');
/** Whether no button can send the form, which does not say that it is closed. */
const isSwitchedOff = (page: Page, form: PageForm): boolean => {
  const submits = listButtons(page, form).filter(({ isSubmit }) => isSubmit);
  return (
    submits.length > 0 &&
    submits.every(({ element, text }) => element.attributes.includes('disabled') && !CLOSED.test(text))
  );
};

const hasSampleReceiver = ({ action, fields }: PageForm): boolean =>
  (SERVICE.test(action) && SAMPLE.test(action.slice(8, 300))) ||
  SAMPLE_MAIL.test(action) ||
  SAMPLE_ADDRESS.test(action.slice(0, 400)) ||
  fields.some(isSampleKey);

type Fate = keyof typeof SEEN | 'received' | 'unknown';

/**
 * Whether neither the form's attributes nor a script, as far as it can be read, take what visitors enter, or all of it.
 * `untouched`: no script names it, but one may reach it.
 */
export function findLoss(site: Snapshot, place: LocatedPage, form: PageForm): boolean | Fate | 'untouched' {
  const { element, fields } = form;
  const { areKnown, events, deeds, targets, handle, mayFind } = getHandlers(site, place);
  if (!areKnown || place.page.isTruncated || isRenderedByScript(place.page)) return false;
  const isForbidden = (target: string): boolean =>
    forbids(place, target || form.endpoint, 'connect-src', 'default-src');
  const leaves = deeds.has('leaves');
  // With a receiver of its own, the form may be sent without the script.
  const isLeftToScript = deeds.has('cancels') && /^(?:#|$)/.test(form.action.trim()) && handle(element);
  if (isLeftToScript && targets.length > 0 && !leaves) {
    if (targets.every(isForbidden)) return 'blocked';
    if (targets.every((target) => findMakersAddress(site, target))) return 'test';
  }
  const buttons = listButtons(place.page, form);
  const parts = [element, ...buttons.map((button) => button.element)];
  const controls = getControls(place.page).get(element) ?? [];
  if (
    [form, ...buttons].some(({ isScripted }) => isScripted) ||
    element.attributes.some((name) => TAKEN_OVER.test(name)) ||
    parts.some(({ attributes }) => attributes.includes('formaction'))
  )
    return false;
  // Without a button of its own, a script may send what another element takes.
  const mayBeFound = [element, ...controls.map((control) => control.element)].some(
    (part) => part.attributes.includes('name') || mayFind(part),
  );
  if (!mayBeFound && (buttons.length > 0 || !deeds.has('sends'))) return true;
  const isHandled = events.has('submit') || parts.some(handle);
  if (deeds.has('sends') && !isHandled) return 'untouched';
  if (deeds.has('sends')) return deeds.has('packs') && !deeds.has('reads') && fields.some(isUnsent) && 'lost';
  if (!isHandled) return true;
  if (deeds.has('mails') && leaves) return 'mail';
  // A script that neither sends nor opens anything only shows a message.
  return !leaves && (deeds.has('cancels') || fields.every(({ name }) => name === '')) && 'shown';
}

function findFate(site: Snapshot, place: LocatedPage, form: PageForm): Fate {
  const { action, method, fields } = form;
  if (hasSampleReceiver(form)) return 'sample';
  if (findMakersAddress(site, action)) return 'test';
  const { events, deeds } = getHandlers(site, place);
  const losesScripts = forbidsInline(place) && place.page.scripts.some(({ src, type }) => src + type === '');
  const isBlocked = form.element.attributes.includes(BLOCKED);
  const found = findLoss(site, place, form);
  const isUntouched = found === 'untouched' || found === true;
  const loss = found !== 'untouched' && found;
  if (isBlocked) return loss === true ? 'nowhere' : 'unknown';
  const target = action.trim();
  if (loss === true && isSwitchedOff(place.page, form)) return 'nowhere';
  if (/^mailto:/i.test(target)) {
    const isFilledIn =
      /@|%40/.test(target) || form.isScripted || deeds.has('mails') || deeds.has('assembles');
    return isFilledIn ? 'mail' : 'nowhere';
  }
  const isOwnPage = target === '' || /^#|^javascript:/i.test(target);
  const isNameless = fields.every(({ hidden, name }) => hidden || name === '');
  const url = isOwnPage ? place.url : resolveUrl(place, target);
  const needsServer =
    url !== undefined &&
    isSameSite(site, url) &&
    (PROGRAM.test(url.pathname) || (isOwnPage && method === 'post'));
  if (needsServer || isOwnPage || isNameless) {
    if (loss === 'blocked' || loss === 'lost' || loss === 'test') return loss;
    if (loss === 'mail') return isOwnPage ? loss : 'unknown';
    // The page itself may receive what is posted to it, unless it is a file.
    const mayReceive = method === 'post' && !/\.html?$/i.test(place.url.pathname);
    if (loss && (isNameless || (isOwnPage && !mayReceive)))
      return loss !== true ? loss : losesScripts ? 'blocked' : 'nowhere';
  }
  if (isUntouched && forbids(place, url?.href ?? '', 'form-action')) return 'blocked';
  const isTakenOver = events.has('submit') && deeds.has('cancels');
  if (isOwnPage || isNameless || isTakenOver) return 'unknown';
  if (events.has('submit')) return 'received';
  if (asksForNoReply(place, form)) return 'anonymous';
  if (loss !== true) return 'received';
  if (fields.some(isFile) && !sendsFiles(place.page, form)) return 'file';
  return fields.some(isUnsent) ? 'lost' : 'received';
}

/** What names a form to its owner: its button or first field, and its page. */
function nameForm(site: Snapshot, { page, url }: LocatedPage, form: PageForm): string {
  const button = listButtons(page, form).find(({ text }) => text !== '');
  const label =
    button?.text ?? form.fields.find((field) => !field.hidden && field.label !== '')?.label ?? 'form';
  const toPath = ({ pathname }: URL): string => pathname.replace(/index\.(?:html?|php)$/, '');
  return toPath(url) === toPath(site.url) ? label : `${label} (${url.pathname})`;
}

/** Worst first. */
const SEEN = {
  sample: 'sample-receiver',
  test: 'test-receiver',
  nowhere: 'nowhere-form',
  blocked: 'blocked-form',
  shown: 'shown-form',
  anonymous: 'no-reply',
  lost: 'lost-field',
  file: 'lost-file',
  mail: 'mail-form',
} as const;

function quoteForm(site: Snapshot, place: LocatedPage, form: PageForm, fate: Fate): string {
  const { action, fields } = form;
  const quotes: Readonly<Partial<Record<Fate, string | undefined>>> = {
    // Reports contain no email addresses, so that only the domain is quoted.
    sample: fields.find(isSampleKey)?.value.replace(/^[^@]*(?=@)/, '') ?? action,
    test: action || getHandlers(site, place).targets[0],
    lost: fields.find(isUnsent)?.label,
    file: fields.find(isFile)?.label,
  };
  return quotes[fate] || nameForm(site, place, form);
}

export function judgeForms(site: Snapshot): Verdict {
  const forms = listRead(site).flatMap((place) =>
    place.page.forms.filter(isInquiry).map((form) => ({ form, place, fate: findFate(site, place, form) })),
  );
  for (const fate of keysOf(SEEN)) {
    const found = forms.filter((each) => each.fate === fate);
    const evidence = quoteAs(
      SEEN[fate],
      found.map(({ form, place }) => quoteForm(site, place, form, fate)),
    );
    if (evidence) return fate === 'mail' || fate === 'lost' ? warn(evidence) : fail(evidence);
  }
  return forms.length > 0 && forms.every(({ fate }) => fate === 'received') ? pass() : notApplicable();
}

const LOST = /^(?:sample|test|nowhere|blocked|shown)$/;

/** Whether a page has forms for inquiries, and all lose them. */
export function losesInquiries(site: Snapshot, place: LocatedPage): boolean {
  const forms = place.page.forms.filter(isInquiry);
  return forms.length > 0 && forms.every((form) => LOST.test(findFate(site, place, form)));
}

export const DEAD_FORMS_CHECK: Check = {
  id: 'working-forms',
  weight: 13,
  run: judgeForms,
};
