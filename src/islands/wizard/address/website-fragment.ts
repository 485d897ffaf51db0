import { plainLine } from '../../../domain/values/text.ts';
import { WEBSITE_FRAGMENT } from '../../../share/fragments.ts';
import { placeToSearch } from '../store/places.ts';
import type { AddressBar } from './sync-url.ts';

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
export function takeWebsite({
  history,
  location,
}: {
  readonly history: Pick<AddressBar['history'], 'state' | 'replaceState'>;
  readonly location: AddressBar['location'];
}): string | null {
  const { pathname, search, hash } = location;
  if (!hash.startsWith(WEBSITE_FRAGMENT)) return null;
  const website = plainLine(decode(hash.slice(WEBSITE_FRAGMENT.length)), MAX_URL_LENGTH);
  if (website === '') return null;
  history.replaceState(history.state, '', pathname + placeToSearch('website', search));
  return website;
}
