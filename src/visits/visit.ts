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
const referrer = new URL(document.referrer || document.URL);
/** The link's parameters or, within the site, the previous page's; otherwise the referring host. */
const parameters = new URLSearchParams(
  location.search.includes('utm_')
    ? location.search
    : referrer.host === location.host
      ? referrer.search
      : { utm_source: referrer.hostname },
);
const source = parameters.get('utm_source') || '';

/** True after a reload, Back, or Forward until the next interaction: earlier events were already counted. */
let isRevisit = performance.getEntriesByType('navigation')[0]?.toJSON().type !== 'navigate';
const counted: Record<string, number | boolean> = { 'landing-touched': isRevisit };
let queue: string[] = [];

/** Counts an event once per page. */
function count(event: string): void {
  counted[event] ||= queue.push(event);
}

function handleLinkClick(link: HTMLAnchorElement): void {
  // The first class identifies each of these places.
  if (link.href.includes(__BOOKING_URL__))
    count(`booking-${link.closest('.header,.hero,.video,.call')?.classList[0] ?? 'result'}`);
  // A fragment of this page only scrolls.
  if (link.host === location.host && (link.pathname !== location.pathname || !link.hash)) {
    // Passed on in the URL instead of storing them.
    const next = new URL(link.href);
    for (const [name, value] of parameters) if (name.includes('utm_')) next.searchParams.set(name, value);
    link.href = next.href;
  }
}

function send({ type, target }: Event & { readonly target: Partial<Element> | null }): void {
  // Wait for a user activation (pointer or key).
  if (!navigator.userActivation.hasBeenActive) return;
  if (document.querySelector('.hero')) count('landing-touched');
  if (type === 'click') {
    isRevisit = false;
    const link = target?.closest?.('a');
    if (link) handleLinkClick(link);
  }
  // Offline: keep it in memory until the connection is back.
  if (!queue[0] || !navigator.onLine) return;
  const isQueued = navigator.sendBeacon(
    __COUNT_URL__,
    JSON.stringify({
      // Phones in portrait are narrower than 600 CSS pixels.
      data: { source, language: root.lang, device: screen.width < 600 ? 'phone' : 'larger', events: queue },
    }),
  );
  // Unless the browser's beacon queue is full.
  if (isQueued) queue = [];
}

if (navigator.doNotTrack !== '1' && !navigator.globalPrivacyControl) {
  root.dataset.source = source;
  addEventListener('visit', ({ detail }) => {
    if (!isRevisit) count(detail);
  });
  addEventListener('click', send, true);
  addEventListener('visibilitychange', send, true);
}
