import type { Page } from '@playwright/test';
import { dashboard as german } from '../../../src/copy/de/team/dashboard.ts';
import { dashboard as english } from '../../../src/copy/en/team/dashboard.ts';
import { patternOf } from '../../../src/copy/testing/pattern-of.ts';
import { pathOf } from '../../../src/routes.ts';
import { expect } from '../test.ts';
import { waitForHydration } from './hydration.ts';
import type { Specified } from './languages.ts';

export const CODE = process.env.TEAM_CODE ?? '';

const TEXTS = {
  en: {
    code: 'Access code',
    unlock: 'Unlock',
    wrong: 'Incorrect password. Please try again.',
    tooMany: /^Too many attempts/,
    removed: 'You’re no longer on the team, so you can’t use the dashboard anymore.',
    signedOut: 'You’ve been signed out.',
    codeChanged: 'The team code has been changed. Please enter the new one.',
    count: /^\d+ of \d+ applications$/,
    empty: 'No applications found matching the selected filters.',
    loading: 'Loading applications...',
    type: 'Type',
    status: 'Status',
    types: ['All', 'Mentor', 'Mentee', 'Business Partner'],
    statuses: ['All', 'Pending', 'Approved', 'Rejected'],
    failed: 'Error updating status: Permission denied',
    reconnecting: patternOf(english.reconnecting),
    undo: 'Undo',
    list: 'Applications',
    detail: 'Application',
    search: 'Search',
  },
  de: {
    code: 'Zugangscode',
    unlock: 'Freischalten',
    wrong: 'Falscher Zugangscode. Bitte versuchen Sie es noch einmal.',
    tooMany: /^Zu viele Versuche/,
    removed: 'Sie gehören nicht mehr zum Team. Das Dashboard wurde deshalb geschlossen.',
    signedOut: 'Sie wurden abgemeldet.',
    codeChanged: 'Der Teamcode wurde geändert. Bitte geben Sie den neuen ein.',
    count: /^\d+ von \d+ Bewerbungen$/,
    empty: 'Keine Bewerbungen passen zu den gewählten Filtern.',
    loading: 'Bewerbungen werden geladen …',
    type: 'Art',
    status: 'Status',
    types: ['Alle', 'Mentor', 'Mentee', 'Geschäftspartner'],
    statuses: ['Alle', 'Offen', 'Angenommen', 'Abgelehnt'],
    failed: 'Der Status konnte nicht geändert werden: Keine Berechtigung',
    reconnecting: patternOf(german.reconnecting),
    undo: 'Rückgängig',
    list: 'Bewerbungen',
    detail: 'Bewerbung',
    search: 'Suche',
  },
} as const;

/** Opens the dashboard's gate and waits until it is hydrated. */
export const openGate = async (page: Page, locale: Specified) => {
  const texts = TEXTS[locale];
  await page.goto(pathOf('teamdashboard', locale));
  await waitForHydration(page);
  const main = page.getByRole('main');
  const input = main.getByLabel(texts.code, { exact: true });
  const unlock = main.getByRole('button', { name: texts.unlock });
  const enter = async (code: string) => {
    await input.fill(code);
    await unlock.click();
  };
  const list = main.getByRole('region', { name: texts.list, exact: true });
  const card = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  const detail = main.getByRole('region', { name: texts.detail, exact: true });
  const choose = async (filter: string, choice: string) => {
    await main.getByLabel(filter, { exact: true }).selectOption({ label: choice });
  };
  return { texts, main, input, enter, list, card, detail, choose };
};

/** Opens the dashboard with the team code. */
export const openDashboard = async (page: Page, locale: Specified) => {
  const gate = await openGate(page, locale);
  await gate.enter(CODE);
  // A function's first call starts it.
  await expect(gate.main.getByRole('status')).not.toHaveText(gate.texts.loading, { timeout: 60_000 });
  await expect(gate.main.getByLabel(gate.texts.type, { exact: true })).toBeVisible();
  return { page, ...gate };
};
