import type { Page, PageForm } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';
import {
  type Check,
  fail,
  notApplicable,
  pass,
  quoted,
  type Sight,
  unknown,
  type Verdict,
  warn,
} from './check.ts';
import { hasEmail } from './emails.ts';
import { allPages, findText, runningText } from './text-view.ts';
import { CONTACT, PHONE } from './words.ts';

/** Fields a visitor fills in. */
const ASKED = /^(?:text|email|tel|url|number|date|textarea|select|file)$/;

const isSearch = ({ role, action, fields }: PageForm): boolean =>
  role === 'search' ||
  /search|suche/i.test(action) ||
  fields.some(({ type, name }) => type === 'search' || name.trim() === 's' || name.trim() === 'q');

const askedOf = ({ fields }: PageForm): number => fields.filter(({ type }) => ASKED.test(type)).length;

/** Forms through which a visitor can leave a message, not a search, a sign-in or a newsletter box. */
const contactFormsOf = ({ forms }: Page): readonly PageForm[] =>
  forms.filter(
    (form) =>
      !isSearch(form) &&
      !form.fields.some(({ type }) => type === 'password') &&
      (form.fields.some(({ type }) => type === 'textarea') || askedOf(form) >= 2),
  );

/** What is not on any page that was read may stand on one that was not. */
const missing = ({ internal }: Snapshot): Verdict => (internal.incomplete ? unknown() : fail());

/** Ways to get in touch. */
export const CONTACT_CHECKS: readonly Check[] = [
  {
    id: 'contact-form',
    weight: 4,
    severity: 'medium',
    needsText: true,
    run: (site) => {
      const [form] = allPages(site).flatMap(contactFormsOf);
      if (form) return pass({ kind: 'form' });
      const link = site.page.links.find(
        ({ text, href }) => CONTACT.test(text) && !/^(?:mailto|tel):/i.test(href),
      );
      return link ? warn(quoted('link', link.text)) : missing(site);
    },
  },
  {
    id: 'form-length',
    weight: 2,
    severity: 'low',
    needsText: true,
    run: (site) => {
      const forms = allPages(site).flatMap(contactFormsOf);
      const [shortest] = forms.toSorted((a, b) => askedOf(a) - askedOf(b));
      if (!shortest) return notApplicable();
      const fields = askedOf(shortest);
      const sight: Sight = { kind: 'fields', count: fields };
      if (fields <= 5) return pass(sight);
      return fields <= 8 ? warn(sight) : fail(sight);
    },
  },
  {
    id: 'email',
    weight: 2,
    severity: 'medium',
    needsText: true,
    run: (site) => {
      const pages = allPages(site);
      // The evidence names no address: a report may be shown to others.
      if (pages.some(({ links }) => links.some(({ href }) => /^mailto:[^?]*@/i.test(href))))
        return pass({ kind: 'email-link' });
      return pages.some((page) => hasEmail(runningText(page))) ? warn({ kind: 'email-text' }) : missing(site);
    },
  },
  {
    id: 'phone',
    weight: 2,
    severity: 'medium',
    needsText: true,
    run: (site) => {
      const pages = allPages(site);
      const link = pages
        .flatMap(({ links }) => links)
        .find(({ href }) => /^tel:(?:%20|\s)*\+?[\d\s()/.-]{5,}/i.test(href));
      if (link) return pass(quoted('link', link.text || link.href.replace(/^tel:/i, '')));
      const written = pages.map((page) => findText(page, PHONE)).find((text) => text !== undefined);
      return written === undefined ? missing(site) : warn(quoted('text', written), 0.7);
    },
  },
];
