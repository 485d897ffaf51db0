import type { shell as source } from '../en/shell.ts';
import { translationOf } from '../shape.ts';

export const shell = translationOf<typeof source>()({
  skipLink: 'Zum Inhalt springen',
  strategyCall: 'Kostenloses Strategiegespräch',
  auditDashboard: 'Audit Dashboard',
  otherLanguage: 'English',
  opensInNewTab: '(öffnet in einem neuen Tab)',
});
