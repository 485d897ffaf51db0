import type { PageForm } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Check, fail, pass, warn } from './check.ts';
import { CALL_TO_ACTION, CONTACT, EMAIL, NOT_A_CALL, PHONE } from './words.ts';

/** Longest label that still is a call and not a sentence, in characters. */
const LONGEST_CALL = 60;

/** Buttons and links that ask for a next step, in the order of the page. */
export const callsOf = ({ page }: Snapshot): readonly { readonly text: string; readonly at: number }[] =>
  [...page.buttons, ...page.links]
    .filter(
      ({ text }) =>
        text !== '' && text.length <= LONGEST_CALL && CALL_TO_ACTION.test(text) && !NOT_A_CALL.test(text),
    )
    .sort((a, b) => a.at - b.at);

const isSearch = ({ role, action, fields }: PageForm): boolean =>
  role === 'search' || /search|suche/i.test(action) || fields.some(({ type }) => type === 'search');

/** Forms through which a visitor can leave a message. */
export const contactFormsOf = ({ page }: Snapshot): readonly PageForm[] =>
  page.forms.filter(
    (form) =>
      !isSearch(form) &&
      !form.fields.some(({ type }) => type === 'password') &&
      (form.fields.some(({ type }) => type === 'textarea') ||
        form.fields.filter(({ type }) => /^(?:text|email|tel|select)$/.test(type)).length >= 2),
  );

export const CONVERSION_CHECKS: readonly Check[] = [
  {
    id: 'call-to-action',
    weight: 6,
    severity: 'high',
    needsText: true,
    run: (site) => {
      const [first] = callsOf(site);
      if (first) return pass(first.text);
      const contact = site.page.links.find(({ text }) => CONTACT.test(text));
      return contact ? warn(contact.text) : fail();
    },
  },
  {
    id: 'contact-form',
    weight: 4,
    severity: 'medium',
    needsText: true,
    run: (site) => {
      const [form] = contactFormsOf(site);
      if (form) return pass(form.text);
      const link = site.page.links.find(
        ({ text, href }) => CONTACT.test(text) && !href.startsWith('mailto:'),
      );
      return link ? warn(link.text) : fail();
    },
  },
  {
    id: 'email',
    weight: 3,
    severity: 'medium',
    needsText: true,
    run: ({ page }) => {
      if (page.links.some(({ href }) => /^mailto:[^?]*@/i.test(href))) return pass('mailto:');
      return page.blocks.some(({ text }) => EMAIL.test(text)) ? warn() : fail();
    },
  },
  {
    id: 'phone',
    weight: 3,
    severity: 'medium',
    needsText: true,
    run: ({ page }) => {
      const link = page.links.find(({ href }) => /^tel:\+?[\d\s()/.-]{5,}/i.test(href));
      if (link) return pass(link.text || link.href);
      const found = page.blocks.map(({ text }) => PHONE.exec(text)?.[0]).find((text) => text !== undefined);
      return found ? warn(found, 0.7) : fail();
    },
  },
];
