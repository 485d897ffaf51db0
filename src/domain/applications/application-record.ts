import {
  APPLICANT_TYPES,
  APPLICATION_STATUSES,
  type Application,
  type ApplicationStatus,
  type Owner,
  TEAM_TYPES,
} from './application.ts';

type AnyType = Application['applicationType'];
const TYPES: readonly AnyType[] = [...APPLICANT_TYPES, ...TEAM_TYPES];

/** Accepts numbers as well, from legacy records. */
const parseText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).toWellFormed() : '';
/** Drops invalid dates. */
const parseTime = (value: unknown): number | undefined =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime()) ? value : undefined;
const parseStatus = (value: unknown): ApplicationStatus =>
  APPLICATION_STATUSES.find((status) => status === value) ?? 'pending';

const parseOwner = (value: unknown): Owner | undefined => {
  const { uid, name }: Readonly<Record<string, unknown>> = { ...Object(value) };
  return typeof uid === 'string' ? { uid, name: parseText(name) } : undefined;
};
const parseDay = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;

/** Parses a stored record; null if it is invalid. Legacy records may lack any field but the type. */
export function parseApplication(id: string, value: unknown): Application | null {
  const { applicationType } = Object(value);
  return TYPES.includes(applicationType) ? parseAnyApplication(id, value) : null;
}

/** Parses a record for the team, who can read what there is of an invalid one, and delete it. */
export function parseAnyApplication(id: string, value: unknown): Application {
  const record: Readonly<Record<string, unknown>> = { ...Object(value) };
  return {
    id,
    applicationType: TYPES.find((type) => type === record.applicationType) ?? 'Founder',
    name: parseText(record.name),
    email: parseText(record.email),
    websiteLink: parseText(record.websiteLink),
    message: parseText(record.message),
    acceptTerms: record.acceptTerms === true,
    createdAt: parseTime(record.createdAt) ?? 0,
    updatedAt: parseTime(record.updatedAt),
    status: parseStatus(record.status),
    ...(record.owner !== undefined && { owner: parseOwner(record.owner) }),
    ...(record.remindOn !== undefined && { remindOn: parseDay(record.remindOn) }),
  };
}

/** Newest first. Ids also sort by time and break ties. */
export const newestFirst = (a: Application, b: Application): number =>
  b.createdAt - a.createdAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

/** Parses part of the collection. */
export const parseApplications = (collection: unknown): readonly Application[] =>
  Object.entries(Object(collection)).map(([id, value]) => parseAnyApplication(id, value));
