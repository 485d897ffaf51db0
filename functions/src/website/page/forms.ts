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

const hasField = (fields: readonly PageField[], matches: (field: PageField) => boolean): boolean =>
  fields.some(matches);

const ORDER = anyOf('order-forms');
/** A checkout asks for street and postcode, but not for a message. */
const isOrder = (fields: readonly PageField[]): boolean =>
  hasField(fields, ({ searchText }) => /street|straße|strasse/.test(searchText)) &&
  hasField(fields, ({ searchText }) => /zip|plz|post-?(?:al ?)?code|postleitzahl/.test(searchText)) &&
  !hasField(fields, ({ type }) => type === 'textarea');

function classifyForm(
  { role, action, names, text }: UnclassifiedForm,
  fields: readonly PageField[],
  nearbyHeading: string,
): FormKind {
  const address = action.slice(0, 300);
  const hasTextarea = hasField(fields, ({ type }) => type === 'textarea');
  const hasFile = hasField(fields, ({ type }) => type === 'file');
  const hasEmailField = hasField(
    fields,
    ({ type, searchText }) => type === 'email' || /e-?mail/.test(searchText),
  );
  if (hasField(fields, ({ type }) => type === 'password')) return 'login';
  if (hasField(fields, ({ type }) => DATE_TYPE.test(type)) && !COMMENT.test(`${address} ${names}`))
    return 'booking';
  if (role === 'search' || hasField(fields, ({ type }) => type === 'search')) return 'search';
  if (
    !hasTextarea &&
    !hasEmailField &&
    (hasField(fields, ({ searchText }) => SEARCH_NAME.test(searchText)) || /search|suche/i.test(address))
  )
    return 'search';
  if (COMMENT.test(`${address} ${names}`)) return 'other';
  if (hasField(fields, ({ searchText }) => BOOKING_FIELD.test(searchText)) && fields.length >= 2)
    return 'booking';
  const about = `${names} ${address} ${text.slice(0, 600)} ${nearbyHeading}`;
  const hasJobField = hasField(fields, ({ searchText }) => JOB.test(searchText));
  if (JOB.test(`${names} ${address} ${nearbyHeading}`) || (hasJobField && hasFile)) return 'other';
  if (!hasTextarea && fields.length <= 4 && NEWSLETTER.test(about)) return 'newsletter';
  if (fields.length === 0 || (SHOP.test(`${names} ${address}`) && !hasTextarea)) return 'other';
  if (BOOKING.test(`${names} ${address} ${text.slice(0, 600)}`) && fields.length >= 2 && !hasTextarea)
    return 'booking';
  if (isOrder(fields) && (text === '' || ORDER.test(text.slice(0, 600)))) return 'other';
  if (hasTextarea) return 'contact';
  const hasContactField =
    hasEmailField ||
    hasField(
      fields,
      ({ type, searchText }) => type === 'tel' || /tele?(?:f|ph)on|phone|name/.test(searchText),
    );
  if (fields.length >= 2 && hasContactField) return 'contact';
  return fields.length === 1 && hasEmailField ? 'newsletter' : 'other';
}

const CONTACT_FIELDS: readonly ((field: PageField) => boolean)[] = [
  ({ type, searchText }) => type === 'email' || /e-?mail/.test(searchText),
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
