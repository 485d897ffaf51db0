/**
 * Tells the function that counts what happens in this page: names from one list (src/domain/visits/visit-events.ts), the language,
 * one of two kinds of device and where the visitor came from. Nothing is sent before something was pressed, nothing is kept
 * on the device, and whoever asks not to be tracked is not counted. Nobody needs this file, and everybody fetches it: its
 * bytes are few on purpose (tests/site/size.test.ts).
 */
import type {} from './tell.ts';

/** Put in by scripts/pages/counting.ts. */
declare const __COUNT_URL__: string;
declare const __BOOKING_URL__: string;

declare global {
  interface Navigator {
    /** Global Privacy Control, which not every browser has. */
    readonly globalPrivacyControl?: boolean;
  }
}

const root = document.documentElement;
const page = new URL(document.URL);
const before = new URL(document.referrer || page);
/** What the link says, or the page before where it is one of the site; otherwise that page's host. */
const source =
  page.searchParams.get('utm_source') ||
  (before.host === page.host ? before.searchParams.get('utm_source') : before.hostname) ||
  '';

/** Until something is pressed in a page that a reload, Back or Forward has brought: what comes with it was counted before. */
let isAgain = performance.getEntriesByType('navigation')[0]?.toJSON().type !== 'navigate';
const told = new Set(isAgain ? ['landing-touched'] : []);
let waiting: string[] = [];

/** Counts an event, once in a page. */
function count(event: string): void {
  if (!told.has(event)) waiting.push(event);
  told.add(event);
}

function press(link: HTMLAnchorElement): void {
  // Each of these places is named by its first class.
  if (link.href === __BOOKING_URL__)
    count(`booking-${link.closest('.header,.hero,.video,.call')?.classList[0] ?? 'result'}`);
  if (source && link.host === page.host && link.pathname !== page.pathname) {
    // Instead of keeping it anywhere: the next page reads it off its address.
    const next = new URL(link.href);
    next.searchParams.set('utm_source', source);
    link.href = next.href;
  }
}

function send({ type, target }: Event): void {
  // The browser's own word for it: something was pressed, with a pointer or a key.
  if (!navigator.userActivation?.hasBeenActive) return;
  if (document.querySelector('.hero')) count('landing-touched');
  if (type === 'click') {
    isAgain = false;
    const link = target instanceof Element && target.closest('a');
    if (link) press(link);
  }
  // Held upright, phones are narrower than 600 CSS pixels.
  const device = screen.width < 600 ? 'phone' : 'larger';
  const data = { source, language: root.lang, device, events: waiting };
  // Until the line is back it waits in this page, and nowhere else.
  if (!waiting[0] || !navigator.onLine) return;
  // False: the browser has too much on its way already.
  if (navigator.sendBeacon(__COUNT_URL__, JSON.stringify({ data }))) waiting = [];
}

if (navigator.doNotTrack !== '1' && !navigator.globalPrivacyControl) {
  root.dataset.source = source;
  addEventListener('visit', ({ detail }) => {
    if (!isAgain) count(detail);
  });
  addEventListener('click', send, true);
  addEventListener('visibilitychange', send);
}
