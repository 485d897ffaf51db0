import { keepsAccount } from '../../accounts/kept-account.ts';
import type { BackendConfig } from '../config.ts';

/** Who is signed in; the identity SDK is loaded only where somebody is. */
async function userToken(config: BackendConfig): Promise<string | undefined> {
  if (!keepsAccount()) return undefined;
  const { visitorAuth } = await import('./visitor-auth.ts');
  return visitorAuth(config).token();
}

/** Proof that a page of the site calls; loaded only when the owner's file has a site key. */
async function pageToken(config: BackendConfig): Promise<string | undefined> {
  if (!config.appCheckSiteKey) return undefined;
  const { siteToken } = await import('../app-check.ts');
  return siteToken(config, config.appCheckSiteKey);
}

/**
 * Headers that say who calls. A token that cannot be had is left out: whether the call goes without is the function's to say.
 * @param token of whoever calls; left out: the visitor who is signed in
 */
export async function credentials(
  config: BackendConfig,
  token?: string,
): Promise<Readonly<Record<string, string>>> {
  const [user, page] = await Promise.allSettled([token ?? userToken(config), pageToken(config)]);
  return {
    ...(user.status === 'fulfilled' && user.value && { authorization: `Bearer ${user.value}` }),
    ...(page.status === 'fulfilled' && page.value && { 'x-firebase-appcheck': page.value }),
  };
}
