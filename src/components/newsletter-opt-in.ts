/** The newsletter by double opt-in: the form in the footer, and the page of the links in its mails. */
import { LINK_ACTIONS } from '../domain/newsletter/newsletter.ts';
import { localeOf } from '../routes.ts';

type Calls = typeof import('../services/firebase/newsletter.ts');

const language = localeOf(location.pathname);
let isCalling = false;

/** Calls the server; null if it is unreachable. */
async function call<T>(send: (calls: Calls) => Promise<T>): Promise<T | null> {
  isCalling = true;
  const outcome = await import('../services/firebase/newsletter.ts').then(send).catch(() => null);
  isCalling = false;
  return outcome;
}

const form = document.querySelector<HTMLFormElement>('[data-opt-in]');
form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { optIn: consent = '', missing = '', requested = '', unreachable = '' } = form.dataset;
  const show = (text: string): void => {
    const status = form.parentElement?.querySelector('[role=status]');
    if (status) status.textContent = text;
  };
  const email = String(new FormData(form).get('email')).trim();
  if (email === '') return show(missing);
  if (isCalling) return;
  show('');
  const outcome = await call(({ sendRequest }) => sendRequest({ email, consent, language }));
  show(outcome?.ok ? requested : outcome?.error.message || unreachable);
  if (outcome?.ok) form.reset();
});

const page = document.querySelector('[data-newsletter-page]');

function showParts(...names: readonly (string | undefined)[]): void {
  for (const part of page?.querySelectorAll<HTMLElement>('[data-part]') ?? [])
    part.hidden = !names.includes(part.dataset.part);
}

/** Shows what a link in a mail is for. Mail scanners open links, too, so only a click acts on it. */
function open(): void {
  const [, name, token = ''] = /^#(\w+)\.(.+)$/.exec(location.hash) ?? [];
  const action = LINK_ACTIONS.find((each) => each === name);
  // In-page anchors, such as the skip link's, change nothing.
  if (action || location.hash === '') showParts(action ?? 'noLink');
  const button = page?.querySelector<HTMLElement>(`[data-part=${action}] button`);
  if (!action || !button) return;
  button.onclick = async () => {
    if (isCalling) return;
    const outcome = await call(({ sendLinkAnswer }) => sendLinkAnswer({ token, action, language }));
    const failed = page?.querySelector('[data-part=failed]');
    if (failed && outcome?.ok === false && outcome.error.message) failed.textContent = outcome.error.message;
    showParts(...(outcome?.ok ? [outcome.data.result] : [action, 'failed']));
    // The clicked button may be gone.
    page?.querySelector<HTMLElement>('[role]:not([hidden])')?.focus();
  };
}

if (page) {
  open();
  addEventListener('hashchange', open);
}
