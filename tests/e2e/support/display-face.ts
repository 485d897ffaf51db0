import type { Page } from '@playwright/test';

/** Waits for the display face, which loads after the first paint. */
export const waitForDisplayFace = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Familjen') && status === 'loaded'),
  );
