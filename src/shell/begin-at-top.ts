/**
 * The page begins at its top, also after a reload; an address with a part leads to that part. Said when the page is left, it
 * would come too late for a reload.
 */
history.scrollRestoration = 'manual';

/** Where the browser no longer scrolls by itself: to the part in a reload, and between parts by Back and Forward. */
const toPart = (): void => {
  const part = document.getElementById(location.hash.slice(1));
  if (part) part.scrollIntoView();
  else scrollTo(0, 0);
};

if (location.hash !== '') toPart();
addEventListener('hashchange', toPart);
