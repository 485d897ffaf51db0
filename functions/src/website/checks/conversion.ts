import { getForms } from '../page/forms.ts';
import { getModel, isDead } from '../page/model.ts';
import type { PageLink } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';
import { anyOf, wordsOf } from '../words/patterns.ts';
import { CONTACT } from '../words/topics.ts';
import { judgeAbsence } from './absent.ts';
import { type Check, pass, quoteAs, warn } from './check.ts';
import { PRICING_CHECK } from './prices.ts';
import { findServiceByUrl, isUnknownFrame, type Service } from './services.ts';
import { getPages, quoteMatch } from './text-view.ts';

const BOOKING = wordsOf('bookings');
const BOOKING_INVITATION = wordsOf('booking-invitations');
const NOT_A_BOOKING = anyOf('no-bookings');

const MAX_LABEL_LENGTH = 60;

/** The booking tool that the page links to or embeds. */
export function findBookingTool(site: Snapshot): Service | undefined {
  const { links, frames, scripts } = site.page;
  const urls = [...links.map(({ href }) => href), ...frames, ...scripts.map(({ src }) => src)];
  return urls.map(findServiceByUrl).find((service) => service?.kind === 'booking');
}

const NO_PAGE = anyOf('other-schemes');

const leadsToOtherPage = ({ href, isScripted }: PageLink): boolean =>
  isScripted || (href !== '' && !href.startsWith('#') && !NO_PAGE.test(href));

/** Only the singular is a button; the plural lists events. */
const SINGLE_APPOINTMENT = /^(?:zum |ihr |mein )?termin$/i;

const isBooking = ({ text }: PageLink): boolean =>
  text.length <= MAX_LABEL_LENGTH &&
  (SINGLE_APPOINTMENT.test(text) || BOOKING.test(text)) &&
  !NOT_A_BOOKING.test(text);

const CONSULTATION = wordsOf('consultations');
const LOGIN = anyOf('logins');
const BOOKED_BEHIND_LOGIN = wordsOf('booked-behind-login');

/** Whether a link replaces online booking: a request for a consultation, or a login for bookings. */
const replacesBooking = ({ page }: Snapshot, link: PageLink): boolean =>
  !isDead(page, link) &&
  ((link.text.length <= MAX_LABEL_LENGTH && CONSULTATION.test(link.text)) ||
    (LOGIN.test(link.text) && BOOKED_BEHIND_LOGIN.test(getModel(page).text.slice(0, 20_000))));

const leadsToContact = ({ page, internal }: Snapshot, link: PageLink): boolean =>
  CONTACT.test(link.href) ||
  internal.pages.some(
    ({ kind, url }) =>
      kind === 'contact' &&
      page.links.some(
        (other) => other.href === link.href && url.pathname.endsWith(other.href.replace(/^\.?\//, '')),
      ),
  );

export const CONVERSION_CHECKS: readonly Check[] = [
  {
    id: 'booking',
    weight: 2,
    severity: 'medium',
    needsText: true,
    run: (site) => {
      const tool = findBookingTool(site);
      if (tool) return pass(quoteAs('service', tool.name));
      const form = getPages(site)
        .flatMap(getForms)
        .find(({ kind }) => kind === 'booking');
      if (form) return pass({ kind: 'booking-form', quote: form.dates.join(', ') || 'date' });
      const alternative = site.page.links.find((link) => replacesBooking(site, link));
      if (alternative) return pass(quoteAs('link', alternative.text));
      const links = site.page.links.filter((link) => isBooking(link) && !isDead(site.page, link));
      const bookingLink = links.find((link) => leadsToOtherPage(link) && !leadsToContact(site, link));
      if (bookingLink) return pass(quoteAs('link', bookingLink.text));
      if (links[0] && site.page.frames.some(isUnknownFrame)) return pass(quoteAs('link', links[0].text));
      if (links[0]) return warn(quoteAs('link', links[0].text));
      const invited = getModel(site.page).prose.find(({ text }) =>
        BOOKING_INVITATION.test(text.slice(0, 600)),
      );
      if (invited) return warn(quoteAs('text', quoteMatch(invited.text.slice(0, 600), BOOKING_INVITATION)));
      return judgeAbsence(site, 'no-booking', {
        part: /book|termin|reserv|buchung|appointment|calendar|kalender/i,
      });
    },
  },
  PRICING_CHECK,
];
