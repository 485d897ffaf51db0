import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { findings } from '../../copy/en/website/findings.ts';
import type { results } from '../../copy/en/wizard/results.ts';
import type { wizard } from '../../copy/en/wizard/wizard.ts';
import type { Translated } from '../../copy/shape.ts';
import type { Locale } from '../../domain/site/locale.ts';
import type { WizardState } from './store/state.ts';
import type { WizardStore } from './store/wizard-store.ts';

/** The texts of the steps. */
export interface StepTexts {
  readonly wizard: Translated<typeof wizard>;
}

/** All texts of one language. */
export interface WizardTexts extends StepTexts {
  readonly results: Translated<typeof results>;
  readonly findings: Translated<typeof findings>;
}

/** The texts that load with the lazy parts. */
export type ResultTexts = Omit<WizardTexts, 'wizard'>;

/** Values from the site configuration that the wizard shows. */
export interface WizardOwner {
  readonly brand: string;
  readonly booking: { readonly href: string; readonly label: string; readonly newTab: string };
  /** The article about the website report, if there is one. */
  readonly guide: string | null;
}

export interface Wizard {
  readonly store: WizardStore;
  readonly texts: StepTexts;
  readonly owner: WizardOwner;
  readonly locale: Locale;
}

/** What is understood so far, next to each step; null until its script has loaded. */
export const SoFarContext = createContext<ReactNode>(null);

/** The wizard's context within a result. */
export interface WizardWithResult extends Wizard {
  readonly texts: WizardTexts;
}

export const WizardContext = createContext<Wizard | null>(null);

/** The wizard's context. Its value never changes, so reading it never causes a render. */
export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('useWizard() needs a WizardContext');
  return wizard;
}

export const ResultContext = createContext<WizardWithResult | null>(null);

/** The wizard's context within a result, with its texts. */
export function useResult(): WizardWithResult {
  const wizard = use(ResultContext);
  if (!wizard) throw new Error('useResult() needs a ResultContext');
  return wizard;
}

/**
 * Selects a part of the wizard's state; renders only when that part changes.
 * @param select must return the same object for the same state
 */
export function useWizardState<T>(select: (state: WizardState) => T): T {
  const { $state } = useWizard().store;
  const read = (): T => select($state.get());
  return useSyncExternalStore((changed) => $state.listen(changed), read, read);
}
