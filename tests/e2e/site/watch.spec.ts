import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../test.ts';

// Tests the checks of test.ts, which must fail these tests.
test.fail('fails if a page requests another origin', async ({ page }) => {
  await page.goto('/imprint');
  await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => undefined));
});

test.describe('a context without a policy', () => {
  test.use({ bypassCSP: true });
  for (const url of ['https://elsewhere.example/', 'http://192.0.2.1/'])
    test.fail(`fails if a page requests ${url}`, async ({ page }) => {
      await page.goto('/imprint');
      await page.evaluate((address) => fetch(address, { mode: 'no-cors' }).catch(() => undefined), url);
    });
});

test.fail('fails if a page navigates to another origin', async ({ page }) => {
  await page.goto('https://elsewhere.example/').catch(() => undefined);
});

test.fail('fails if a script throws', async ({ page }) => {
  const failed = page.waitForEvent('pageerror');
  await page.goto('/imprint');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted');
    });
  });
  await failed;
});

test.fail('fails if a script catches a policy violation', async ({ page }) => {
  await page.goto('/imprint');
  await page.evaluate(async () => {
    const violated = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve));
    // In a timer, since the policy does not apply to evaluate() itself.
    setTimeout(() => {
      try {
        // As a schema library does to detect support.
        new Function('');
      } catch {}
    });
    await violated;
  });
});

test("finds axe violations in each of a page's states", async ({ page }) => {
  await page.goto('/imprint');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.locator('main').evaluate((main) => main.append(document.createElement('button')));
  expect(await findAxeViolations(page)).toEqual([expect.stringMatching(/^button-name: <button>/)]);
  expect(await findAxeViolations(page, ['button-name'])).toEqual([]);
  await page.locator('main').evaluate((main) => {
    main.append('It fades in.');
    main.animate({ opacity: [0.1, 1] }, { duration: 300 });
  });
  expect(await findAxeViolations(page, ['button-name'])).toEqual([]);
  // A reload removes axe from the page.
  await page.reload();
  expect(await findAxeViolations(page)).toEqual([]);
});
