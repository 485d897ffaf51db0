import type { technical as source } from '../../../en/website/findings/technical.ts';
import { translationOf } from '../../../shape.ts';

export const technical = translationOf<typeof source>()({
  https: {
    title: 'Verschlüsselte Verbindung',
    explanation: 'Ohne Verschlüsselung warnen Browser die Besucher, dass die Website nicht sicher ist.',
    recommendation:
      'Richten Sie bei Ihrem Hoster ein Zertifikat ein und leiten Sie jeden Aufruf auf https um.',
    action: 'Die Website verschlüsseln',
  },
  viewport: {
    title: 'Für Smartphones optimiert',
    explanation: 'Ohne diese Einstellung zeigen Smartphones die Desktop-Seite in Miniatur.',
    recommendation:
      'Ergänzen Sie die Viewport-Angabe und prüfen Sie am Smartphone, ob sich alles ohne Zoomen lesen lässt.',
    action: 'Die Website für Smartphones einrichten',
  },
  'security-headers': {
    title: 'Sicherheits-Header',
    explanation:
      'Diese Servereinstellungen schützen Besucher vor eingeschleusten Inhalten und unsichtbar eingebetteten Seiten.',
    recommendation:
      'Bitten Sie Ihren Hoster, Content-Security-Policy, X-Content-Type-Options und Referrer-Policy zu setzen.',
    action: 'Die Sicherheits-Header setzen lassen',
  },
  hsts: {
    title: 'Bei jedem Besuch verschlüsselt',
    explanation:
      'Mit dieser Einstellung öffnen Browser Ihre Website nach dem ersten Besuch immer verschlüsselt.',
    recommendation:
      'Setzen Sie den Header Strict-Transport-Security mit einer Dauer von mindestens sechs Monaten.',
    action: 'Browser auf Verschlüsselung festlegen',
  },
  'mixed-content': {
    title: 'Alles verschlüsselt',
    explanation:
      'Lädt eine verschlüsselte Seite Teile unverschlüsselt nach, blockieren Browser sie oder stufen die Seite als unsicher ein.',
    recommendation: 'Laden Sie alle Bilder, Skripte und Stylesheets über https-Adressen.',
    action: 'Alle Inhalte verschlüsselt laden',
  },
  'html-weight': {
    title: 'Umfang des Seitencodes',
    explanation:
      'Je mehr Code eine Seite mitbringt, desto später zeigt ein Smartphone bei schwachem Empfang etwas an.',
    recommendation:
      'Entfernen Sie ungenutzte Baukasten-Elemente und eingebettete Daten, bis der Code unter 200 KB liegt.',
    action: 'Den Code der Startseite entschlacken',
  },
  'render-blocking': {
    title: 'Nichts bremst das Laden',
    explanation:
      'Skripte und Stylesheets im Kopf der Seite müssen geladen sein, bevor überhaupt etwas erscheint.',
    recommendation: 'Laden Sie Skripte mit „defer“ und fassen Sie Stylesheets in wenigen Dateien zusammen.',
    action: 'Weniger Dateien vor dem ersten Text laden',
  },
  compression: {
    title: 'Komprimierte Übertragung',
    explanation: 'Komprimiert schrumpft der Code auf etwa ein Viertel.',
    recommendation: 'Schalten Sie auf dem Server die Komprimierung mit Brotli oder gzip ein.',
    action: 'Die Komprimierung auf dem Server einschalten',
  },
  caching: {
    title: 'Regeln fürs Zwischenspeichern',
    explanation: 'Mit solchen Regeln sehen wiederkehrende Besucher die Seite schneller.',
    recommendation: 'Lassen Sie den Server Cache-Control zusammen mit ETag oder Last-Modified senden.',
    action: 'Unveränderte Dateien vom Browser zwischenspeichern lassen',
  },
  redirects: {
    title: 'Direkter Weg',
    explanation: 'Jede Weiterleitung lässt den Besucher auf eine weitere Antwort warten.',
    recommendation: 'Leiten Sie jede Adresse in einem einzigen Schritt auf die endgültige weiter.',
    action: 'Den Weg zur Startseite abkürzen',
  },
  'tracker-consent': {
    title: 'Einwilligung vor dem Tracking',
    explanation:
      'Vorsichtige Besucher und Partner erwarten, gefragt zu werden, bevor Tracking-Dienste geladen werden.',
    recommendation:
      'Laden Sie Tracking-Dienste erst nach der Einwilligung über ein Consent-Tool, und lassen Sie das fachkundig prüfen.',
    action: 'Erst fragen, dann Tracking laden',
  },
});
