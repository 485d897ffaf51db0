/** Texts that stand on every page: header, footer, newsletter box. */
export const shell = {
  skipLink: 'Skip to content',
  strategyCall: 'Free Strategy Call',
  auditDashboard: 'Audit Dashboard',
  otherLanguage: 'Deutsch',
  opensInNewTab: '(opens in a new tab)',
} as const;
