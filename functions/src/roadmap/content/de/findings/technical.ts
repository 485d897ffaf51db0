import type { FindingTextsOf } from '../../../engine/content.ts';

export const technical = {
  https: {
    fail: 'Browser warnen, dass Ihre Website nicht sicher ist',
    warn: 'die Verschlüsselung Ihrer Website hat Lücken',
  },
  viewport: {
    fail: 'Ihre Website ist nicht für Smartphones optimiert',
    warn: 'Ihre Website ist nur teilweise für Smartphones optimiert',
  },
  'html-weight': {
    fail: 'der Code Ihrer Startseite ist sehr umfangreich',
    warn: 'der Code Ihrer Startseite ist recht umfangreich',
  },
  'render-blocking': {
    fail: 'Ihre Startseite muss viele Dateien laden, bevor etwas erscheint',
    warn: 'Ihre Startseite muss einige Dateien laden, bevor etwas erscheint',
  },
  'tracker-consent': {
    fail: 'Ihre Website lädt Tracking-Dienste ohne erkennbares Consent-Tool',
    warn: 'Ihre Website lädt womöglich Tracking-Dienste, bevor Besucher gefragt werden',
  },
} satisfies FindingTextsOf;
