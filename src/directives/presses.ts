/**
 * Keeps presses in islands that do not listen yet, from the island's first byte on: from the form, which would send what was
 * typed nowhere, and from React, which may hear a press before those that came first. Island.tsx replays them.
 */
addEventListener(
  'click',
  (event) => {
    const { target } = event;
    const button =
      target instanceof Element && target.closest<HTMLElement>('astro-island:not([data-awake]) button');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.dataset.pressed = String(performance.now());
    button.dispatchEvent(new Event('wake', { bubbles: true }));
  },
  true,
);
