import type { Application } from '../../domain/applications/application.ts';
import { formatApplicationsCsv } from '../../domain/applications/application-csv.ts';
import { getTeamType } from '../../domain/applications/application-filter.ts';
import { LANGUAGES } from '../../domain/site/languages.ts';
import { UTM_PARAMETERS } from '../../domain/visits/utm.ts';
import { DIRECT } from '../../domain/visits/visit-events.ts';
import { pathOf } from '../../routes.ts';
import { actorText } from './events.ts';
import type { ReviewTools } from './review-context.ts';
import { campaignText } from './visits/words.ts';

/** Applications as CSV, with their notes and sources. Rejects if these cannot be read. */
export async function createCsv(
  applications: readonly Application[],
  { store, copy, locale, applicantTypes, campaignNames }: ReviewTools,
): Promise<string> {
  const [from = ''] = applications.map(({ id }) => id).toSorted();
  const [sources, notes] = await Promise.all([
    store.session.readSources(from),
    store.session.readNotes(from),
  ]);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return formatApplicationsCsv(
    applications,
    locale,
    timeZone,
    ({ id }) => {
      const { campaign = DIRECT, language = null, utm = {} } = sources.get(id) ?? {};
      return {
        notes: notes.get(id) ?? [],
        language: language === null ? '' : LANGUAGES[language].name,
        campaign: campaign === DIRECT ? '' : campaignText(campaign, campaignNames),
        utm,
      };
    },
    {
      header: [...copy.selection.csvHeader, ...UTM_PARAMETERS],
      type: ({ applicationType }) => copy.types[getTeamType(applicationType, applicantTypes)],
      appliedAs: ({ applicationType }) => copy.types[applicationType],
      link: ({ id }) => `${location.origin}${pathOf('teamdashboard', locale)}#application=${id}`,
      status: ({ status }) => copy.statuses[status],
      author: ({ who }) => actorText(who, copy),
    },
  );
}
