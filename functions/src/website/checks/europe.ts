import { getModel } from '../page/model.ts';
import { once } from '../page/once.ts';
import type { Snapshot } from '../snapshot.ts';
import { anyOf } from '../words/patterns.ts';
import { getPages } from './text-view.ts';

const EUROPEAN = anyOf('european-domains');
const DIALED = anyOf('european-numbers');
const SWISS = /^(?:tel:|https?:\/\/wa\.me\/)(?:\+|00|%2b)?41/i;
const SWISS_OFFICE = /EDÖB|CHE-\d|(?<!\p{L})(?:rev|n)?DSG(?!\p{L})/u;

const dials = (site: Snapshot, numbers: RegExp): boolean =>
  getPages(site).some(({ links }) =>
    links.some(({ href }) => numbers.test(href.replaceAll(/[\s()-]|%20/g, ''))),
  );

export const isSwiss = (site: Snapshot): boolean => /-ch$/i.test(site.page.lang.trim()) || dials(site, SWISS);

/** Whether the website follows the General Data Protection Regulation by its German name. */
function namesLaw(site: Snapshot): boolean {
  const text = getPages(site, 'privacy')
    .map((page) => getModel(page).text)
    .join(' ');
  return text.includes('DSGVO') && !SWISS_OFFICE.test(text);
}

/** Whether a business is in the European Union, by domain, number, or the law that it names. Language alone says nothing. */
export const isInEurope = once(
  (site: Snapshot): boolean =>
    EUROPEAN.test(site.url.hostname) ||
    dials(site, DIALED) ||
    (!/\.(?:ch|li|swiss)$/.test(site.url.hostname) && !isSwiss(site) && namesLaw(site)),
);
