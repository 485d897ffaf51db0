/** Playwright's `test` with what must hold on every page: nothing but loopback is asked for, no script fails, and no policy is broken. */
import { test as base, expect } from '@playwright/test';

export const test = base.extend<{ watch: undefined }>({
  watch: [
    async ({ context }, use) => {
      const faults: string[] = [];
      // The browser knows no other machine (playwright.config.ts). Routes would slow every request down.
      context.on('requestfailed', (request) => {
        if (request.failure()?.errorText === 'net::ERR_NAME_NOT_RESOLVED')
          faults.push(`asked for ${request.url()}`);
      });
      context.on('weberror', (error) => faults.push(`script error: ${error.error().message}`));
      context.on('console', (message) => {
        if (
          message.type() === 'error' &&
          /Content Security Policy|Policy broken|Hydration/i.test(message.text())
        )
          faults.push(message.text());
      });
      await context.addInitScript(() => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ violatedDirective, blockedURI, sourceFile }) => {
            // Where a script catches what comes of it, the browser says nothing itself.
            console.error(`Policy broken: ${violatedDirective} ${blockedURI} in ${sourceFile}`);
          },
        );
      });
      await use(undefined);
      expect(faults, 'requests beyond this machine, script errors, refused content').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
