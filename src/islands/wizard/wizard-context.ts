import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { steps } from '../../copy/en/wizard/steps.ts';
import type { wizard } from '../../copy/en/wizard/wizard.ts';
import type { Copy, Translated } from '../../copy/shape.ts';
import type { Locale } from '../../domain/site/locale.ts';
import type { PlanActions } from './store/plan-actions.ts';
import type { WizardState } from './store/state.ts';
import type { WizardStore } from './store/wizard-store.ts';

/** The texts that load with the island: welcome, first step, and what leads through the steps. */
export interface FirstTexts {
  readonly wizard: Translated<typeof wizard>;
}

/** The texts that load with the lazy parts. */
export interface LaterTexts extends Pick<Copy, 'results' | 'findings'> {
  readonly steps: Translated<typeof steps>;
}

/** All texts of one language. */
export interface WizardTexts extends Pick<Copy, 'results' | 'findings'> {
  readonly wizard: FirstTexts['wizard'] & LaterTexts['steps'];
}

/** Values from the site configuration that the wizard shows. */
export interface WizardOwner {
  readonly brand: string;
  readonly booking: { readonly href: string; readonly label: string; readonly newTab: string };
  /** The article about the website report, if there is one. */
  readonly guide: string | null;
}

export interface Wizard {
  readonly store: WizardStore;
  readonly texts: FirstTexts;
  readonly owner: WizardOwner;
  readonly locale: Locale;
}

/** The wizard after its first step. */
export interface WholeWizard extends Wizard {
  readonly store: WizardStore & PlanActions;
  readonly texts: WizardTexts;
}

/** What is understood so far, next to each step; null until its script has loaded. */
export const SoFarContext = createContext<ReactNode>(null);

export const WizardContext = createContext<Wizard | null>(null);

/** The wizard's context. Its value never changes, so reading it never causes a render. */
export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('useWizard() needs a WizardContext');
  return wizard;
}

export const ResultContext = createContext<WholeWizard | null>(null);

/** The wizard's context after the first step, with all texts and actions. */
export function useResult(): WholeWizard {
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
