const TRIGGERS = ['pointermove', 'pointerdown', 'focusin', 'keydown'];

// A page that appears under a resting mouse fires pointermove with zero movement.
const isByVisitor = (event: Event): boolean =>
  !(event instanceof PointerEvent) ||
  event.type !== 'pointermove' ||
  event.movementX !== 0 ||
  event.movementY !== 0;

/** Calls back once, when the visitor first moves the mouse, touches, focuses something or presses a key. */
export function onFirstInteraction(action: () => void): void {
  const onEvent = (event: Event): void => {
    if (!isByVisitor(event)) return;
    for (const trigger of TRIGGERS) removeEventListener(trigger, onEvent);
    action();
  };
  for (const trigger of TRIGGERS) addEventListener(trigger, onEvent, { passive: true });
}
