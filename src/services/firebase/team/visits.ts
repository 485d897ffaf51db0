import { isLocale } from '../../../domain/site/locale.ts';
import { firstIdAt, timeFromId } from '../../../domain/values/push-id.ts';
import { parseUtm } from '../../../domain/visits/utm.ts';
import { listCampaigns } from '../../../domain/visits/visit-events.ts';
import {
  type CountedVisits,
  parseCampaign,
  parseDroppedTotals,
  parseVisitTotals,
} from '../../../domain/visits/visit-totals.ts';
import { site } from '../../../site.ts';
import type { ApplicationSource } from '../../team/team-session.ts';
import type { BackendConfig } from '../config.ts';
import { type ReadDeps, readPath } from './rest-reads.ts';

const CAMPAIGNS = listCampaigns(site.counting);

/** The visit counts of a range of days. */
export async function readVisitCounts(
  config: BackendConfig,
  deps: ReadDeps,
  from: string,
  to: string,
): Promise<CountedVisits> {
  const days = await readPath('counts', config, deps, { orderBy: '$key', startAt: from, endAt: to });
  return { totals: parseVisitTotals(days, CAMPAIGNS), dropped: parseDroppedTotals(days) };
}

const toEntries = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Reads the sources of applications in one request. */
export async function readSources(
  config: BackendConfig,
  deps: ReadDeps,
  from: string,
): Promise<ReadonlyMap<string, ApplicationSource>> {
  const intake = await readPath('intake', config, deps, { orderBy: '$key', startAt: from });
  return new Map(
    toEntries(intake).map(([id, value]) => {
      const { campaign, language, utm }: Readonly<Record<string, unknown>> = { ...Object(value) };
      return [
        id,
        {
          campaign: parseCampaign(campaign, CAMPAIGNS),
          language: isLocale(language) ? language : null,
          utm: parseUtm(utm),
        },
      ];
    }),
  );
}

/** Submission times of deleted applications, from the ids of their tombstones. */
export async function readDeletedSince(
  config: BackendConfig,
  deps: ReadDeps,
  time: number,
): Promise<readonly number[]> {
  const deletions = await readPath('deletions', config, deps, { orderBy: '$key', startAt: firstIdAt(time) });
  return toEntries(deletions).flatMap(([id]) => timeFromId(id) ?? []);
}
