/**
 * For a page that is there for its island: gives the sign that wakes it (start.ts) as soon as the page is on the screen,
 * so that its script never competes with what the visitor sees first; at once where the address asks something of it.
 */
const wake = (): boolean => dispatchEvent(new Event('wake'));

if (location.search || location.hash) wake();
// As src/shell/display-font.ts waits: a frame that is only drawn can still lose the processor and the line.
else
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    wake();
  }).observe({ type: 'paint', buffered: true });
