import { anyOf, exactly } from '../words/patterns.ts';
import { findSection, getModel } from './model.ts';
import { once } from './once.ts';
import type { Page, PageField, PageForm } from './page.ts';

export type FormKind = 'search' | 'login' | 'newsletter' | 'booking' | 'contact' | 'other';

type UnclassifiedForm = Pick<
  PageForm,
  'action' | 'role' | 'names' | 'fields' | 'text' | 'region' | 'blockOffset'
>;

export interface ClassifiedForm {
  readonly kind: FormKind;
  readonly dates: readonly string[];
}

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

function classifyForm(
  { role, action, names, text }: UnclassifiedForm,
  fields: readonly PageField[],
  nearbyHeading: string,
): FormKind {
  const about = `${names} ${action.slice(0, 300)}`;
  const start = text.slice(0, 600);
  const isOf = (types: RegExp): boolean => fields.some(({ type }) => types.test(type));
  const asksFor = (words: RegExp): boolean => fields.some(({ searchText }) => words.test(searchText));
  const hasTextarea = isOf(/^textarea$/);
  const hasEmail = isOf(/^email$/) || asksFor(EMAIL);
  if (isOf(/^password$/)) return 'login';
  if (isOf(DATE_TYPE) && !COMMENT.test(about)) return 'booking';
  if (role === 'search' || isOf(/^search$/)) return 'search';
  if (!hasTextarea && !hasEmail && (asksFor(SEARCH_NAME) || /search|suche/i.test(action.slice(0, 300))))
    return 'search';
  if (COMMENT.test(about)) return 'other';
  if (asksFor(BOOKING_FIELD) && fields.length >= 2) return 'booking';
  if (JOB.test(`${about} ${nearbyHeading}`) || (asksFor(JOB) && isOf(/^file$/))) return 'other';
  if (!hasTextarea && fields.length <= 4 && NEWSLETTER.test(`${about} ${start} ${nearbyHeading}`))
    return 'newsletter';
  if (fields.length === 0 || (SHOP.test(about) && !hasTextarea)) return 'other';
  if (BOOKING.test(`${about} ${start}`) && fields.length >= 2 && !hasTextarea) return 'booking';
  if (hasTextarea) return 'contact';
  // A checkout asks for street and postcode, but not for a message.
  const isOrder = asksFor(/street|straße|strasse/) && asksFor(/zip|plz|post-?(?:al ?)?code|postleitzahl/);
  if (isOrder && (text === '' || ORDER.test(start))) return 'other';
  const hasContactField = hasEmail || isOf(/^tel$/) || asksFor(/tele?(?:f|ph)on|phone|name/);
  if (fields.length >= 2 && hasContactField) return 'contact';
  return fields.length === 1 && hasEmail ? 'newsletter' : 'other';
}

const CONTACT_FIELDS: readonly ((field: PageField) => boolean)[] = [
  ({ type, searchText }) => type === 'email' || EMAIL.test(searchText),
  ({ type, searchText }) => type === 'tel' || /tele?(?:f|ph)on|phone/.test(searchText),
  ({ type, searchText }) => type === 'textarea' || /name/.test(searchText),
];

/** Label of hidden fields for contact details, which a script shows and sends: a dialog, or one question after another. */
export function findHiddenForm({ forms, looseFields }: Page): string | undefined {
  for (const fields of [...forms.slice(0, MAX_FORMS).map((form) => form.fields), looseFields]) {
    const hidden = fields.filter((field) => field.hidden && FILLABLE.test(field.type));
    const found = CONTACT_FIELDS.flatMap((matches) => hidden.find(matches) ?? []);
    if (new Set(found).size > 1) return found[0]?.label || found[0]?.name || 'email';
  }
  return undefined;
}

const MAX_LABEL_LENGTH = 60;

/** Visible forms of a page with their purpose. Fields outside of forms count as one form. */
export const getForms = once((page: Page): readonly ClassifiedForm[] => {
  const model = getModel(page);
  const loose: UnclassifiedForm = {
    action: '',
    role: '',
    names: '',
    fields: page.looseFields,
    text: '',
    region: 'main',
    blockOffset: 0,
  };
  return [...page.forms.filter(({ region }) => region !== 'consent'), loose]
    .slice(0, MAX_FORMS)
    .flatMap((form): readonly ClassifiedForm[] => {
      const fields = visibleFields(form.fields);
      if (fields.length === 0 && form.fields.length === 0) return [];
      const nearbyHeading = form === loose ? '' : (findSection(model, form.blockOffset)?.heading?.text ?? '');
      const kind = classifyForm(form, fields, nearbyHeading.slice(0, 200));
      // Loose fields count as a form only if there are several.
      if (form === loose && (kind !== 'contact' || fields.length < 2)) return [];
      const dates = fields.filter(
        ({ type, searchText }) => DATE_TYPE.test(type) || BOOKING_FIELD.test(searchText),
      );
      return [
        {
          kind,
          dates: dates.map(({ label, type }) => (label.length <= MAX_LABEL_LENGTH && label) || type),
        },
      ];
    });
});
