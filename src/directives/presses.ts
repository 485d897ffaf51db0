/**
 * Captures clicks in islands that are not hydrated yet: from the form, which would discard the input, and from
 * React, which may see a click before earlier ones. Island.tsx replays them.
 */
addEventListener(
  'click',
  (event) => {
    const { target } = event;
    const button =
      target instanceof Element && target.closest<HTMLElement>('astro-island:not([data-hydrated]) button');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.dataset.pressed = String(performance.now());
    button.dispatchEvent(new Event('hydrate', { bubbles: true }));
  },
  true,
);
