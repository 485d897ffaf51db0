import type { technical as source } from '../../../en/website/findings/technical.ts';
import { translationOf } from '../../../shape.ts';

export const technical = translationOf<typeof source>()({
  https: {
    title: 'Verschlüsselte Verbindung',
    explanation: 'Ohne Verschlüsselung warnen Browser Ihre Besucher, dass die Website nicht sicher ist.',
    recommendation:
      'Richten Sie bei Ihrem Hoster ein Zertifikat ein und leiten Sie jeden Aufruf auf https um.',
    action: 'Die Website verschlüsseln',
  },
  viewport: {
    title: 'Darstellung auf Smartphones',
    explanation:
      'Ohne die passende Einstellung zeigen Smartphones die Seite so klein an, dass man sie kaum lesen kann.',
    recommendation:
      'Setzen Sie die Viewport-Angabe auf „width=device-width, initial-scale=1“ und sehen Sie sich die Seite auf einem Smartphone an.',
    action: 'Die Website für Smartphones einrichten',
  },
  'mixed-content': {
    title: 'Verschlüsselte Inhalte',
    explanation:
      'Browser blockieren Inhalte, die unverschlüsselt geladen werden, oder stufen die Seite als unsicher ein.',
    recommendation: 'Laden Sie alle Bilder, Skripte und Stylesheets über https-Adressen.',
    action: 'Alle Inhalte verschlüsselt laden',
  },
  'tracker-consent': {
    title: 'Einwilligung vor dem Tracking',
    explanation: 'Viele Besucher und Partner erwarten, dass Sie fragen, bevor Sie Tracking-Dienste laden.',
    recommendation:
      'Laden Sie Tracking-Dienste mit einem Consent-Tool erst nach der Einwilligung und lassen Sie das fachkundig prüfen.',
    action: 'Vor dem Tracking um Einwilligung bitten',
  },
});
