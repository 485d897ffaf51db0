import type { figures as source } from '../../en/visits/figures.ts';
import { translationOf } from '../../shape.ts';

export const figures = translationOf<typeof source>()({
  screens: {
    label: 'Bereiche des Dashboards',
    applications: 'Bewerbungen',
    visits: 'Besuche',
    log: 'Protokoll',
  },
  title: 'Besuche',
  loading: 'Besuche werden geladen …',
  failed: 'Die Besuche konnten nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  empty: 'In diesem Zeitraum wurden noch keine Besuche gezählt.',
  off: 'Der Betreiber hat die Zählung in seinen Einstellungen ausgeschaltet. Frühere Zahlen sehen Sie noch, bis ihre Aufbewahrungsfrist endet.',
  dropped:
    'Nicht gezählte Ereignisse in diesem Zeitraum: {n}. Entweder kamen ungewöhnlich viele von derselben IP-Adresse, oder die Datenbank hat sie nicht angenommen.',
  stages: {
    visit: 'Besuche der Startseite',
    check: 'Begonnene Checks',
    result: 'Gesehene Ergebnisse',
    booking: 'Klicks auf den Terminlink',
    application: 'Bewerbungen',
    approval: 'Davon bisher angenommen',
  },
  funnel: 'Vom Besuch bis zur Zusage',
  sources: 'Diese Woche bisher: woher die Besucher kamen',
  campaign: 'Kampagne',
  step: 'Schritt',
  share: 'Pro 100 Besuche',
  running: 'Diese Woche bisher',
  before: 'Gleiche Tage der Vorwoche',
  course: 'Die letzten {n} Wochen',
  week: 'Woche',
  csv: 'Als CSV speichern',
  csvFile: 'besuche',
  csvHeader: { from: 'Von', to: 'Bis', language: 'Sprache', campaign: 'Kampagne', all: 'Alle' },
});
