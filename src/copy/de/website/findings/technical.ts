import type { technical as source } from '../../../en/website/findings/technical.ts';
import { translationOf } from '../../../shape.ts';

export const technical = translationOf<typeof source>()({
  https: {
    title: 'Verschlüsselte Verbindung',
    explanation: 'Ohne Verschlüsselung warnen Browser Ihre Besucher, dass die Website nicht sicher ist.',
    recommendation:
      'Richten Sie bei Ihrem Hoster ein Zertifikat ein, leiten Sie jeden Aufruf auf https um und geben Sie auch in Formularen https-Adressen an.',
    action: 'Die Website und ihre Formulare verschlüsseln',
  },
  viewport: {
    title: 'Darstellung auf Smartphones',
    explanation:
      'Ohne die passende Einstellung zeigen Smartphones die Seite so klein an, dass man sie kaum lesen kann.',
    recommendation:
      'Setzen Sie die Viewport-Angabe auf „width=device-width, initial-scale=1“ und sehen Sie sich die Seite auf einem Smartphone an.',
    action: 'Die Website für Smartphones einrichten',
  },
  'tracker-consent': {
    title: 'Einwilligung vor dem Tracking',
    explanation: 'Viele Besucher und Partner erwarten, dass Sie fragen, bevor Sie Tracking-Dienste laden.',
    recommendation:
      'Laden Sie Tracking-Dienste mit einem Consent-Tool erst nach der Einwilligung und lassen Sie das fachkundig prüfen.',
    action: 'Vor dem Tracking um Einwilligung bitten',
  },
});
