import { createRequire } from 'node:module';
import { ROOT } from '../../local/backend.ts';

// Without types or exports of its own; package.json pins the version.
const load = createRequire(import.meta.url);

/**
 * A token of whoever is signed in on this machine: GOOGLE_ACCESS_TOKEN, `npx firebase login`, or Google's application default
 * credentials, in this order. The last two are read by the Firebase command line's own code, which also renews them.
 * @returns null when nobody is
 */
export async function accessToken(): Promise<string | null> {
  const { GOOGLE_ACCESS_TOKEN: given } = process.env;
  if (given) return given;
  const accounts: { selectAccount(account: undefined, root: string): object | undefined } =
    load('firebase-tools/lib/auth');
  const { requireAuth }: { requireAuth(options: object): Promise<unknown> } = load(
    'firebase-tools/lib/requireAuth',
  );
  const { getAccessToken }: { getAccessToken(): Promise<string> } = load('firebase-tools/lib/apiv2');
  try {
    await requireAuth({ ...accounts.selectAccount(undefined, ROOT) });
    return await getAccessToken();
  } catch {
    return null;
  }
}
