/**
 * In every page but the landing page, which waits for the first sign of interest (start.ts): where somebody signed in
 * earlier, the account comes into the header once the page stands, and /auth does not show a form that would go again at
 * once, until wake.ts ends that. It looks for itself, as src/services/kept-account.ts does: with an import it would be a
 * file that every visitor fetches.
 */
import address from './account-wake.ts?address';

try {
  if (Object.keys(localStorage).some((key) => /^firebase:authUser:.*:visitor$/.test(key))) {
    document.querySelector('[data-island="auth"]')?.setAttribute('data-early', 'account');
    addEventListener('load', () => void import(/* @vite-ignore */ address).catch(() => undefined));
  }
} catch {
  // A browser that blocks storage keeps no session.
}
