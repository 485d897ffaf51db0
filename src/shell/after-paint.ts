/**
 * Calls back after the first paint, so that later work competes neither for rendering nor for bandwidth. Waits for
 * the paint entry, since a frame can still be dropped after requestAnimationFrame; the first paint may be partial, so
 * it waits for one more frame.
 */
export const afterPaint = (action: () => void): void =>
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(action));
  }).observe({ type: 'paint', buffered: true });
