/** Input for the check that other pages put into its URL. */
import { plainLine } from '../../../domain/values/text.ts';
import { MAX_NICHE } from '../../../domain/wizard/business-options.ts';
import { WEBSITE_FRAGMENT } from '../../../share/fragments.ts';
import { placeToSearch } from '../store/steps.ts';
import type { AddressBar } from './sync-url.ts';

interface Address {
  readonly history: Pick<AddressBar['history'], 'state' | 'replaceState'>;
  readonly location: AddressBar['location'];
}

const NICHE_KEY = 'niche';

/** Takes the micro niche from the finder out of the URL. Null if there is none. */
export function takeNiche({ history, location }: Address): string | null {
  const params = new URLSearchParams(location.search);
  const niche = plainLine(params.get(NICHE_KEY) ?? '', MAX_NICHE);
  if (!params.has(NICHE_KEY)) return null;
  params.delete(NICHE_KEY);
  const search = params.toString();
  history.replaceState(
    history.state,
    '',
    location.pathname + (search === '' ? '' : `?${search}`) + location.hash,
  );
  return niche === '' ? null : niche;
}

const MAX_URL_LENGTH = 2048;

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Takes the website typed on the landing page out of the fragment, and sets the URL to the website step. Null if there
 * is none.
 */
export function takeWebsite({ history, location }: Address): string | null {
  const { pathname, search, hash } = location;
  if (!hash.startsWith(WEBSITE_FRAGMENT)) return null;
  const website = plainLine(decode(hash.slice(WEBSITE_FRAGMENT.length)), MAX_URL_LENGTH);
  if (website === '') return null;
  history.replaceState(history.state, '', pathname + placeToSearch('website', search));
  return website;
}
