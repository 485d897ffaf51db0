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
  OWNERSHIPS,
  type Ownership,
  ownershipOf,
  type TeamTypeByApplicant,
  teamTypeOf,
} from './application-filter.ts';
import { type Order, type Reader, sortApplications } from './application-order.ts';

/** Counts for each choice of a filter, with the other filters applied. */
export interface ApplicationCounts {
  readonly types: Readonly<Record<TeamType | 'All', number>>;
  readonly statuses: Readonly<Record<ApplicationStatus | 'All', number>>;
  readonly owners: Readonly<Record<Ownership | 'All', number>>;
}

export interface FilteredApplications {
  readonly shown: readonly Application[];
  readonly counts: ApplicationCounts;
  /** Number of applications before filtering, without likely spam. */
  readonly total: number;
}

const APPLICATION_TYPES: readonly Application['applicationType'][] = [...APPLICANT_TYPES, ...TEAM_TYPES];

const zeros = <K extends string>(keys: readonly K[]): Record<K | 'All', number> =>
  // TypeScript cannot infer the keys.
  Object.fromEntries(['All', ...keys].map((key) => [key, 0])) as Record<K | 'All', number>;

export interface ListRequest extends Reader {
  readonly filter: ApplicationFilter;
  readonly order: Order;
  readonly map: TeamTypeByApplicant;
  /** Ids that a search found; null: no search. */
  readonly found: ReadonlySet<string> | null;
  /** Ids of likely spam, and whether to show these or all others. */
  readonly spam: ReadonlySet<string>;
  readonly wantsSpam: boolean;
  /** Ids that are shown although they no longer fit the filters. */
  readonly held: ReadonlySet<string>;
}

/** Start and end of the days of a filter, in milliseconds since 1970. */
function timesOf({ from, to }: ApplicationFilter): readonly [number, number] {
  const end = to === '' ? null : new Date(`${to}T00:00`);
  end?.setDate(end.getDate() + 1);
  return [
    from === '' ? Number.NEGATIVE_INFINITY : new Date(`${from}T00:00`).getTime(),
    end?.getTime() ?? Number.POSITIVE_INFINITY,
  ];
}

/**
 * Filters and sorts applications, and counts what each other choice would show. Runs over every application on each key
 * press, so it counts in a table, and checks spam and search only if needed.
 */
export function filteredApplications(
  applications: readonly Application[],
  request: ListRequest,
): FilteredApplications {
  const { filter, order, map, found, spam, wantsSpam, held, me } = request;
  const teamTypes = APPLICATION_TYPES.map((type) => teamTypeOf(type, map));
  const fitsType = teamTypes.map((type) => filter.type === 'All' || type === filter.type);
  const fitsStatus = APPLICATION_STATUSES.map(
    (status) => filter.status === 'All' || status === filter.status,
  );
  const fitsOwner = OWNERSHIPS.map((owner) => filter.owner === 'All' || owner === filter.owner);
  const [begin, end] = timesOf(filter);
  const hasApart = spam.size > 0 || wantsSpam;
  /** Counts by type, status and owner. */
  const table = new Uint32Array(teamTypes.length * fitsStatus.length * fitsOwner.length);
  const placeOf = (type: number, status: number, owner: number): number =>
    (type * fitsStatus.length + status) * fitsOwner.length + owner;
  const shown: Application[] = [];
  let total = 0;
  for (const application of applications) {
    const { id, createdAt } = application;
    if (hasApart && spam.has(id) !== wantsSpam) continue;
    total += 1;
    if (found !== null && !found.has(id)) continue;
    if (createdAt < begin || createdAt >= end) continue;
    const type = APPLICATION_TYPES.indexOf(application.applicationType);
    const status = APPLICATION_STATUSES.indexOf(application.status);
    const owner = OWNERSHIPS.indexOf(ownershipOf(application, me));
    const place = placeOf(type, status, owner);
    table[place] = (table[place] ?? 0) + 1;
    if ((fitsType[type] && fitsStatus[status] && fitsOwner[owner]) || held.has(id)) shown.push(application);
  }

  const types = zeros(TEAM_TYPES);
  const statuses = zeros(APPLICATION_STATUSES);
  const owners = zeros(OWNERSHIPS);
  for (const [type, teamType] of teamTypes.entries())
    for (const [index, status] of APPLICATION_STATUSES.entries())
      for (const [place, owner] of OWNERSHIPS.entries()) {
        const count = table[placeOf(type, index, place)] ?? 0;
        if (fitsStatus[index] && fitsOwner[place]) {
          types[teamType] += count;
          types.All += count;
        }
        if (fitsType[type] && fitsOwner[place]) {
          statuses[status] += count;
          statuses.All += count;
        }
        if (fitsType[type] && fitsStatus[index]) {
          owners[owner] += count;
          owners.All += count;
        }
      }
  return { shown: sortApplications(shown, order, request), counts: { types, statuses, owners }, total };
}
