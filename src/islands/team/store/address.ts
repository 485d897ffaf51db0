/** What of the dashboard stands in its address: filters and the open application, never what is searched for. */
import { APPLICATION_STATUSES, TEAM_TYPES } from '../../../domain/applications/application.ts';
import { type ApplicationFilter, NO_FILTER } from '../../../domain/applications/application-filter.ts';

export interface Place {
  readonly filter: ApplicationFilter;
  readonly wantsSpam: boolean;
  /** Id of the open application. */
  readonly open: string | null;
}

export const START: Place = { filter: NO_FILTER, wantsSpam: false, open: null };

const OPEN = 'application';
const ID = /^[-0-9A-Z_a-z]{1,64}$/;

const slug = (type: string): string => type.toLowerCase().replaceAll(' ', '-');

/** The place that an address asks for; what it does not know it leaves out. */
export function placeIn({ search, hash }: { readonly search: string; readonly hash: string }): Place {
  const asked = new URLSearchParams(search);
  const open = new URLSearchParams(hash.slice(1)).get(OPEN);
  return {
    filter: {
      type: TEAM_TYPES.find((type) => slug(type) === asked.get('type')) ?? 'All',
      status: APPLICATION_STATUSES.find((status) => status === asked.get('status')) ?? 'All',
    },
    wantsSpam: asked.get('view') === 'spam',
    open: open !== null && ID.test(open) ? open : null,
  };
}

/**
 * The end of a place's address.
 * @example addressOf({ filter: { type: 'All', status: 'pending' }, wantsSpam: false, open: '-Oa' }) // '?status=pending#application=-Oa'
 */
export function addressOf({ filter: { type, status }, wantsSpam, open }: Place): string {
  const asked = new URLSearchParams();
  if (wantsSpam) asked.set('view', 'spam');
  if (type !== 'All') asked.set('type', slug(type));
  if (status !== 'All') asked.set('status', status);
  return `${asked.size > 0 ? `?${asked}` : ''}${open === null ? '' : `#${OPEN}=${open}`}`;
}
