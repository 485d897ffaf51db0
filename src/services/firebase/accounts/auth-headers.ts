import { hasStoredAccount } from '../../accounts/stored-account.ts';
import type { BackendConfig } from '../config.ts';

/** The signed-in visitor's token. Loads the identity SDK only if somebody is signed in. */
async function getUserToken(config: BackendConfig): Promise<string | undefined> {
  if (!hasStoredAccount()) return undefined;
  const { getVisitorAuth } = await import('./visitor-auth.ts');
  return getVisitorAuth(config).getToken();
}

/** The App Check token. Loads the SDK only if the site configuration has a site key. */
async function loadAppCheckToken(config: BackendConfig): Promise<string | undefined> {
  if (!config.appCheckSiteKey) return undefined;
  const { getAppCheckToken } = await import('../app-check.ts');
  return getAppCheckToken(config, config.appCheckSiteKey);
}

/**
 * Headers that authenticate a call. Omits a token that is unavailable: the function decides whether it is required.
 * @param token the caller's; defaults to the signed-in visitor's
 */
export async function getAuthHeaders(
  config: BackendConfig,
  token?: string,
): Promise<Readonly<Record<string, string>>> {
  const [user, page] = await Promise.allSettled([token ?? getUserToken(config), loadAppCheckToken(config)]);
  return {
    ...(user.status === 'fulfilled' && user.value && { authorization: `Bearer ${user.value}` }),
    ...(page.status === 'fulfilled' && page.value && { 'x-firebase-appcheck': page.value }),
  };
}
