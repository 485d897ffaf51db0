import type { Application } from '../../domain/application.ts';

const isEqual = (a: Application, b: Application): boolean =>
  a.status === b.status &&
  a.updatedAt === b.updatedAt &&
  a.createdAt === b.createdAt &&
  a.applicationType === b.applicationType &&
  a.name === b.name &&
  a.email === b.email &&
  a.websiteLink === b.websiteLink &&
  a.message === b.message &&
  a.acceptTerms === b.acceptTerms;

/**
 * The new list, with the old list's objects wherever a record has not changed: each change of one delivers the whole
 * collection anew, and only what is another object is drawn again.
 */
export function reuseUnchanged(
  before: readonly Application[],
  after: readonly Application[],
): readonly Application[] {
  const known = new Map(before.map((application) => [application.id, application]));
  return after.map((application) => {
    const old = known.get(application.id);
    return old && isEqual(old, application) ? old : application;
  });
}
