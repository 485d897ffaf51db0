/**
 * What the page of the business check shows until the wizard's own script is there, as `data-early` on its island: the
 * frame of what the address asks for, or the website step once it is started. src/directives/Island.tsx ends it.
 */
const island = document.querySelector<HTMLElement>('astro-island[client=soon]');

const show = (early: 'coming' | 'website'): void => island?.setAttribute('data-early', early);

const step = new URLSearchParams(location.search).get('step') ?? '0';
const { hash } = location;
if (step === '1' || hash.startsWith('#website=')) show('website');
else if (step !== '0' || hash.startsWith('#r=') || hash === '#example') show('coming');

const isAsleep = (): boolean => island?.dataset.awake === undefined;

const showWebsite = (): void => {
  show('website');
  island?.querySelector<HTMLElement>('[data-step="1"] h1')?.focus();
};

// Pressed before the whole page was there, or now (src/directives/presses.ts).
if (island?.querySelector('[data-wizard-start][data-pressed]')) showWebsite();
island?.addEventListener('wake', ({ target }) => {
  if (target instanceof Element && target.matches('[data-wizard-start]')) showWebsite();
});

// As the wizard will have it: there is nothing to analyze without an address.
island?.addEventListener('input', ({ target }) => {
  if (!isAsleep() || !(target instanceof HTMLInputElement)) return;
  const submit = target.form?.querySelector<HTMLButtonElement>('[type=submit]');
  if (submit) submit.disabled = target.value.trim() === '';
});
