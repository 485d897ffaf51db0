/** Loads the visit counter at the first interaction. */
import address from './visit.ts?address';

const start = (): void => void import(/* @vite-ignore */ address).catch(() => undefined);

for (const sign of ['pointermove', 'pointerdown', 'focusin', 'keydown'])
  addEventListener(sign, start, { once: true, passive: true });
