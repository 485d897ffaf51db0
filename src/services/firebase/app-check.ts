import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { visitorApp } from './app.ts';
import type { BackendConfig } from './config.ts';

/**
 * Proof for one call that it comes from the site. Asks Google for it, so it runs only when a visitor acts, and only when
 * the owner's file has a site key. A second time the SDK gives back the same instance.
 */
export async function siteToken(config: BackendConfig, siteKey: string): Promise<string> {
  const appCheck = initializeAppCheck(visitorApp(config), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return (await getToken(appCheck)).token;
}
