import type { ApplicantType, Application, ApplicationStatus, TeamType } from './application.ts';

/** Under which of the team's types each applicant appears (the owner's file). */
export type TeamTypeByApplicant = Readonly<Record<ApplicantType, TeamType>>;

const isApplicant = (type: Application['applicationType'], map: TeamTypeByApplicant): type is ApplicantType =>
  Object.hasOwn(map, type);

/**
 * The team's type of an application. Records that were made with a team type keep it.
 * @example teamTypeOf('Founder', { Founder: 'Mentee', Agency: 'Mentor', Company: 'Business Partner' }) // 'Mentee'
 */
export const teamTypeOf = (type: Application['applicationType'], map: TeamTypeByApplicant): TeamType =>
  isApplicant(type, map) ? map[type] : type;

export interface ApplicationFilter {
  readonly type: TeamType | 'All';
  readonly status: ApplicationStatus | 'All';
}

export const NO_FILTER: ApplicationFilter = { type: 'All', status: 'All' };
