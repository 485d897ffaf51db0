/** Playwright's `test` with what must hold on every page: nothing but loopback is asked for, no script fails, and no policy is broken. */
import { test as base, expect } from '@playwright/test';

const isLocal = (url: string): boolean =>
  /^(?:https?|wss?):\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?\//.test(url);
const isRemote = (url: string): boolean => /^(?:https?|wss?):/.test(url) && !isLocal(url);

export const test = base.extend<{ watch: undefined }>({
  watch: [
    async ({ context }, use) => {
      const faults: string[] = [];
      await context.route(isRemoteUrl, (route) => {
        faults.push(`asked for ${route.request().url()}`);
        return route.abort();
      });
      context.on('weberror', (error) => faults.push(`script error: ${error.error().message}`));
      context.on('console', (message) => {
        if (message.type() === 'error' && /Content Security Policy|Hydration/i.test(message.text()))
          faults.push(message.text());
      });
      await context.exposeFunction('policyBroken', (what: string) => faults.push(`policy broken: ${what}`));
      await context.addInitScript(() => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ violatedDirective, blockedURI, sourceFile }) => {
            Reflect.apply(Reflect.get(window, 'policyBroken'), null, [
              `${violatedDirective} ${blockedURI} in ${sourceFile}`,
            ]);
          },
        );
      });
      await use(undefined);
      expect(faults, 'requests beyond this machine, script errors, refused content').toEqual([]);
    },
    { auto: true },
  ],
});

const isRemoteUrl = (url: URL): boolean => isRemote(url.href);

export { expect };
