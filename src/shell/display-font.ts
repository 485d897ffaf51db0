/**
 * Fetches the display face once the page has been painted, and then shows it. Who comes from another page of the site has
 * it in the cache, and sees it at once.
 */
import url from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url';

const face = new FontFace('Familjen Grotesk', `url(${url})`, { weight: '400 700', display: 'swap' });

if (document.referrer.startsWith(origin)) document.fonts.add(face);
// Not before the first frame is on the screen: one that is only drawn can still lose the line to the face.
else
  new PerformanceObserver(async (paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    document.fonts.add(await face.load());
  }).observe({ type: 'paint', buffered: true });
