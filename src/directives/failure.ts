const shownFor = new WeakSet<Element>();

function offerReload(message: HTMLElement): void {
  if (message.querySelector('button')) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = message.dataset.reload ?? '';
  button.onclick = () => location.reload();
  message.append(' ', button);
}

/**
 * Shows the page's message that an island cannot be used, and offers a reload from the second time on: browsers may remember
 * that a file could not be fetched.
 * @param isBroken offers it at once
 */
export function showFailure(island: Element, isBroken = false): void {
  const message = document.querySelector<HTMLElement>('.island-failed');
  if (!message) return;
  // What was to be sent must be sent again by hand: nobody may be waiting for it any longer.
  for (const button of island.querySelectorAll('[type=submit][data-pressed]'))
    button.removeAttribute('data-pressed');
  if (isBroken || shownFor.has(island)) offerReload(message);
  shownFor.add(island);
  island.setAttribute('data-failed', '');
  island.after(message);
  message.hidden = false;
}
