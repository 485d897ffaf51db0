/**
 * Starts the page at the top, even after a reload, unless the URL has a fragment. Must run on load: setting it in
 * pagehide is too late for a reload.
 */
history.scrollRestoration = 'manual';

/** With manual restoration, the browser no longer scrolls to the fragment on reload, Back, or Forward. */
const scrollToFragment = (): void => {
  const target = document.getElementById(location.hash.slice(1));
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
};

if (location.hash !== '') scrollToFragment();
addEventListener('hashchange', scrollToFragment);
