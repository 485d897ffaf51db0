/** Playwright's `test`; fails if a page requests another host, throws, or violates its content security policy. */
import { test as base, expect } from '@playwright/test';

export const test = base.extend<{ watch: undefined }>({
  watch: [
    async ({ context }, use) => {
      const errors: string[] = [];
      // The browser resolves no other host (playwright.config.ts). A route would slow down every request.
      context.on('requestfailed', (request) => {
        if (request.failure()?.errorText === 'net::ERR_NAME_NOT_RESOLVED')
          errors.push(`requested ${request.url()}`);
      });
      context.on('weberror', (error) => errors.push(`script error: ${error.error().message}`));
      context.on('console', (message) => {
        if (
          message.type() === 'error' &&
          /Content Security Policy|Policy violation|Hydration/i.test(message.text())
        )
          errors.push(message.text());
      });
      await context.addInitScript(() => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ violatedDirective, blockedURI, sourceFile }) => {
            // If a script catches the error, the browser logs nothing.
            console.error(`Policy violation: ${violatedDirective} ${blockedURI} in ${sourceFile}`);
          },
        );
      });
      await use(undefined);
      expect(errors, 'requests to other hosts, script errors, policy violations').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
