/**
 * Sends visit events to the counting function: names from a fixed list (src/domain/visits/visit-events.ts), the
 * language, one of two device classes, and the source. Sends nothing before the first interaction, stores nothing on
 * the device, and respects opt-out signals. Every visitor downloads this file, so keep it small
 * (tests/site/size.test.ts).
 */
import type {} from './track-event.ts';

/** Set by scripts/pages/counting.ts. */
declare const __COUNT_URL__: string;
declare const __BOOKING_URL__: string;

declare global {
  interface Navigator {
    /** Global Privacy Control; not supported by every browser. */
    readonly globalPrivacyControl?: boolean;
  }
}

const root = document.documentElement;
const page = new URL(document.URL);
const referrer = new URL(document.referrer || page);
/** The link's parameter or, within the site, the previous page's source; otherwise the referring host. */
const source =
  page.searchParams.get('utm_source') ||
  (referrer.host === page.host ? referrer.searchParams.get('utm_source') : referrer.hostname) ||
  '';

/** True after a reload, Back, or Forward until the next interaction: earlier events were already counted. */
let isRevisit = performance.getEntriesByType('navigation')[0]?.toJSON().type !== 'navigate';
const counted = new Set(isRevisit ? ['landing-touched'] : []);
let queue: string[] = [];

/** Counts an event once per page. */
function count(event: string): void {
  if (!counted.has(event)) queue.push(event);
  counted.add(event);
}

function handleLinkClick(link: HTMLAnchorElement): void {
  // The first class identifies each of these places.
  if (link.href.includes(__BOOKING_URL__))
    count(`booking-${link.closest('.header,.hero,.video,.call')?.classList[0] ?? 'result'}`);
  if (source && link.host === page.host && link.pathname !== page.pathname) {
    // Passed on in the URL instead of storing it.
    const next = new URL(link.href);
    next.searchParams.set('utm_source', source);
    link.href = next.href;
  }
}

function send({ type, target }: Event): void {
  // Wait for a user activation (pointer or key).
  if (!navigator.userActivation?.hasBeenActive) return;
  if (document.querySelector('.hero')) count('landing-touched');
  if (type === 'click') {
    isRevisit = false;
    const link = target instanceof Element && target.closest('a');
    if (link) handleLinkClick(link);
  }
  // Phones in portrait are narrower than 600 CSS pixels.
  const device = screen.width < 600 ? 'phone' : 'larger';
  const data = { source, language: root.lang, device, events: queue };
  // Offline: keep it in memory until the connection is back.
  if (!queue[0] || !navigator.onLine) return;
  // False: the browser's beacon queue is full.
  if (navigator.sendBeacon(__COUNT_URL__, JSON.stringify({ data }))) queue = [];
}

if (navigator.doNotTrack !== '1' && !navigator.globalPrivacyControl) {
  root.dataset.source = source;
  addEventListener('visit', ({ detail }) => {
    if (!isRevisit) count(detail);
  });
  addEventListener('click', send, true);
  addEventListener('visibilitychange', send);
}
