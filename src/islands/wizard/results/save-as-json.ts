import { scoreOf } from '../../../domain/score.ts';
import type { SharedReport } from '../../../share/shared-report.ts';

const FILE_NAME = 'business-check.json';

/** Hands the whole result to the browser as a file. */
export function saveAsJson({ answers, analysis, roadmap, locale }: SharedReport): void {
  const content = { language: locale, answers, score: scoreOf(answers), websiteAnalysis: analysis, roadmap };
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(url);
}
