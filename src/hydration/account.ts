import { keepsAccount } from '../services/kept-account.ts';

let isMade = false;

/**
 * The island of the account in the header, asleep: no page has it in its HTML, and where nobody has signed in there is none,
 * but on the page where they do.
 */
export function accountIsland(): HTMLElement | null {
  const button = document.querySelector('.header .menu-button');
  const isWanted = keepsAccount() || document.querySelector('[data-island="auth"]') !== null;
  if (isMade || !button || !isWanted) return null;
  isMade = true;
  const island = document.createElement('div');
  island.dataset.island = 'account';
  island.dataset.props = `/islands/account.${document.documentElement.lang}.json`;
  island.append(document.createElement('div'));
  button.before(island);
  return island;
}
