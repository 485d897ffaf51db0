import { LANGUAGES } from '../../../domain/site/languages.ts';
import { LOCALES } from '../../../domain/site/locale.ts';
import { STAGES } from '../../../domain/visits/visit-totals.ts';
import { saveCsv } from '../../../ui/save-file.ts';
import type { VisitsContextValue } from './visits-context.ts';
import { campaignText } from './words.ts';

/**
 * Saves the shown visits as a CSV file: a line for each period, language and campaign, oldest first. ISO dates and plain
 * numbers mean the same in every region.
 */
export async function saveVisits({
  copy,
  names,
  locale,
  campaigns,
  table,
  slice,
}: VisitsContextValue): Promise<void> {
  const { csvFile } = await import('../../../domain/values/csv.ts');
  const { from, to, language, campaign, all } = copy.csvHeader;
  const chosenLanguages = slice.language === undefined ? [undefined, ...LOCALES] : [slice.language];
  const chosenCampaigns = slice.campaign === undefined ? [undefined, ...campaigns] : [slice.campaign];
  const rows = table.periods.flatMap((period) =>
    chosenLanguages.flatMap((rowLocale) =>
      chosenCampaigns.map((rowCampaign) => [
        period.from,
        period.to,
        rowLocale === undefined ? all : LANGUAGES[rowLocale].name,
        rowCampaign === undefined ? all : campaignText(rowCampaign, names),
        ...STAGES.map((stage) =>
          String(
            table.countFor(stage, period, { language: rowLocale, campaign: rowCampaign }) ?? copy.unknown,
          ),
        ),
      ]),
    ),
  );
  const header = [from, to, language, campaign, ...STAGES.map((stage) => copy.stages[stage])];
  saveCsv(copy.csvFile, csvFile(header, rows, locale));
}
