import type { PageElement, PageForm } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Check, fail, notApplicable, pass } from './check.ts';
import { isLookedUp, knowsScripts, listensTo } from './handlers.ts';
import { getPages } from './text-view.ts';

/** Services that receive forms, and what their instructions call the receiver. */
const SERVICE =
  /^https?:\/\/(?:www\.)?(?:formspree\.io|formsubmit\.co|getform\.io|formcarry\.com|usebasin\.com|formbold\.com|docs\.google\.com\/forms|script\.google\.com|api\.web3forms\.com|submit-form\.com|formbackend\.com)/i;
const SAMPLE =
  /your[-_ ]?(?:e?-?mail|form|id|name|key|access|endpoint|script|random|deployment|formspree|\w{0,8}here)|you(?:r|rname)?@|@example\.|form[-_]?id(?![a-z0-9])|x{5,}|placeholder|replace|changeme|(?:deine?|ihre?)[-_](?:e?-?mail|form|id)|[[{<]|%7b|%5b/i;
const SAMPLE_KEY = /your|x{5,}|here|replace|placeholder/i;
const KEY_FIELD = /^(?:access_?key|form_?key|_to|apikey)$/i;
/** Forms that a script or the page itself uses. */
const NOT_FOR_INQUIRIES = /search|suche|filter|calc|rechner|login|comment|kommentar|cart|checkout|quiz/i;
/** Attributes by which hosts and frameworks take over a form. */
const TAKEN_OVER = /^(?:data-(?!aos|wow|sal|scroll|anim)|x-|v-|ng-|netlify|hx-|@|:|wire|is$)/;
/** Hosts of static files, which receive nothing. */
const STATIC = /\.(?:github\.io|pages\.dev|surge\.sh|neocities\.org)$/;

/** Whether a form is for a message, an order or an address. */
const isInquiry = ({ fields, role, names, action, region, method }: PageForm): boolean =>
  region !== 'hidden' &&
  region !== 'consent' &&
  role !== 'search' &&
  method !== 'dialog' &&
  !NOT_FOR_INQUIRIES.test(`${names} ${action.slice(0, 200)}`) &&
  !fields.some(({ type }) => type === 'password' || type === 'search') &&
  fields.some(
    ({ type, hidden, searchText }) =>
      !hidden && (type === 'textarea' || type === 'email' || /e-?mail/.test(searchText)),
  );

const isInside = (element: PageElement, form: PageElement): boolean => {
  for (let each: PageElement | null = element; each; each = each.parent) if (each === form) return true;
  return false;
};

const hasSampleReceiver = ({ action, fields }: PageForm): boolean =>
  (SERVICE.test(action) && SAMPLE.test(action.slice(8, 300))) ||
  /^mailto:(?:your|you(?:r|rname)?@|name@example|[^?]{0,40}@example\.)/i.test(action) ||
  fields.some(({ name, value }) => KEY_FIELD.test(name) && value !== '' && SAMPLE_KEY.test(value));

/** Whether nothing receives what visitors send: neither an address nor a script. */
function goesNowhere(site: Snapshot, form: PageForm): boolean {
  const { action, method, element, isScripted } = form;
  const target = action.trim();
  if (target !== '' && !/^#|^javascript:/i.test(target)) return false;
  // The page itself may receive what is posted to it, unless it is a file.
  if (method === 'post' && !STATIC.test(site.url.hostname) && !/\.html?$/i.test(site.url.pathname))
    return false;
  if (isScripted || element.attributes.some((name) => TAKEN_OVER.test(name))) return false;
  const inside = site.page.buttons.filter((button) => isInside(button.element, element));
  if (inside.some((button) => button.isScripted || button.element.attributes.includes('formaction')))
    return false;
  if (site.jsRendered || !knowsScripts(site) || listensTo(site, 'submit') || isLookedUp(site, element))
    return false;
  return !inside.some((button) => isLookedUp(site, button.element));
}

/** What names a form to its owner: its button or first field. */
function nameForm({ page }: Snapshot, form: PageForm): string {
  const button = page.buttons.find(({ element, text }) => text !== '' && isInside(element, form.element));
  return button?.text ?? form.fields.find(({ hidden, label }) => !hidden && label !== '')?.label ?? 'form';
}

export const DEAD_FORMS_CHECK: Check = {
  id: 'working-forms',
  weight: 8,
  severity: 'high',
  run: (site) => {
    const forms = getPages(site).flatMap((page) =>
      page.forms.filter(isInquiry).map((form) => ({ form, page })),
    );
    const sample = forms.find(({ form }) => hasSampleReceiver(form));
    if (sample)
      return fail({
        kind: 'sample-receiver',
        quote: sample.form.action || sample.form.fields.find(({ name }) => KEY_FIELD.test(name))?.value,
      });
    // Scripts were read for the home page only.
    const dead = forms.filter(({ form, page }) => page === site.page && goesNowhere(site, form));
    const places = dead.map(({ form }) => nameForm(site, form));
    if (places[0] !== undefined) return fail({ kind: 'nowhere-form', quote: places[0], places });
    return forms.length > 0 ? pass() : notApplicable();
  },
};
