import { keepsAccount } from '../services/kept-account.ts';

// Where somebody signed in earlier, /auth shows its form only once it is known that they are not any more: it would go
// again at once. src/hydration/wake.ts ends it.
if (keepsAccount()) document.querySelector('[data-island="auth"]')?.setAttribute('data-early', 'account');
