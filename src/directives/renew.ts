import { ENTERED, type Entered, type Place, RENEWED_FOR } from '../shell/renewal.ts';
import { showFailure } from './failure.ts';

const placeOf = (field: HTMLInputElement): Place => [
  field.name,
  [...document.getElementsByName(field.name)].indexOf(field),
];

/** The visitor's input. Never stores passwords. */
function collectInput(): Entered {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=password]),textarea')];
  const focused = fields.find((field) => field === document.activeElement);
  return {
    fields: fields
      .filter((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked)
      .map((field) => [placeOf(field), field.value, field.checked]),
    presses: [...document.querySelectorAll<HTMLElement>('[data-pressed]')]
      .sort((a, b) => Number(a.dataset.pressed) - Number(b.dataset.pressed))
      .map(({ textContent }) => textContent),
    focused: focused ? placeOf(focused) : null,
  };
}

const keep = (): void => sessionStorage.setItem(ENTERED, JSON.stringify(collectInput()));

/**
 * Reloads the page if the server no longer has the script's build, and keeps the visitor's input; otherwise shows the
 * failure.
 * @param url of the script that failed to load
 */
export async function renew(island: Element, url: string): Promise<void> {
  const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => Response.error());
  const isGone = status === 404;
  try {
    if (isGone && sessionStorage.getItem(RENEWED_FOR) !== url && !document.querySelector('[aria-busy]')) {
      keep();
      sessionStorage.setItem(RENEWED_FOR, url);
      // Include input until then.
      addEventListener('pagehide', keep);
      location.reload();
      return;
    }
  } catch {
    // Storage is blocked: the visitor decides when to reload.
  }
  showFailure(island, isGone);
}
