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
  'security-headers': {
    title: 'Sicherheits-Header',
    explanation:
      'Diese Servereinstellungen schützen Besucher vor Inhalten, die Fremde in Ihre Seiten einschleusen.',
    recommendation:
      'Bitten Sie Ihren Hoster, die Header Content-Security-Policy, X-Content-Type-Options und Referrer-Policy zu setzen.',
    action: 'Die Sicherheits-Header setzen lassen',
  },
  hsts: {
    title: 'Verschlüsselung bei jedem Besuch',
    explanation:
      'Mit dieser Einstellung öffnen Browser Ihre Website nach dem ersten Besuch immer verschlüsselt.',
    recommendation:
      'Bitten Sie Ihren Hoster, den Header Strict-Transport-Security mit einer Dauer von mindestens sechs Monaten zu setzen.',
    action: 'Die Verschlüsselung für jeden Besuch einschalten',
  },
  'mixed-content': {
    title: 'Verschlüsselte Inhalte',
    explanation:
      'Browser blockieren Inhalte, die unverschlüsselt geladen werden, oder stufen die Seite als unsicher ein.',
    recommendation: 'Laden Sie alle Bilder, Skripte und Stylesheets über https-Adressen.',
    action: 'Alle Inhalte verschlüsselt laden',
  },
  'html-weight': {
    title: 'Größe des Seitencodes',
    explanation: 'Je größer der Code einer Seite ist, desto länger warten Besucher mit schwachem Empfang.',
    recommendation:
      'Entfernen Sie Elemente und eingebettete Daten, die Sie nicht brauchen, bis der Code unter 200 KB liegt.',
    action: 'Den Code der Startseite verkleinern',
  },
  'render-blocking': {
    title: 'Schneller Seitenaufbau',
    explanation:
      'Besucher sehen erst etwas, wenn die Skripte und Stylesheets im Kopf der Seite geladen sind.',
    recommendation: 'Laden Sie Skripte mit „defer“ und fassen Sie Stylesheets in wenigen Dateien zusammen.',
    action: 'Den Aufbau der Startseite beschleunigen',
  },
  compression: {
    title: 'Komprimierte Übertragung',
    explanation: 'Komprimierte Seiten laden schneller, weil weniger Daten übertragen werden.',
    recommendation: 'Schalten Sie auf dem Server die Komprimierung mit Brotli oder gzip ein.',
    action: 'Die Komprimierung auf dem Server einschalten',
  },
  caching: {
    title: 'Zwischenspeichern im Browser',
    explanation: 'Wenn der Browser Dateien speichern darf, lädt die Seite beim nächsten Besuch schneller.',
    recommendation: 'Lassen Sie den Server Cache-Control zusammen mit ETag oder Last-Modified senden.',
    action: 'Dem Browser das Zwischenspeichern erlauben',
  },
  redirects: {
    title: 'Wenige Weiterleitungen',
    explanation: 'Bei jeder Weiterleitung warten Besucher länger auf die Seite.',
    recommendation: 'Leiten Sie jede Adresse in einem einzigen Schritt auf die endgültige weiter.',
    action: 'Unnötige Weiterleitungen entfernen',
  },
  'tracker-consent': {
    title: 'Einwilligung vor dem Tracking',
    explanation: 'Viele Besucher und Partner erwarten, dass Sie fragen, bevor Sie Tracking-Dienste laden.',
    recommendation:
      'Laden Sie Tracking-Dienste mit einem Consent-Tool erst nach der Einwilligung und lassen Sie das fachkundig prüfen.',
    action: 'Vor dem Tracking um Einwilligung bitten',
  },
});
