/** The team's list and its counts, in one pass over all applications. */
import {
  APPLICANT_TYPES,
  APPLICATION_STATUSES,
  type Application,
  type ApplicationStatus,
  TEAM_TYPES,
  type TeamType,
} from './application.ts';
import {
  type ApplicationFilter,
  getOwnership,
  getTeamType,
  OWNERSHIPS,
  type Ownership,
  type TeamTypeByApplicantType,
} from './application-filter.ts';
import { isDue, type Order, type Viewer } from './application-order.ts';

/** Counts for each choice of a filter, with the other filters applied. */
export interface ApplicationCounts {
  readonly types: Readonly<Record<TeamType | 'All', number>>;
  readonly statuses: Readonly<Record<ApplicationStatus | 'All', number>>;
  readonly owners: Readonly<Record<Ownership | 'All', number>>;
}

export interface FilteredApplications {
  readonly shown: readonly Application[];
  /** Those of `shown` whose reminder by the viewer is due, newest first. */
  readonly due: readonly Application[];
  readonly counts: ApplicationCounts;
  /** Number of applications that match the filters, without pinned ones. */
  readonly matching: number;
  /** Number of applications before filtering, likely spam only if that is listed. */
  readonly total: number;
}

const zeros = <K extends string>(keys: readonly K[]): Record<K | 'All' | 'others', number> =>
  // TypeScript cannot infer the keys.
  Object.fromEntries(['All', ...keys].map((key) => [key, 0])) as Record<K | 'All' | 'others', number>;

export interface ListOptions extends Viewer {
  readonly filter: ApplicationFilter;
  readonly order: Order;
  readonly teamTypeByApplicantType: TeamTypeByApplicantType;
  /** Ids that a search found; null: no search is active. */
  readonly searchHits: ReadonlySet<string> | null;
  /** Ids of likely spam, listed only with `only`. */
  readonly spam: ReadonlySet<string>;
  /** The only ids to list; null: all. */
  readonly only: ReadonlySet<string> | null;
  /** Ids that are shown although they no longer match the filters. */
  readonly pinned: ReadonlySet<string>;
  /** Id that is shown in any case; null: none. */
  readonly kept: string | null;
}

/**
 * Filters and sorts applications, and counts what every other choice would show. Runs over every application on each key
 * press, so it checks spam and search only if needed.
 */
export function filterApplications(
  newestFirst: readonly Application[],
  options: ListOptions,
): FilteredApplications {
  const { filter, order, teamTypeByApplicantType, searchHits, spam, only, pinned, kept, me } = options;
  const [types, statuses, owners] = [zeros(TEAM_TYPES), zeros(APPLICATION_STATUSES), zeros(OWNERSHIPS)];
  owners.others = 0;
  const shown: Application[] = [];
  const due: Application[] = [];
  let matching = 0;
  let total = 0;
  const teamTypes = new Map<Application['applicationType'], TeamType>(
    [...APPLICANT_TYPES, ...TEAM_TYPES].map((type) => [type, getTeamType(type, teamTypeByApplicantType)]),
  );
  for (const application of newestFirst) {
    const { id, status } = application;
    const isListed = only ? only.has(id) : !(spam.size > 0 && spam.has(id));
    if (isListed) total += 1;
    if (!isListed || (searchHits !== null && !searchHits.has(id))) {
      if (id === kept) shown.push(application);
      continue;
    }
    const type = teamTypes.get(application.applicationType) ?? 'Mentee';
    const owner = getOwnership(application, me);
    const isType = filter.type === 'All' || filter.type === type;
    const isStatus = filter.status === 'All' || filter.status === status;
    const isOwner = filter.owner === 'All' || filter.owner === owner;
    if (isStatus && isOwner) types[type] += 1;
    if (isType && isOwner) statuses[status] += 1;
    if (isType && isStatus) owners[owner] += 1;
    const isMatch = isType && isStatus && isOwner;
    if (isMatch) matching += 1;
    if (!isMatch && id !== kept && !pinned.has(id)) continue;
    shown.push(application);
    if (application.remindOn !== undefined && isDue(application, options)) due.push(application);
  }
  for (const counts of [types, statuses, owners])
    counts.All = Object.values(counts).reduce((all, count) => all + count, 0);
  if (order === 'oldest') shown.reverse();
  return { shown, due, counts: { types, statuses, owners }, matching, total };
}
