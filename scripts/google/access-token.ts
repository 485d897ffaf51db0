import { createRequire } from 'node:module';
import { ROOT } from '../../local/backend.ts';
import { request } from '../request.ts';

// firebase-tools has no types or public exports; package.json pins its version.
const load = createRequire(import.meta.url);

/**
 * Reads a token for the user signed in on this machine: GOOGLE_ACCESS_TOKEN, `npx firebase login`, or Google's application
 * default credentials, in this order. The Firebase CLI's own code reads and refreshes the last two.
 * @returns null if nobody is signed in
 * @throws offline, if the token has to be renewed
 */
export async function readAccessToken(): Promise<string | null> {
  const { GOOGLE_ACCESS_TOKEN: tokenFromEnvironment } = process.env;
  if (tokenFromEnvironment) return tokenFromEnvironment;
  const { selectAccount }: { selectAccount(account: undefined, root: string): object | undefined } =
    load('firebase-tools/lib/auth');
  const account = selectAccount(undefined, ROOT);
  const { googleOrigin }: { googleOrigin(): string } = load('firebase-tools/lib/api');
  const { requireAuth }: { requireAuth(options: object): Promise<unknown> } = load(
    'firebase-tools/lib/requireAuth',
  );
  const { getAccessToken }: { getAccessToken(): Promise<string> } = load('firebase-tools/lib/apiv2');
  try {
    await requireAuth({ ...account });
    return await getAccessToken();
  } catch {
    if (account ?? process.env.GOOGLE_APPLICATION_CREDENTIALS) await request(googleOrigin());
    return null;
  }
}
