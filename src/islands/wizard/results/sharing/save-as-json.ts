import { scoreOf } from '../../../../domain/wizard/score.ts';
import type { SharedReport } from '../../../../share/shared-report.ts';
import { saveFile } from '../../../../ui/save-file.ts';

const FILE_NAME = 'business-check.json';

/** Downloads the whole result as a file. */
export function saveAsJson({ answers, analysis, competitor, locale, ...rest }: SharedReport): void {
  const content = {
    language: locale,
    answers,
    score: scoreOf(answers),
    websiteAnalysis: analysis,
    competitorAnalysis: competitor,
    ...rest,
  };
  saveFile(FILE_NAME, 'application/json', JSON.stringify(content, null, 2));
}
