import type { BackendConfig } from './config.ts';

/** True when a visitor signed in earlier in this browser (see identity.ts). */
export function hasVisitorSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'));
  } catch {
    // A browser that blocks storage keeps no session either.
    return false;
  }
}

/** Who is signed in; the identity SDK is loaded only where somebody is. */
async function userToken(config: BackendConfig): Promise<string | undefined> {
  if (!hasVisitorSession()) return undefined;
  const { visitorAuth } = await import('./identity.ts');
  const auth = visitorAuth(config);
  await auth.authStateReady();
  return auth.currentUser?.getIdToken();
}

/** Proof that a page of the site calls; loaded only when the owner's file has a site key. */
async function pageToken(config: BackendConfig): Promise<string | undefined> {
  if (!config.appCheckSiteKey) return undefined;
  const { siteToken } = await import('./app-check.ts');
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
