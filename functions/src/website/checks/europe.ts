import type { Snapshot } from '../snapshot.ts';
import { anyOf } from '../words/patterns.ts';
import { getPages } from './text-view.ts';

const EUROPEAN = anyOf('european-domains');
const DIALED = anyOf('european-numbers');

/** Whether a business is in the European Union, by domain or phone number. Language alone says nothing. */
export const isInEurope = (site: Snapshot): boolean =>
  EUROPEAN.test(site.url.hostname) ||
  getPages(site).some(({ links }) =>
    links.some(({ href }) => DIALED.test(href.replaceAll(/[\s()-]|%20/g, ''))),
  );
