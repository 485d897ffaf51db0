/** The team's list and its numbers, in one walk over all applications. */
import {
  APPLICANT_TYPES,
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

const APPLICATION_TYPES: readonly Application['applicationType'][] = [...APPLICANT_TYPES, ...TEAM_TYPES];

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

/**
 * Applications that fit the filters, in their order, and what each other choice would show. It walks over every
 * application at each press, so it counts by place in a table, and asks of spam and search only where there is any.
 */
export function filteredApplications(
  applications: readonly Application[],
  { filter, map, found, spam, wantsSpam, held }: Asked,
): FilteredApplications {
  const teamTypes = APPLICATION_TYPES.map((type) => teamTypeOf(type, map));
  const fitsType = teamTypes.map((type) => filter.type === 'All' || type === filter.type);
  const fitsStatus = APPLICATION_STATUSES.map(
    (status) => filter.status === 'All' || status === filter.status,
  );
  const hasApart = spam.size > 0 || wantsSpam;
  /** How many there are of each type with each status. */
  const table = new Uint32Array(teamTypes.length * fitsStatus.length);
  const shown: Application[] = [];
  let total = 0;
  for (const application of applications) {
    const { id } = application;
    if (hasApart && spam.has(id) !== wantsSpam) continue;
    total += 1;
    if (found !== null && !found.has(id)) continue;
    const type = APPLICATION_TYPES.indexOf(application.applicationType);
    const status = APPLICATION_STATUSES.indexOf(application.status);
    const place = type * fitsStatus.length + status;
    table[place] = (table[place] ?? 0) + 1;
    if ((fitsType[type] && fitsStatus[status]) || held.has(id)) shown.push(application);
  }

  const types = zeros(TEAM_TYPES);
  const statuses = zeros(APPLICATION_STATUSES);
  for (const [type, teamType] of teamTypes.entries())
    for (const [index, status] of APPLICATION_STATUSES.entries()) {
      const count = table[type * fitsStatus.length + index] ?? 0;
      if (fitsStatus[index]) {
        types[teamType] += count;
        types.All += count;
      }
      if (fitsType[type]) {
        statuses[status] += count;
        statuses.All += count;
      }
    }
  return { shown, counts: { types, statuses }, total };
}
