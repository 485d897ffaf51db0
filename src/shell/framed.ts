/** For pages embedded on other sites: reports the content's height to src/embed/frame.ts, and applies the theme. */
const { dataset, style } = document.documentElement;
const content = document.querySelector('main > .wrap');
const query = new URLSearchParams(location.search);

if (query.get('theme') === 'dark') dataset.theme = 'dark';
if (content && query.has('grow')) {
  dataset.grows = '';
  // The frame is as high as its content: a scroll bar would change the width, and with it the height.
  style.overflow = 'hidden';
  // The content's height doesn't depend on the frame's, so growing never causes growing.
  new ResizeObserver(() => {
    parent.postMessage({ frameHeight: content.getBoundingClientRect().height }, '*');
  }).observe(content);
}
