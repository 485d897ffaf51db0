const menu = document.querySelector<HTMLElement>('.menu');
const closeMenu = () => {
  if (menu?.matches(':popover-open')) menu.hidePopover();
};

/** The browser closes the menu only on a click outside, so a same-page link would leave it open. */
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) closeMenu();
});

/** At this width the links are part of the header; an open popover would be removed from it. */
matchMedia('(width >= 74rem)').addEventListener('change', closeMenu);
