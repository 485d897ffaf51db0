/** What src/visits/ has put in when the site is built: of the owner's file it needs three values, and a page carries no more. */
import { callableUrl, configOf } from '../../src/services/firebase/config.ts';
import { site } from '../../src/site.ts';

/** Written where the constants of these names stand. @param localBackend PUBLIC_LOCAL_BACKEND */
export const countingConstants = (localBackend: string | undefined): Readonly<Record<string, string>> => ({
  __IS_COUNTED__: JSON.stringify(site.counting.on),
  __COUNT_URL__: JSON.stringify(callableUrl(configOf(localBackend), 'countVisit')),
  // As a browser writes the address of a link.
  __BOOKING_URL__: JSON.stringify(new URL(site.links.booking).href),
});
