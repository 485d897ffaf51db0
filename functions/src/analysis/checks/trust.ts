import { firstOf } from '../../lib/first-of.ts';
import { namedHost } from '../page/addresses.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Check, fail, pass, quoted, unknown, warn } from './check.ts';
import { entitiesOf, hasType } from './structured-data.ts';
import { allPages, declaredLanguage, EDGE, linkOn, runningText, snippet } from './text-view.ts';
import { ABOUT, COMPANY_DETAILS, IMPRINT, languageOf, PRIVACY, STREET, TOWN } from './words.ts';

const PROFESSIONAL = ['linkedin.com', 'xing.com'];
const SOCIAL = [
  'facebook.com',
  'instagram.com',
  'youtube.com',
  'x.com',
  'twitter.com',
  'tiktok.com',
  'github.com',
  'bsky.app',
];
/** Characters around a postcode in which its street stands. */
const NEAR = 120;
const TOWNS = new RegExp(TOWN, 'gu');
/** Postcodes of one page around which a street is looked for; a page with more is a list of places. */
const MAX_TOWNS = 200;

/** Whether people would look for an imprint: a German page, or one at a German, Austrian or Swiss address. */
const expectsImprint = ({ page, url }: Snapshot): boolean => {
  const language = declaredLanguage(page) ?? languageOf(runningText(page));
  return language === 'de' || /\.(?:de|at|ch|li)$/.test(url.hostname);
};

/** Address of a profile: a page on one of the hosts, not its start. */
const profileOn = ({ page }: Snapshot, hosts: readonly string[]): string | undefined =>
  page.links.find(({ href }) => {
    const host = namedHost(href);
    const isKnown = host !== undefined && hosts.some((known) => host === known || host.endsWith(`.${known}`));
    return isKnown && (URL.parse(href, 'https://site.invalid')?.pathname.length ?? 0) > 1;
  })?.href;

/** A postcode with its town that has a street nearby; the lines of an address are often blocks of their own. */
function writtenAddress(site: Snapshot): string | undefined {
  for (const page of allPages(site)) {
    const text = runningText(page);
    for (const { index, 0: town } of firstOf(text.matchAll(TOWNS), MAX_TOWNS)) {
      const near = text.slice(Math.max(0, index - NEAR), index + town.length + NEAR).replaceAll(EDGE, ', ');
      if (STREET.test(near)) return snippet(text.slice(index), TOWN);
    }
  }
  return undefined;
}

export const TRUST_CHECKS: readonly Check[] = [
  {
    id: 'imprint',
    weight: 4,
    severity: 'high',
    needsText: true,
    run: (site) => {
      const link = linkOn(site, IMPRINT);
      if (link !== undefined) return pass(quoted('link', link));
      if (expectsImprint(site)) return fail();
      const details = linkOn(site, COMPANY_DETAILS);
      return details === undefined ? warn() : pass(quoted('link', details));
    },
  },
  {
    id: 'privacy',
    weight: 3,
    severity: 'high',
    needsText: true,
    run: (site) => {
      const link = linkOn(site, PRIVACY);
      return link === undefined ? fail() : pass(quoted('link', link));
    },
  },
  {
    id: 'about',
    weight: 2,
    severity: 'medium',
    needsText: true,
    run: (site) => {
      const link = linkOn(site, ABOUT);
      if (link !== undefined) return pass(quoted('link', link));
      const heading = site.page.headings.find(({ text }) => ABOUT.test(text));
      return heading ? pass(quoted('text', heading.text)) : fail();
    },
  },
  {
    id: 'postal-address',
    weight: 2,
    severity: 'medium',
    needsText: true,
    run: (site) => {
      const structured = allPages(site)
        .flatMap(entitiesOf)
        .find((entity) => hasType(entity, /^PostalAddress$/));
      if (structured) return pass({ kind: 'address-data' });
      const written = writtenAddress(site);
      if (written !== undefined) return pass(quoted('text', written));
      return site.internal.incomplete ? unknown() : fail();
    },
  },
  {
    id: 'social-profiles',
    weight: 1,
    severity: 'low',
    needsText: true,
    run: (site) => {
      const professional = profileOn(site, PROFESSIONAL);
      if (professional !== undefined) return pass(quoted('link', professional));
      const social = profileOn(site, SOCIAL);
      return social === undefined ? fail() : warn(quoted('link', social));
    },
  },
];
