import type { Application } from '../../domain/applications/application.ts';
import { teamTypeOf } from '../../domain/applications/application-filter.ts';
import { saveCsv } from '../../ui/save-file.ts';
import { useReview } from './review-context.ts';

/** What saves applications as a spreadsheet's file, in the reader's language. */
export function useSaveCsv(): (applications: readonly Application[]) => void {
  const { copy, locale, applicantTypes } = useReview();
  const { csvFile, csvHeader } = copy.selection;
  return async (applications) => {
    const { applicationsCsv } = await import('../../domain/applications/application-csv.ts');
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' });
    const csv = applicationsCsv(applications, locale, {
      header: csvHeader,
      type: ({ applicationType }) => copy.types[teamTypeOf(applicationType, applicantTypes)],
      status: ({ status }) => copy.statuses[status],
      time: (at) => (at > 0 ? time.format(at) : ''),
    });
    saveCsv(csvFile, csv);
  };
}
