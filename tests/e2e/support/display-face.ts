import type { Page } from '@playwright/test';

/** Comes to its end once the display face is shown, which arrives after the first paint. */
export const displayFaceShown = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Familjen') && status === 'loaded'),
  );
