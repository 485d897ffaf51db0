/**
 * Fetches the display face once the page has been painted, and then shows it. A tab that has shown it before has it in
 * its cache, and shows it at once.
 */
import url from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url';

const face = new FontFace('Familjen Grotesk', `url(${url})`, { weight: '400 700', display: 'swap' });
const show = () => document.fonts.add(face);

const wasShown = (): boolean => {
  try {
    return sessionStorage.getItem('font') !== null;
  } catch {
    // The visitor keeps sites from storing anything.
    return false;
  }
};

const remember = () => {
  try {
    sessionStorage.setItem('font', 'shown');
  } catch {}
};

if (wasShown()) show();
// Not before the first frame is on the screen: a frame that is only drawn can still lose the line to the face.
else
  new PerformanceObserver(async (_paints, observer) => {
    observer.disconnect();
    await face.load();
    show();
    remember();
  }).observe({ type: 'paint', buffered: true });
