/** Page object of the business check in one language. */
import type { Locator, Page } from '@playwright/test';
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import type { Band } from '../../../src/domain/wizard/score.ts';
import { getStepNumber, progressText, type Step } from '../../../src/islands/wizard/store/steps.ts';
import { pathOf } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect } from '../test.ts';

/** A website that the local backend can analyze (tests/fixtures/sites). */
export const WORKSHOP = `${process.env.FIXTURE_ORIGIN}/workshop/`;

export const BRAND = site.brand;

export const optionLabel = (option: string | { readonly label: string }): string =>
  typeof option === 'string' ? option : option.label;

export function wizardOn(page: Page, locale: Locale) {
  const { wizard, results, findings, shell } = copy[locale];
  const main = page.getByRole('main');
  const path = pathOf('analysis', locale);
  const button = (name: string): Locator => main.getByRole('button', { name, exact: true });
  /** Opens a URL of the check and waits until it is hydrated. */
  const open = async (search = ''): Promise<void> => {
    await page.goto(path + search);
    await waitForHydration(page);
  };
  const next = button(wizard.next);

  return {
    texts: { wizard, results, findings, shell },
    main,
    path,
    button,
    next,
    back: button(wizard.back),
    url: main.getByLabel(wizard.website.label),
    analyze: button(wizard.website.analyze),
    toResults: button(wizard.nextResults),
    heading: main.getByRole('heading', { level: 1 }),
    band: (id: Band): Locator => main.getByRole('heading', { name: results.bands[id].title, exact: true }),
    progress: main.getByRole('progressbar').first(),

    open,

    openStep: (step: Step): Promise<void> => open(`?step=${getStepNumber(step)}`),

    option: (name: string): Locator =>
      main.getByRole('radio', { name, exact: true }).or(main.getByRole('checkbox', { name, exact: true })),

    /** Expects a step's heading, progress and URL. */
    async expectStep(step: Step): Promise<void> {
      await expect(main.getByRole('heading', { level: 1, name: wizard[step].title })).toBeVisible();
      await expect(main.getByText(progressText(step, wizard.progress), { exact: true })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`[?&]step=${getStepNumber(step)}$`));
    },

    async expectResults(): Promise<void> {
      await expect(main.getByText(results.scoreLabel)).toBeVisible();
      await expect(page).toHaveURL(/[?&]step=results$/);
    },

    /** Expects the complete roadmap. */
    async expectRoadmap(): Promise<void> {
      const panel = main.getByRole('region', { name: results.roadmap.title });
      await expect(panel.locator('summary').getByRole('heading', { level: 3 }).first()).toBeVisible();
      await expect(main.getByText(fill(results.roadmap.generating, { brand: BRAND }))).toHaveCount(0);
    },
  };
}

export type WizardPage = ReturnType<typeof wizardOn>;
