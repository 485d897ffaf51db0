/**
 * Calls back once the page has been on the screen: what comes after it neither competes with what the visitor sees first nor
 * makes that wait for the line. The first frame is awaited as the browser reports it, since one that is only drawn can still
 * lose both; it may show the page's beginning alone, so another one follows that has all that was there.
 */
export const afterPaint = (action: () => void): void =>
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(action));
  }).observe({ type: 'paint', buffered: true });
