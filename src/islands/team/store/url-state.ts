/** Filters, order and the open application in the URL. Never the search, which is personal data. */
import { APPLICATION_STATUSES, TEAM_TYPES } from '../../../domain/applications/application.ts';
import {
  type ApplicationFilter,
  NO_FILTER,
  OWNERSHIPS,
} from '../../../domain/applications/application-filter.ts';
import { ORDERS, type Order } from '../../../domain/applications/application-order.ts';

/** What the list shows: everything but likely spam, likely spam, or what needs a decision. */
export const LISTS = ['inbox', 'spam', 'warnings'] as const;
export type ListName = (typeof LISTS)[number];

export interface UrlState {
  readonly filter: ApplicationFilter;
  readonly order: Order;
  readonly list: ListName;
  /** Id of the open application. */
  readonly open: string | null;
}

export const INITIAL_URL_STATE: UrlState = {
  filter: NO_FILTER,
  order: 'newest',
  list: 'inbox',
  open: null,
};

const OPEN = 'application';
const ID = /^[-0-9A-Z_a-z]{1,64}$/;

const slugify = (type: string): string => type.toLowerCase().replaceAll(' ', '-');

/** Parses a URL, ignoring unknown values. */
export function parseUrlState({ search, hash }: Pick<Location, 'search' | 'hash'>): UrlState {
  const params = new URLSearchParams(search);
  const open = new URLSearchParams(hash.slice(1)).get(OPEN);
  return {
    filter: {
      type: TEAM_TYPES.find((type) => slugify(type) === params.get('type')) ?? 'All',
      status: APPLICATION_STATUSES.find((status) => status === params.get('status')) ?? 'All',
      owner: OWNERSHIPS.find((owner) => owner === params.get('owner')) ?? 'All',
    },
    order: ORDERS.find((order) => order === params.get('order')) ?? INITIAL_URL_STATE.order,
    list: LISTS.find((list) => list === params.get('view')) ?? INITIAL_URL_STATE.list,
    open: open !== null && ID.test(open) ? open : null,
  };
}

/**
 * Serializes the state as a query and a fragment.
 * @example serializeUrlState({ ...START, filter: { ...NO_FILTER, status: 'pending' }, open: '-Oa' }) // '?status=pending#application=-Oa'
 */
export function serializeUrlState({ filter, order, list, open }: UrlState): string {
  const params = new URLSearchParams();
  if (list !== INITIAL_URL_STATE.list) params.set('view', list);
  if (filter.type !== 'All') params.set('type', slugify(filter.type));
  if (filter.status !== 'All') params.set('status', filter.status);
  if (filter.owner !== 'All') params.set('owner', filter.owner);
  if (order !== INITIAL_URL_STATE.order) params.set('order', order);
  return `${params.size > 0 ? `?${params}` : ''}${open === null ? '' : `#${OPEN}=${open}`}`;
}
