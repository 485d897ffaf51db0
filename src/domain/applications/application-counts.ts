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
import { isDue, type Order, sortApplications, type Viewer } from './application-order.ts';

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
  /** Number of applications before filtering: likely spam if `wantsSpam`, otherwise all others. */
  readonly total: number;
}

const APPLICATION_TYPES: readonly Application['applicationType'][] = [...APPLICANT_TYPES, ...TEAM_TYPES];

const zeros = <K extends string>(keys: readonly K[]): Record<K | 'All', number> =>
  // TypeScript cannot infer the keys.
  Object.fromEntries(['All', ...keys].map((key) => [key, 0])) as Record<K | 'All', number>;

export interface ListOptions extends Viewer {
  readonly filter: ApplicationFilter;
  readonly order: Order;
  readonly teamTypeByApplicantType: TeamTypeByApplicantType;
  /** Ids that a search found; null: no search is active. */
  readonly searchHits: ReadonlySet<string> | null;
  /** Ids of likely spam, and whether to show these or all others. */
  readonly spam: ReadonlySet<string>;
  readonly wantsSpam: boolean;
  /** Ids that are shown although they no longer match the filters. */
  readonly pinned: ReadonlySet<string>;
}

/** Start and end of the filter's date range, in milliseconds since 1970. */
function getTimeRange({ from, to }: ApplicationFilter): readonly [number, number] {
  const end = to === '' ? null : new Date(`${to}T00:00`);
  end?.setDate(end.getDate() + 1);
  return [
    from === '' ? Number.NEGATIVE_INFINITY : new Date(`${from}T00:00`).getTime(),
    end?.getTime() ?? Number.POSITIVE_INFINITY,
  ];
}

/**
 * Filters and sorts applications, and counts what every other choice would show. Runs over every application on each key
 * press, so it counts in a table, and checks spam and search only if needed.
 */
export function filterApplications(
  applications: readonly Application[],
  options: ListOptions,
): FilteredApplications {
  const { filter, order, teamTypeByApplicantType, searchHits, spam, wantsSpam, pinned, me } = options;
  const teamTypes = APPLICATION_TYPES.map((type) => getTeamType(type, teamTypeByApplicantType));
  const matchesType = teamTypes.map((type) => filter.type === 'All' || type === filter.type);
  const matchesStatus = APPLICATION_STATUSES.map(
    (status) => filter.status === 'All' || status === filter.status,
  );
  const matchesOwner = OWNERSHIPS.map((owner) => filter.owner === 'All' || owner === filter.owner);
  const [begin, end] = getTimeRange(filter);
  const separatesSpam = spam.size > 0 || wantsSpam;
  /** Counts by type, status and owner. */
  const table = new Uint32Array(teamTypes.length * matchesStatus.length * matchesOwner.length);
  const cellIndex = (type: number, status: number, owner: number): number =>
    (type * matchesStatus.length + status) * matchesOwner.length + owner;
  const shown: Application[] = [];
  const due: Application[] = [];
  let total = 0;
  for (const application of applications) {
    const { id, createdAt } = application;
    if (separatesSpam && spam.has(id) !== wantsSpam) continue;
    total += 1;
    if (searchHits !== null && !searchHits.has(id)) continue;
    if (createdAt < begin || createdAt >= end) continue;
    const type = APPLICATION_TYPES.indexOf(application.applicationType);
    const status = APPLICATION_STATUSES.indexOf(application.status);
    const owner = OWNERSHIPS.indexOf(getOwnership(application, me));
    const cell = cellIndex(type, status, owner);
    table[cell] = (table[cell] ?? 0) + 1;
    if ((matchesType[type] && matchesStatus[status] && matchesOwner[owner]) || pinned.has(id)) {
      shown.push(application);
      if (isDue(application, options)) due.push(application);
    }
  }

  const types = zeros(TEAM_TYPES);
  const statuses = zeros(APPLICATION_STATUSES);
  const owners = zeros(OWNERSHIPS);
  for (const [type, teamType] of teamTypes.entries())
    for (const [statusIndex, status] of APPLICATION_STATUSES.entries())
      for (const [ownerIndex, owner] of OWNERSHIPS.entries()) {
        const count = table[cellIndex(type, statusIndex, ownerIndex)] ?? 0;
        if (matchesStatus[statusIndex] && matchesOwner[ownerIndex]) {
          types[teamType] += count;
          types.All += count;
        }
        if (matchesType[type] && matchesOwner[ownerIndex]) {
          statuses[status] += count;
          statuses.All += count;
        }
        if (matchesType[type] && matchesStatus[statusIndex]) {
          owners[owner] += count;
          owners.All += count;
        }
      }
  return { shown: sortApplications(shown, order), due, counts: { types, statuses, owners }, total };
}
