import type { PageLink } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Check, fail, notApplicable, pass, quoted, type Sight, warn } from './check.ts';
import { type Service, serviceAt } from './services.ts';
import { findText, linkOn } from './text-view.ts';
import { BOOKING, CALL_TO_ACTION, CONTACT, MONEY, NOT_A_CALL, ON_REQUEST, PRICING } from './words.ts';

/** Longest label that still is a call and not a sentence, in characters. */
const LONGEST_CALL = 60;
/** Words before a call that is seen at once, and before one that most visitors reach. */
const AT_ONCE = 120;
const SOON = 300;

interface Call {
  readonly text: string;
  readonly at: number;
}

/** Buttons and links that ask for a next step, in the order of the page. */
const callsOf = ({ page }: Snapshot): readonly Call[] =>
  [...page.buttons, ...page.links]
    .filter(
      ({ text }) =>
        text !== '' && text.length <= LONGEST_CALL && CALL_TO_ACTION.test(text) && !NOT_A_CALL.test(text),
    )
    .sort((a, b) => a.at - b.at);

/** The booking tool that the page links to or shows. */
export function bookingToolOf(site: Snapshot): Service | undefined {
  const { links, frames, scripts } = site.page;
  const addresses = [...links.map(({ href }) => href), ...frames, ...scripts.map(({ src }) => src)];
  return addresses.map(serviceAt).find((service) => service?.kind === 'booking');
}

/** Leads to a page of its own, not to a place on this one, a mail program or a phone. */
const leadsOn = ({ href }: PageLink): boolean =>
  href !== '' && !href.startsWith('#') && !/^(?:mailto|tel|javascript):/i.test(href);

export const CONVERSION_CHECKS: readonly Check[] = [
  {
    id: 'call-to-action',
    weight: 6,
    severity: 'high',
    needsText: true,
    run: (site) => {
      const [first] = callsOf(site);
      if (first) return pass(quoted('call', first.text));
      const contact = site.page.links.find(({ text }) => CONTACT.test(text));
      return contact ? warn(quoted('link', contact.text)) : fail();
    },
  },
  {
    id: 'call-to-action-early',
    weight: 4,
    severity: 'high',
    needsText: true,
    run: (site) => {
      const [first] = callsOf(site);
      if (!first) return notApplicable();
      if (first.at <= AT_ONCE) return pass(quoted('call', first.text));
      const sight: Sight = { kind: 'late-call', quote: first.text, count: first.at };
      return first.at <= SOON ? warn(sight) : fail(sight);
    },
  },
  {
    id: 'booking',
    weight: 3,
    severity: 'medium',
    needsText: true,
    run: (site) => {
      const tool = bookingToolOf(site);
      if (tool) return pass(quoted('service', tool.name));
      const links = site.page.links.filter(({ text }) => BOOKING.test(text));
      const onward = links.find((link) => leadsOn(link) && !CONTACT.test(link.href));
      if (onward) return pass(quoted('link', onward.text));
      return links[0] ? warn(quoted('link', links[0].text)) : fail();
    },
  },
  {
    id: 'pricing',
    weight: 2,
    severity: 'low',
    needsText: true,
    run: (site) => {
      const amount = findText(site.page, MONEY);
      if (amount !== undefined) return pass(quoted('text', amount));
      const link = linkOn(site, PRICING);
      if (link !== undefined) return pass(quoted('link', link));
      const request = findText(site.page, ON_REQUEST);
      return request === undefined ? fail() : warn(quoted('text', request));
    },
  },
];
