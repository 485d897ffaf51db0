/** A link to a place on the same page leaves the menu open: the browser closes it only for a click outside. */
const menu = document.getElementById('menu');
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a') && menu.matches(':popover-open')) menu.hidePopover();
});
