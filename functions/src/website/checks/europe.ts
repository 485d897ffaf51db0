import type { Snapshot } from '../snapshot.ts';
import { getPages } from './text-view.ts';

const EUROPEAN =
  /\.(?:de|at|fr|nl|be|lu|it|es|pt|ie|dk|se|fi|pl|cz|sk|hu|ro|bg|gr|hr|si|ee|lv|lt|mt|cy|eu|berlin|hamburg|bayern|koeln|cologne|wien|tirol|saarland|ruhr|nrw)$/i;
const DIALED = /^tel:(?:\+|00|%2b)(?:49|43|33|31|32|352|39|34|351|353|45|46|358|48|420)/i;

/** Whether a business is in the European Union, by domain or phone number. Language alone says nothing. */
export const isInEurope = (site: Snapshot): boolean =>
  EUROPEAN.test(site.url.hostname) ||
  getPages(site).some(({ links }) =>
    links.some(({ href }) => DIALED.test(href.replaceAll(/[\s()-]|%20/g, ''))),
  );
