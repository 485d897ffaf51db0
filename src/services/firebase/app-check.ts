import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { getVisitorApp } from './app.ts';
import type { BackendConfig } from './config.ts';

/**
 * App Check token for one call. It contacts Google, so it runs only after a visitor's action, and only if the owner's
 * file has a site key. The SDK returns the same instance on later calls.
 */
export async function getAppCheckToken(config: BackendConfig, siteKey: string): Promise<string> {
  const appCheck = initializeAppCheck(getVisitorApp(config), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return (await getToken(appCheck)).token;
}
