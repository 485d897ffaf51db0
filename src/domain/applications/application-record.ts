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
  if (typeof value !== 'object' || value === null) return null;
  const record: Readonly<Record<string, unknown>> = { ...value };
  const applicationType = TYPES.find((type) => type === record.applicationType);
  if (!applicationType) return null;
  return {
    id,
    applicationType,
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

/** Parsed records of the collection. */
export interface Applications {
  readonly readable: readonly Application[];
  /** Ids of invalid records. */
  readonly unreadable: readonly string[];
}

/** Parses part of the collection, and lists invalid records by id. */
export function parseApplications(collection: unknown): Applications {
  const records =
    typeof collection === 'object' && collection !== null
      ? Object.entries(collection).map(([id, value]) => [id, parseApplication(id, value)] as const)
      : [];
  return {
    readable: records.flatMap(([, application]) => application ?? []),
    unreadable: records.filter(([, application]) => application === null).map(([id]) => id),
  };
}
