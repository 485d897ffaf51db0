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
  lead: 'Nur Tagessummen, keine personenbezogenen Daten.',
  asOf: 'Stand: {time}',
  refresh: 'Aktualisieren',
  loading: 'Besuche werden geladen...',
  failed: 'Die Besuche konnten nicht geladen werden.',
  failedScreen: 'Dieser Bereich des Dashboards konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  empty: 'In diesem Zeitraum wurden noch keine Besuche gezählt.',
  off: 'Die Zählung ist in den Einstellungen des Betreibers ausgeschaltet. Frühere Zahlen bleiben sichtbar, bis ihre Aufbewahrungsfrist endet.',
  dropped:
    'Nicht gezählte Ereignisse in diesem Zeitraum: {n}. Von einer IP-Adresse kamen ungewöhnlich viele, oder die Datenbank hat sie nicht angenommen.',
  older:
    'Ältere Bewerbungen werden noch geladen. In früheren Zeiträumen können deshalb angenommene Bewerbungen fehlen.',
  span: { label: 'Zeitraum', days: 'Tage', weeks: 'Wochen', months: 'Monate' },
  language: { label: 'Sprache', all: 'Alle Sprachen' },
  campaign: { label: 'Kampagne', all: 'Alle Kampagnen' },
  device: { label: 'Gerät' },
  unknown: 'unbekannt',
  mayBeChance: '{change}, vielleicht Zufall',
  sameDays:
    'Verglichen werden dieselben Tage; der heutige Tag zählt bis zu diesem Zeitpunkt. Bei kleinen Zahlen kann eine Veränderung Zufall sein.',
  deleted:
    'Bewerbungen aus diesen Zeiträumen, die inzwischen gelöscht wurden, zählen nicht mehr mit: {periods}.',
  bookings: {
    title: 'Buchungen: {period}',
    loss: 'Die meisten brechen zwischen „{from}“ und „{to}“ ab: {lost} von {reached} machen nicht weiter ({share} %). Setzen Sie hier zuerst an.',
    tooFew: 'Für eine Aussage darüber, wo die meisten abbrechen, sind es zu wenige Besuche.',
    places: 'Wo der Terminlink angeklickt wurde',
    place: 'Stelle',
    all: 'Alle Stellen',
    sources: 'Buchungen nach Kampagne',
  },
  stages: {
    visit: 'Startseite genutzt',
    check: 'Unternehmens-Check begonnen',
    result: 'Ergebnis gesehen',
    booking: 'Terminlink angeklickt',
    application: 'Bewerbung abgeschickt',
    approval: 'Bisher angenommen',
  },
  approvalNote: '„Bisher angenommen“ zählt die Bewerbungen, die in diesem Zeitraum eingegangen sind.',
  step: 'Schritt',
  change: 'Veränderung',
  share: 'Je 100 Startseitenbesuche',
  compared: {
    days: {
      title: 'Heute und derselbe Tag der Vorwoche',
      running: 'Heute bisher',
      before: 'Vor einer Woche',
    },
    weeks: {
      title: 'Diese Woche und dieselben Tage der Vorwoche',
      running: 'Diese Woche bisher',
      before: 'Dieselben Tage der Vorwoche',
    },
    months: {
      title: 'Dieser Monat und dieselben Tage des Vormonats',
      running: 'Dieser Monat bisher',
      before: 'Dieselben Tage des Vormonats',
    },
  },
  course: { days: 'Die letzten {n} Tage', weeks: 'Die letzten {n} Wochen', months: 'Die letzten {n} Monate' },
  unit: { days: 'Tag', weeks: 'Woche', months: 'Monat' },
  by: { campaign: 'Nach Kampagne', language: 'Nach Sprache', device: 'Nach Gerät' },
  parts: 'Aufschlüsselung: {period}',
  sizes: 'Große Zahl: {running}. Kleine Zahl: {before}.',
  everything: 'Alle Ereignisse',
  event: 'Ereignis',
  csv: 'Als CSV speichern',
  csvFile: 'besuche',
  csvHeader: { from: 'Von', to: 'Bis', language: 'Sprache', campaign: 'Kampagne', all: 'Alle' },
});
