/**
 * Placeholder of the business check until the wizard's script loads, as `data-early` on its island: the frame of the
 * requested view, or the website step after a start. src/directives/Island.tsx removes it.
 */
// On a slow connection the island may be hydrated before the end of the page arrives, and this script with it.
const island = document.querySelector<HTMLElement>('astro-island[client=soon]:not([data-hydrated])');

const showEarly = (early: 'coming' | 'website'): void => island?.setAttribute('data-early', early);

const step = new URLSearchParams(location.search).get('step') ?? '0';
const { hash } = location;
if (step === '1' || hash.startsWith('#website=')) showEarly('website');
else if (step !== '0' || hash.startsWith('#r=') || hash === '#example') showEarly('coming');

const isHydrated = (): boolean => island?.dataset.hydrated !== undefined;

const showWebsite = (): void => {
  showEarly('website');
  island?.querySelector<HTMLElement>('[data-step="1"] h2')?.focus();
};

// Clicked before the page finished loading, or just now (src/directives/presses.ts).
if (island?.querySelector('[data-wizard-start][data-pressed]')) showWebsite();
island?.addEventListener('hydrate', ({ target }) => {
  if (target instanceof Element && target.matches('[data-wizard-start]')) showWebsite();
});

// Same rule as in the wizard: the analysis needs a URL.
island?.addEventListener('input', ({ target }) => {
  if (isHydrated() || !(target instanceof HTMLInputElement)) return;
  const submit = target.form?.querySelector<HTMLButtonElement>('[type=submit]');
  if (submit) submit.disabled = target.value.trim() === '';
});
