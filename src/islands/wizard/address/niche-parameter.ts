import { plainLine } from '../../../domain/values/text.ts';
import { MAX_NICHE } from '../../../domain/wizard/business-options.ts';
import type { AddressBar } from './address.ts';

const KEY = 'niche';

/**
 * The micro niche that an address brings along from the finder, taken out of it: it is kept with the answers from then
 * on. Null when there is none.
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
