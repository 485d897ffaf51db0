/**
 * Takes query and fragment along to the other language. Read at the click: an island may have changed them since the
 * page was loaded.
 */
document.addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element && target.closest('a[data-language-switch]');
    if (!(link instanceof HTMLAnchorElement)) return;
    link.search = location.search;
    link.hash = location.hash;
  },
  true,
);
