import type { ApplicantType, Application, ApplicationStatus, TeamType } from './application.ts';

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
