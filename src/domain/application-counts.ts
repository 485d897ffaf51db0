/** The team's list and its numbers, in one walk over all applications. */
import {
  APPLICATION_STATUSES,
  type Application,
  type ApplicationStatus,
  TEAM_TYPES,
  type TeamType,
} from './application.ts';
import { type ApplicationFilter, type TeamTypeByApplicant, teamTypeOf } from './application-filter.ts';

/** How many there are for each choice of a filter, as all other filters stand. */
export interface ApplicationCounts {
  readonly types: Readonly<Record<TeamType | 'All', number>>;
  readonly statuses: Readonly<Record<ApplicationStatus | 'All', number>>;
}

export interface FilteredApplications {
  readonly shown: readonly Application[];
  readonly counts: ApplicationCounts;
  /** How many there are without any filter, likely spam apart. */
  readonly total: number;
}

const zeros = <K extends string>(keys: readonly K[]): Record<K | 'All', number> =>
  // An object of these keys, which its type cannot follow.
  Object.fromEntries(['All', ...keys].map((key) => [key, 0])) as Record<K | 'All', number>;

export interface Asked {
  readonly filter: ApplicationFilter;
  readonly map: TeamTypeByApplicant;
  /** Ids that a search found; null: no search. */
  readonly found: ReadonlySet<string> | null;
  /** Ids of likely spam, and whether these are asked for or all others. */
  readonly spam: ReadonlySet<string>;
  readonly wantsSpam: boolean;
  /** Ids that are shown although they no longer fit type and status. */
  readonly held: ReadonlySet<string>;
}

/** Applications that fit the filters, in their order, and what each other choice would show. */
export function filteredApplications(
  applications: readonly Application[],
  { filter, map, found, spam, wantsSpam, held }: Asked,
): FilteredApplications {
  const types = zeros(TEAM_TYPES);
  const statuses = zeros(APPLICATION_STATUSES);
  const shown: Application[] = [];
  let total = 0;
  for (const application of applications) {
    const { id, status } = application;
    if (spam.has(id) !== wantsSpam) continue;
    total += 1;
    if (found && !found.has(id)) continue;
    const type = teamTypeOf(application.applicationType, map);
    const fitsType = filter.type === 'All' || type === filter.type;
    const fitsStatus = filter.status === 'All' || status === filter.status;
    if (fitsStatus) {
      types[type] += 1;
      types.All += 1;
    }
    if (fitsType) {
      statuses[status] += 1;
      statuses.All += 1;
    }
    if ((fitsType && fitsStatus) || held.has(id)) shown.push(application);
  }
  return { shown, counts: { types, statuses }, total };
}
