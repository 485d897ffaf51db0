/** Names the live project in what commands print first. */
import { omitSamples } from '../src/domain/site/owner-value.ts';

/** The project's ID in the owner's file; undefined while it is a sample. */
export const getProject = (owner: unknown): string | undefined =>
  Object(Object(omitSamples(owner)).firebase).projectId;

export const formatLiveTarget = (project: string | undefined): string =>
  `LIVE: project ${project ?? '(not chosen yet)'}`;
