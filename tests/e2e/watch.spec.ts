import { test } from './test.ts';

// The watch itself: these pages must make their tests fail.
test.fail('a page that asks another origin is found', async ({ page }) => {
  await page.goto('/imprint');
  await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => undefined));
});

test.fail('a page whose script fails is found', async ({ page }) => {
  const failed = page.waitForEvent('pageerror');
  await page.goto('/imprint');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted');
    });
  });
  await failed;
});
