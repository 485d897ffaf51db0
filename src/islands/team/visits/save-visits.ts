import { LANGUAGES } from '../../../domain/site/languages.ts';
import { LOCALES } from '../../../domain/site/locale.ts';
import { STAGES } from '../../../domain/visits/visit-sums.ts';
import { saveCsv } from '../../../ui/save-file.ts';
import type { Figures } from './figures-context.ts';
import { campaignText, shownText } from './words.ts';

/** Saves what is shown, by language and campaign, as a spreadsheet's file: a line for each period, oldest first. */
export async function saveVisits({ copy, names, locale, campaigns, table, slice }: Figures): Promise<void> {
  const { csvFile } = await import('../../../domain/values/csv.ts');
  const { from, to, language, campaign, all } = copy.csvHeader;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' });
  const dayText = (date: string): string => day.format(Date.parse(date));
  const chosenLanguages = slice.language === undefined ? [undefined, ...LOCALES] : [slice.language];
  const chosenCampaigns = slice.campaign === undefined ? [undefined, ...campaigns] : [slice.campaign];
  const rows = table.periods.flatMap((period) =>
    chosenLanguages.flatMap((spoken) =>
      chosenCampaigns.map((from) => [
        dayText(period.from),
        dayText(period.to),
        spoken === undefined ? all : LANGUAGES[spoken].name,
        from === undefined ? all : campaignText(from, names),
        ...STAGES.map((stage) =>
          shownText(table.of(stage, period, { language: spoken, campaign: from }), copy, locale),
        ),
      ]),
    ),
  );
  const header = [from, to, language, campaign, ...STAGES.map((stage) => copy.stages[stage])];
  saveCsv(copy.csvFile, csvFile(header, rows, locale));
}
