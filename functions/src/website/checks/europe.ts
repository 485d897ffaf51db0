import type { Snapshot } from '../snapshot.ts';
import { anyOf } from '../words/patterns.ts';
import { getPages } from './text-view.ts';

const EUROPEAN = anyOf('european-domains');
const DIALED = anyOf('european-numbers');

const BRITISH = /\.uk$/;
const BRITISH_NUMBER = /^tel:(?:\+|00|%2b)44/i;
const dials = (site: Snapshot, number: RegExp): boolean =>
  getPages(site).some(({ links }) =>
    links.some(({ href }) => number.test(href.replaceAll(/[\s()-]|%20/g, ''))),
  );

/** Whether a business is in the United Kingdom, by domain or phone number. */
export const isInBritain = (site: Snapshot): boolean =>
  BRITISH.test(site.url.hostname) || (!EUROPEAN.test(site.url.hostname) && dials(site, BRITISH_NUMBER));

/** Whether a business is in the European Union, by domain or phone number. Language alone says nothing. */
export const isInEurope = (site: Snapshot): boolean =>
  EUROPEAN.test(site.url.hostname) || dials(site, DIALED);
