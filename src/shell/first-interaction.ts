const TRIGGERS = ['pointermove', 'pointerdown', 'focusin', 'keydown'];

/** Calls back once, when the visitor first moves the mouse, touches, focuses something or presses a key. */
export function onFirstInteraction(action: () => void): void {
  const onEvent = ({ type, movementX, movementY }: Event & Partial<PointerEvent>): void => {
    // A page that appears under a resting mouse fires pointermove with zero movement.
    if (type === 'pointermove' && !movementX && !movementY) return;
    for (const trigger of TRIGGERS) removeEventListener(trigger, onEvent);
    action();
  };
  for (const trigger of TRIGGERS) addEventListener(trigger, onEvent, { passive: true });
}
