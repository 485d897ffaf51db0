import { resolveUrl } from '../page/addresses.ts';
import { type ClassifiedForm, formsOf } from '../page/forms.ts';
import { modelOf } from '../page/model.ts';
import type { Page } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';
import { absent } from './absent.ts';
import { type Check, fail, notApplicable, pass, quoteAs, type Sight, unknown, warn } from './check.ts';
import { hasEmail } from './emails.ts';
import { phoneIn } from './phones.ts';
import { serviceAt } from './services.ts';
import { entitiesOf } from './structured-data.ts';
import { allPages, excerptAround } from './text-view.ts';

/** Forms for messages. */
const contactFormsOf = (page: Page): readonly ClassifiedForm[] =>
  formsOf(page).filter(({ kind }) => kind === 'contact' || kind === 'booking');

/** Calendars that, embedded in the page, also ask for a name and a message. */
const CALENDARS: ReadonlySet<string> = new Set(['Calendly', 'Cal.com', 'HubSpot Meetings']);

/** The service that embeds or hosts a form. */
function formServiceOf({ frames, links, forms, scripts }: Page): string | undefined {
  const embedded = frames.map(serviceAt);
  const others = [
    ...scripts.map(({ src }) => src),
    ...links.map(({ href }) => href),
    ...forms.map(({ action }) => action),
  ];
  return (
    [...embedded, ...others.map(serviceAt)].find((service) => service?.kind === 'form') ??
    embedded.find((service) => CALENDARS.has(service?.name ?? ''))
  )?.name;
}

/** Labels without a value, which a script fills in. */
const UNFINISHED: Readonly<Record<'email' | 'telephone', RegExp>> = {
  email: /(?<!\p{L})e-?mail(?:-adresse| address)?\s?:\s?(?:$|\(|\p{L}{3,12}:)/iu,
  telephone: /(?<!\p{L})(?:tel|telefon|phone|mobil|mobile)\.?\s?:\s?(?:$|\(|(?:e-?mail|fax)\s?:)/iu,
};

/** Whether structured data or an empty label mentions it. */
const isFilledInByScript = (pages: readonly Page[], what: keyof typeof UNFINISHED): boolean =>
  pages.some(
    (page) =>
      entitiesOf(page).some((entity) => typeof entity[what] === 'string' && entity[what] !== '') ||
      modelOf(page).visible.some(({ text }) => text.length < 300 && UNFINISHED[what].test(text)),
  );

/** Whether scripts assemble the address to hide it from bots. */
const hidesAddress = ({ scripts, noscript, links }: Page): boolean =>
  scripts.some(({ src }) => /^(?!(?:https?:)?\/\/).*\be-?mail[\w-]{0,12}\.js/i.test(src.slice(0, 200))) ||
  scripts.some(({ text }) => /mailto|email-protection|["']@["']|@["']\s?\+/i.test(text)) ||
  /javascript.{0,60}(?:e-?mail|adresse)|e-?mail.{0,80}javascript/i.test(noscript) ||
  links.some(
    ({ isScripted, href, text }) =>
      isScripted && !/^mailto:/i.test(href) && text.length < 60 && /e-?mail|schreib|write/i.test(text),
  );

const MAILTO = /^mailto:[^?]*(?:@|%40)/i;
const PROTECTED = /\/cdn-cgi\/l\/email-protection/i;

const hasEmailLink = ({ links }: Page): boolean =>
  links.some(({ href }) => MAILTO.test(href) || PROTECTED.test(href));

/** A tel: or sms: link with a real number. */
const PHONE_LINK = /^(?:tel|sms):(?:%20|\s)*\+?[\d\s()/.-]{5,}/i;

/** A WhatsApp link that contains the number. */
const WHATSAPP_LINK = /^https?:\/\/(?:wa\.me|api\.whatsapp\.com\/send\/?\?phone=)\/?\+?\d{7}/i;

function writtenPhone(page: Page): string | undefined {
  const { text } = modelOf(page);
  const found = phoneIn(text);
  return found ? excerptAround(text, found.index, found.length) : undefined;
}

const COMPANY_PAGES = ['contact', 'imprint', 'about'] as const;

/** Ways to get in touch. */
export const CONTACT_CHECKS: readonly Check[] = [
  {
    id: 'contact-form',
    weight: 4,
    severity: 'medium',
    needsText: true,
    run: (site) => {
      const pages = allPages(site);
      if (pages.some((page) => contactFormsOf(page).length > 0)) return pass({ kind: 'form' });
      const service = pages.map(formServiceOf).find((name) => name !== undefined);
      if (service !== undefined) return pass(quoteAs('service', service));
      const unknownForm = absentForm(site, pages);
      return (
        unknownForm ??
        absent(site, 'no-form', {
          pages: ['contact', 'enquiry'],
          part: /form|contact|kontakt|anfrage/i,
        })
      );
    },
  },
  {
    id: 'form-length',
    weight: 2,
    severity: 'low',
    needsText: true,
    run: (site) => {
      // Booking forms need date and place, so only contact forms count.
      const forms = allPages(site)
        .flatMap(formsOf)
        .filter(({ kind }) => kind === 'contact');
      const [shortest] = forms.toSorted((a, b) => a.fieldCount - b.fieldCount);
      if (!shortest) return notApplicable();
      const sight: Sight = { kind: 'fields', count: shortest.fieldCount };
      if (shortest.fieldCount <= 5) return pass(sight);
      return shortest.fieldCount <= 8 ? warn(sight) : fail(sight);
    },
  },
  {
    id: 'email',
    weight: 2,
    severity: 'medium',
    needsText: true,
    run: (site) => {
      const pages = allPages(site, 'privacy');
      // The evidence omits the address, because a report may be shared.
      if (pages.some(hasEmailLink)) return pass({ kind: 'email-link' });
      if (pages.some((page) => hasEmail(modelOf(page).text))) return pass({ kind: 'email-text' });
      if (pages.some(hidesAddress) || isFilledInByScript(pages, 'email'))
        return unknown({ kind: 'filled-by-script' });
      return absent(site, 'no-email', {
        pages: [...COMPANY_PAGES, 'privacy'],
        part: /foot|contact|kontakt|e-?mail|imprint|impressum/i,
      });
    },
  },
  {
    id: 'phone',
    weight: 2,
    severity: 'medium',
    needsText: true,
    run: (site) => {
      const pages = allPages(site);
      const link = pages.flatMap(({ links }) => links).find(({ href }) => PHONE_LINK.test(href));
      if (link) return pass(quoteAs('link', link.text || link.href.replace(/^tel:/i, '')));
      const written = pages.map(writtenPhone).find((text) => text !== undefined);
      if (written !== undefined) return pass(quoteAs('text', written));
      const chat = pages.flatMap(({ links }) => links).find(({ href }) => WHATSAPP_LINK.test(href));
      if (chat) return warn(quoteAs('link', chat.text || 'WhatsApp'));
      if (isFilledInByScript(pages, 'telephone')) return unknown({ kind: 'filled-by-script' });
      return absent(site, 'no-phone', {
        pages: COMPANY_PAGES,
        part: /foot|contact|kontakt|phone|telefon|imprint|impressum/i,
      });
    },
  },
];

/** Unknown if a linked form was not read, or if a script renders its fields. */
function absentForm(site: Snapshot, pages: readonly Page[]): ReturnType<typeof unknown> | undefined {
  const named =
    /kontaktformular|anfrageformular|contact ?form|enquiry form|inquiry form|request form|online-?formular/i;
  const link = site.page.links.find(
    ({ text, href }) => named.test(text) || named.test(href.slice(0, 200).replace(/[-_]/g, ' ')),
  );
  const target = link && resolveUrl(site, link.href);
  const wasRead = site.internal.pages.some(({ url }) => url.pathname === target?.pathname);
  if (link && !wasRead) return unknown({ kind: 'unread-page', quote: link.text || link.href });
  return pages.some(
    (page) =>
      page.scripts.length > 0 && modelOf(page).prose.some(({ text }) => named.test(text.slice(0, 300))),
  )
    ? unknown({ kind: 'filled-by-script' })
    : undefined;
}
