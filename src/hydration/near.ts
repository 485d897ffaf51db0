/**
 * `client:near`: wakes an island when the visitor turns to it, so that whoever only reads never loads React. A pointer
 * that moves near it, focus near it, a tap or a typed character in it are such signs; scrolling past is not.
 * What was typed and the button that was pressed before the island was awake are handed to it afterwards.
 */
import type { ClientDirective } from 'astro';
import { enterAgain } from './enter-again.ts';

/** Pixels around the island that count as near it. */
const NEAR = 160;

const near: ClientDirective = (load, _options, island) => {
  let asleep = true;
  // Marked by the script that fetched this one (scripts/pages/defer-islands.ts).
  let pressed = island.querySelector<HTMLElement>('[data-pressed]');

  const wakeIfNear = (left: number, top: number, right: number, bottom: number) => {
    const box = island.getBoundingClientRect();
    const beside = left > box.right + NEAR || right < box.left - NEAR;
    if (!beside && top < box.bottom + NEAR && bottom > box.top - NEAR) wake();
  };
  const onPointer = ({ pointerType, movementX, movementY, clientX: x, clientY: y }: PointerEvent) => {
    // Scrolling moves the page under a resting mouse: the browser then reports a move of nothing.
    if (pointerType !== 'touch' && (movementX || movementY)) wakeIfNear(x, y, x, y);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target.contains(island)) return;
    const { left, top, right, bottom } = target.getBoundingClientRect();
    wakeIfNear(left, top, right, bottom);
  };
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button) {
      // A form sent by a quick hand would leave the page, since its island does not listen yet.
      event.preventDefault();
      event.stopPropagation();
      pressed = button;
    }
    wake();
  };

  const wake = async () => {
    if (!asleep) return;
    asleep = false;
    await (await load())();
    if (island.hasAttribute('ssr')) {
      // Its script did not arrive: the next sign tries again.
      asleep = true;
      return;
    }
    removeEventListener('pointermove', onPointer);
    removeEventListener('focusin', onFocus);
    island.removeEventListener('click', onClick, true);
    enterAgain(island);
    pressed?.click();
  };

  addEventListener('pointermove', onPointer, { passive: true });
  addEventListener('focusin', onFocus);
  island.addEventListener('click', onClick, true);
  island.addEventListener('input', wake, { once: true });
  if (pressed || island.contains(document.activeElement)) wake();
};

// Astro takes a directive from the default export of its file.
// biome-ignore lint/style/noDefaultExport: see above
export default near;
