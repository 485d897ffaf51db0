import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { visitorApp } from './app.ts';
import type { BackendConfig } from './config.ts';

/**
 * Lets every later call prove that it comes from the site. Asks Google for it, so it runs only when a visitor acts, and
 * only when the owner's file has a site key. A second time changes nothing: the SDK gives back the same instance.
 */
export function protectCalls(config: BackendConfig, siteKey: string): void {
  initializeAppCheck(visitorApp(config), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}
