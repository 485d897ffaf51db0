/** The team's list: types, filters and orders. */
import type { ApplicantType, Application, ApplicationStatus, TeamType } from './application.ts';
import type { Order } from './application-order.ts';

/** Maps each applicant type to a team type (site configuration). */
export type TeamTypeByApplicantType = Readonly<Record<ApplicantType, TeamType>>;

const isApplicant = (
  type: Application['applicationType'],
  teamTypeByApplicantType: TeamTypeByApplicantType,
): type is ApplicantType => Object.hasOwn(teamTypeByApplicantType, type);

/**
 * The team type of an application. Records created with a team type keep it.
 * @example getTeamType('Founder', { Founder: 'Mentee', Agency: 'Mentor', Company: 'Business Partner' }) // 'Mentee'
 */
export const getTeamType = (
  type: Application['applicationType'],
  teamTypeByApplicantType: TeamTypeByApplicantType,
): TeamType => (isApplicant(type, teamTypeByApplicantType) ? teamTypeByApplicantType[type] : type);

/** Owner filter: the signed-in member, or nobody. */
export const OWNERSHIPS = ['mine', 'nobody'] as const;
export type Ownership = (typeof OWNERSHIPS)[number];

/** @param me uid of the signed-in member; undefined for a session of the shared code */
export const getOwnership = (
  { owner }: Pick<Application, 'owner'>,
  me: string | undefined,
): Ownership | 'others' => (owner === undefined ? 'nobody' : owner.uid === me ? 'mine' : 'others');

export interface ApplicationFilter {
  readonly type: TeamType | 'All';
  readonly status: ApplicationStatus | 'All';
  readonly owner: Ownership | 'All';
}

export const NO_FILTER: ApplicationFilter = { type: 'All', status: 'All', owner: 'All' };

export interface ListOptions {
  /** Uid of the signed-in member; undefined for a session of the shared code. */
  readonly me: string | undefined;
  readonly filter: ApplicationFilter;
  readonly order: Order;
  readonly teamTypeByApplicantType: TeamTypeByApplicantType;
  /** Ids that a search found; null: no search is active. */
  readonly searchHits: ReadonlySet<string> | null;
  /** Ids of likely spam, listed only with `only`. */
  readonly spam: ReadonlySet<string>;
  /** The only ids to list; null: all. */
  readonly only: ReadonlySet<string> | null;
  /** Ids that are shown although they no longer match: a decided row stays in its place. */
  readonly listed: ReadonlySet<string>;
}

/** Filters and sorts applications, in one pass over all of them on each change. */
export function filterApplications(
  newestFirst: readonly Application[],
  { filter, order, teamTypeByApplicantType, searchHits, spam, only, listed, me }: ListOptions,
) {
  const shown: Application[] = [];
  /** Number that match, without those that only stay listed. */
  let matching = 0;
  /** Number before filtering, likely spam only if that is listed. */
  let total = 0;
  for (const application of newestFirst) {
    const { id, status, applicationType } = application;
    if (!only && spam.has(id)) continue;
    const isCounted = !only || only.has(id);
    if (isCounted) total += 1;
    const isMatch =
      isCounted &&
      (searchHits === null || searchHits.has(id)) &&
      (filter.type === 'All' || filter.type === getTeamType(applicationType, teamTypeByApplicantType)) &&
      (filter.status === 'All' || filter.status === status) &&
      (filter.owner === 'All' || filter.owner === getOwnership(application, me));
    if (isMatch) matching += 1;
    else if (!listed.has(id)) continue;
    shown.push(application);
  }
  if (order === 'oldest') shown.reverse();
  return { shown, matching, total };
}
