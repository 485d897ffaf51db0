/** Keeps query and fragment when switching the language. Reads them on click, since an island may have changed them. */
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
