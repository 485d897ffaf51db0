/**
 * In every page but the landing page, which waits for the first sign of interest (start.ts): where somebody signed in
 * earlier, the account comes into the header once the page is on the screen, and /auth does not show a form that would go
 * again at once, until wake.ts ends that. It looks for itself, as src/services/kept-account.ts does: with an import it would
 * be a file that every visitor fetches.
 */
import address from './account-wake.ts?address';

const hasAccount = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => /^firebase:authUser:.*:visitor$/.test(key));
  } catch {
    // A browser that blocks storage keeps no session.
    return false;
  }
};

const form = document.querySelector('[data-island="auth"]');
// Elsewhere not before the page is there: a browser may have to wait for what it keeps.
if (form && hasAccount()) form.setAttribute('data-early', 'account');
addEventListener('painted', () => {
  if (hasAccount()) void import(/* @vite-ignore */ address).catch(() => undefined);
});
