import { plainLine } from '../../../domain/values/text.ts';
import { MAX_NICHE } from '../../../domain/wizard/business-options.ts';
import type { AddressBar } from './sync-url.ts';

const KEY = 'niche';

/**
 * Takes the micro niche from the finder out of the URL; it is stored with the answers from then on. Null if there is
 * none.
 */
export function takeNiche({
  history,
  location,
}: {
  readonly history: Pick<AddressBar['history'], 'state' | 'replaceState'>;
  readonly location: AddressBar['location'];
}): string | null {
  const params = new URLSearchParams(location.search);
  const niche = plainLine(params.get(KEY) ?? '', MAX_NICHE);
  if (!params.has(KEY)) return null;
  params.delete(KEY);
  const search = params.toString();
  history.replaceState(
    history.state,
    '',
    location.pathname + (search === '' ? '' : `?${search}`) + location.hash,
  );
  return niche === '' ? null : niche;
}
