const failedIslands = new WeakSet<Element>();

function offerReload(message: HTMLElement): void {
  if (message.querySelector('button')) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = message.dataset.reload ?? '';
  button.onclick = () => location.reload();
  message.append(' ', button);
}

/**
 * Shows the page's message that an island is unavailable. Offers a reload from the second failure on, since browsers
 * may cache a failed import.
 * @param isBroken offers the reload immediately
 */
export function showFailure(island: Element, isBroken = false): void {
  const message = document.querySelector<HTMLElement>('.island-failed');
  if (!message) return;
  // Drop queued submits: the visitor may no longer expect them to be sent.
  for (const button of island.querySelectorAll('[type=submit][data-pressed]'))
    button.removeAttribute('data-pressed');
  if (isBroken || failedIslands.has(island)) offerReload(message);
  failedIslands.add(island);
  island.setAttribute('data-failed', '');
  island.after(message);
  message.hidden = false;
}
