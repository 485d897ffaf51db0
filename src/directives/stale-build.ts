import { type FieldLocator, INPUT_KEY, MISSING_SCRIPT_KEY, type SavedInput } from '../shell/saved-input.ts';
import { showFailure } from './failure.ts';

const getLocator = (field: HTMLInputElement): FieldLocator => [
  field.name,
  [...document.getElementsByName(field.name)].indexOf(field),
];

/** The visitor's input. Never stores passwords. */
function collectInput(): SavedInput {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=password]),textarea')];
  const focused = fields.find((field) => field === document.activeElement);
  return {
    fields: fields
      .filter((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked)
      .map((field) => [getLocator(field), field.value, field.checked]),
    presses: [...document.querySelectorAll<HTMLElement>('[data-pressed]')]
      .sort((a, b) => Number(a.dataset.pressed) - Number(b.dataset.pressed))
      .map(({ textContent }) => textContent),
    focused: focused ? getLocator(focused) : null,
  };
}

const saveInput = (): void => sessionStorage.setItem(INPUT_KEY, JSON.stringify(collectInput()));

/**
 * Reloads the page if the server no longer has the script's build, and keeps the visitor's input; otherwise shows the
 * failure.
 * @param url the URL of the script that failed to load
 */
export async function reloadForNewBuild(island: Element, url: string): Promise<void> {
  const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => Response.error());
  const isGone = status === 404;
  try {
    if (
      isGone &&
      sessionStorage.getItem(MISSING_SCRIPT_KEY) !== url &&
      !document.querySelector('[aria-busy]')
    ) {
      saveInput();
      sessionStorage.setItem(MISSING_SCRIPT_KEY, url);
      // Also save what the visitor enters until the page unloads.
      addEventListener('pagehide', saveInput);
      location.reload();
      return;
    }
  } catch {
    // Storage is blocked: the visitor decides when to reload.
  }
  showFailure(island, isGone);
}
