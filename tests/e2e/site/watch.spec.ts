import { axeFaults } from '../support/axe.ts';
import { expect, test } from '../test.ts';

// The watch itself: these pages must make their tests fail.
test.fail('a page that asks another origin is found', async ({ page }) => {
  await page.goto('/imprint');
  await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => undefined));
});

test.describe('without a policy', () => {
  test.use({ bypassCSP: true });
  for (const url of ['https://elsewhere.example/', 'http://192.0.2.1/'])
    test.fail(`a page that asks ${url} is found`, async ({ page }) => {
      await page.goto('/imprint');
      await page.evaluate((address) => fetch(address, { mode: 'no-cors' }).catch(() => undefined), url);
    });
});

test.fail('a page that leads to another origin is found', async ({ page }) => {
  await page.goto('https://elsewhere.example/').catch(() => undefined);
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

test.fail('a page that breaks its policy without a word is found', async ({ page }) => {
  await page.goto('/imprint');
  await page.evaluate(async () => {
    const heard = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve));
    // Later, since what a test evaluates is itself free of the policy.
    setTimeout(() => {
      try {
        // What a schema library does to see whether it may.
        new Function('');
      } catch {}
    });
    await heard;
  });
});

test('what axe faults is found in each state of a page', async ({ page }) => {
  await page.goto('/imprint');
  expect(await axeFaults(page)).toEqual([]);
  await page.locator('main').evaluate((main) => main.append(document.createElement('button')));
  expect(await axeFaults(page)).toEqual([expect.stringMatching(/^button-name: <button>/)]);
  expect(await axeFaults(page, ['button-name'])).toEqual([]);
  await page.locator('main').evaluate((main) => {
    main.append('It fades in.');
    main.animate({ opacity: [0.1, 1] }, { duration: 300 });
  });
  expect(await axeFaults(page, ['button-name'])).toEqual([]);
  // A page that is loaded anew has lost the script.
  await page.reload();
  expect(await axeFaults(page)).toEqual([]);
});
