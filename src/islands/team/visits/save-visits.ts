import { LANGUAGES } from '../../../domain/site/languages.ts';
import { LOCALES } from '../../../domain/site/locale.ts';
import { csvFile } from '../../../domain/values/csv.ts';
import { STAGES, type VisitTable } from '../../../domain/visits/visit-totals.ts';
import { saveCsv } from '../../../ui/save-file.ts';
import type { ReviewTools } from '../review-context.ts';
import { campaignText } from './words.ts';

/**
 * Saves the shown visits as a CSV file: a line for each week, language and campaign, oldest first. ISO dates and plain
 * numbers mean the same in every region.
 */
export function saveVisits(
  table: VisitTable,
  campaigns: readonly string[],
  { figures: copy, visits, locale }: ReviewTools,
): void {
  const { from, to, language, campaign, all } = copy.csvHeader;
  const rows = table.weeks.flatMap((week) =>
    [undefined, ...LOCALES].flatMap((rowLocale) =>
      [undefined, ...campaigns].map((rowCampaign) => [
        week.from,
        week.to,
        rowLocale === undefined ? all : LANGUAGES[rowLocale].name,
        rowCampaign === undefined ? all : campaignText(rowCampaign, visits),
        ...STAGES.map((stage) =>
          String(table.countFor(stage, week, { language: rowLocale, campaign: rowCampaign })),
        ),
      ]),
    ),
  );
  const header = [from, to, language, campaign, ...STAGES.map((stage) => copy.stages[stage])];
  saveCsv(copy.csvFile, csvFile(header, rows, locale));
}
