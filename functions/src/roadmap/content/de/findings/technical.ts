import type { FindingTextsOf } from '../../../engine/content.ts';

export const technical = {
  https: {
    fail: 'Browser stufen Ihre Website als nicht sicher ein',
    warn: 'die Verschlüsselung Ihrer Website hat Lücken',
    pass: 'Ihre Website ist verschlüsselt',
  },
  viewport: {
    fail: 'Ihre Website ist nicht für Smartphones gemacht',
    warn: 'Ihre Website ist nur bedingt für Smartphones gemacht',
    pass: 'Ihre Website ist für Smartphones gemacht',
  },
  'html-weight': {
    fail: 'der Code Ihrer Startseite ist sehr umfangreich',
    warn: 'der Code Ihrer Startseite ist recht umfangreich',
    pass: 'der Code Ihrer Startseite ist schlank',
  },
  'render-blocking': {
    fail: 'viele Dateien bremsen Ihre Startseite, bevor etwas erscheint',
    warn: 'einige Dateien bremsen Ihre Startseite, bevor etwas erscheint',
    pass: 'nichts bremst Ihre Startseite beim Laden',
  },
  'tracker-consent': {
    fail: 'Ihre Website lädt Tracking-Dienste ohne erkennbares Consent-Tool',
    warn: 'auf Ihrer Website laden Tracking-Dienste womöglich, bevor Besucher gefragt werden',
    pass: 'auf Ihrer Website laden keine Tracking-Dienste ungefragt',
  },
} satisfies FindingTextsOf;
