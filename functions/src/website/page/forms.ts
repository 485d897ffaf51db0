import { anyOf, exactly } from '../words/patterns.ts';
import { findSection, getModel } from './model.ts';
import { once } from './once.ts';
import type { Page, PageField, PageForm } from './page.ts';

/** Maximum forms read per page, since each needs its text. */
const MAX_FORMS = 50;

const FILLABLE = exactly('fillable-types');
const DATE_TYPE = exactly('date-types');

const SEARCH_NAME = anyOf('search-fields');
const NEWSLETTER = anyOf('newsletters');
const BOOKING = anyOf('booking-forms');
const BOOKING_FIELD = anyOf('booking-fields');
const COMMENT = /comment|kommentar/i;
const JOB = anyOf('jobs');
const SHOP = anyOf('shop-forms');

const visibleFields = (fields: readonly PageField[]): readonly PageField[] =>
  fields.filter(({ hidden, type }) => !hidden && FILLABLE.test(type));

const ORDER = anyOf('order-forms');
const EMAIL = /e-?mail/;

/** Whether visitors reach the business by a form: with a message, or with a request for a date. */
function isForContact(
  { role, action, names, text }: Pick<PageForm, 'action' | 'role' | 'names' | 'text'>,
  fields: readonly PageField[],
  nearbyHeading: string,
): boolean {
  const about = `${names} ${action.slice(0, 300)}`;
  const start = text.slice(0, 600);
  const isOf = (types: RegExp): boolean => fields.some(({ type }) => types.test(type));
  const asksFor = (words: RegExp): boolean => fields.some(({ searchText }) => words.test(searchText));
  const hasTextarea = isOf(/^textarea$/);
  const hasEmail = isOf(/^email$/) || asksFor(EMAIL);
  if (isOf(/^password$/)) return false;
  if (isOf(DATE_TYPE) && !COMMENT.test(about)) return true;
  if (role === 'search' || isOf(/^search$/)) return false;
  if (!hasTextarea && !hasEmail && (asksFor(SEARCH_NAME) || /search|suche/i.test(action.slice(0, 300))))
    return false;
  if (COMMENT.test(about)) return false;
  if (asksFor(BOOKING_FIELD) && fields.length >= 2) return true;
  if (JOB.test(`${about} ${nearbyHeading}`) || (asksFor(JOB) && isOf(/^file$/))) return false;
  if (!hasTextarea && fields.length <= 4 && NEWSLETTER.test(`${about} ${start} ${nearbyHeading}`))
    return false;
  if (fields.length === 0 || (SHOP.test(about) && !hasTextarea)) return false;
  if (BOOKING.test(`${about} ${start}`) && fields.length >= 2 && !hasTextarea) return true;
  if (hasTextarea) return true;
  // A checkout asks for street and postcode, but not for a message.
  const isOrder = asksFor(/street|straße|strasse/) && asksFor(/zip|plz|post-?(?:al ?)?code|postleitzahl/);
  if (isOrder && (text === '' || ORDER.test(start))) return false;
  return fields.length >= 2 && (hasEmail || isOf(/^tel$/) || asksFor(/tele?(?:f|ph)on|phone|name/));
}

const CONTACT_FIELDS: readonly ((field: PageField) => boolean)[] = [
  ({ type, searchText }) => type === 'email' || EMAIL.test(searchText),
  ({ type, searchText }) => type === 'tel' || /tele?(?:f|ph)on|phone/.test(searchText),
  ({ type, searchText }) => type === 'textarea' || /name/.test(searchText),
];

/** Whether hidden fields ask for contact details, which a script shows and sends: a dialog, or one question after another. */
export const hasHiddenForm = ({ forms, looseFields }: Page): boolean =>
  [...forms.slice(0, MAX_FORMS).map((form) => form.fields), looseFields].some((fields) => {
    const hidden = fields.filter((field) => field.hidden && FILLABLE.test(field.type));
    return new Set(CONTACT_FIELDS.flatMap((matches) => hidden.find(matches) ?? [])).size > 1;
  });

const NO_FORM = { action: '', role: '', names: '', text: '' };

/** Whether a page has a visible form for contact. Several fields outside of forms count as one, unless they ask for a date. */
export const hasContactForm = once((page: Page): boolean => {
  const model = getModel(page);
  const loose = visibleFields(page.looseFields);
  const isDate = ({ type, searchText }: PageField): boolean =>
    DATE_TYPE.test(type) || BOOKING_FIELD.test(searchText);
  return (
    page.forms
      .filter(({ region }) => region !== 'consent')
      .slice(0, MAX_FORMS)
      .some((form) => {
        const heading = findSection(model, form.blockOffset)?.heading?.text ?? '';
        return isForContact(form, visibleFields(form.fields), heading.slice(0, 200));
      }) ||
    (loose.length >= 2 && !loose.some(isDate) && isForContact(NO_FORM, loose, ''))
  );
});
