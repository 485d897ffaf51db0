const menu = document.getElementById('menu');
const closeMenu = () => {
  if (menu?.matches(':popover-open')) menu.hidePopover();
};

/** A link to a place on the same page leaves the menu open: the browser closes it only for a click outside. */
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) closeMenu();
});

/** Where its links stand in the header, an open menu would be taken out of it, as a layer of its own. */
matchMedia('(width >= 72rem)').addEventListener('change', closeMenu);
