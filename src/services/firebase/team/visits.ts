import { type Database, get, ref } from 'firebase/database';
import { isLocale } from '../../../domain/site/locale.ts';
import { campaignsOf } from '../../../domain/visits/visit-events.ts';
import {
  type CountedVisits,
  campaignFrom,
  droppedFrom,
  visitSumsFrom,
} from '../../../domain/visits/visit-sums.ts';
import { site } from '../../../site.ts';
import type { Origin } from '../../team/team-session.ts';
import type { BackendConfig } from '../config.ts';
import { type PageSources, readAt } from './pages.ts';

const CAMPAIGNS = campaignsOf(site.counting);

/** The visit counts from one day to another. */
export async function readVisitSums(
  config: BackendConfig,
  sources: PageSources,
  from: string,
  to: string,
): Promise<CountedVisits> {
  const days = await readAt('counts', config, sources, { orderBy: '$key', startAt: from, endAt: to });
  return { sums: visitSumsFrom(days, CAMPAIGNS), dropped: droppedFrom(days) };
}

/** The origins of applications, read from next to each record. */
export const readOrigins = (database: Database, ids: readonly string[]): Promise<readonly Origin[]> =>
  Promise.all(
    ids.map(async (id) => {
      const [campaign, language]: readonly unknown[] = await Promise.all(
        ['campaign', 'language'].map(async (field) =>
          (await get(ref(database, `intake/${id}/${field}`))).val(),
        ),
      );
      return {
        campaign: campaignFrom(campaign, CAMPAIGNS),
        language: isLocale(language) ? language : null,
      };
    }),
  );
