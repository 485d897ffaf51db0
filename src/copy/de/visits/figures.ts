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
  lead: 'Summen je Tag. Niemand ist namentlich bekannt.',
  asOf: 'Stand: {time}',
  refresh: 'Aktualisieren',
  loading: 'Besuche werden geladen...',
  failed: 'Die Besuche konnten nicht geladen werden.',
  failedScreen: 'Dieser Bereich des Dashboards konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  empty: 'In dieser Zeit wurden noch keine Besuche gezählt.',
  off: 'Das Zählen ist in der Datei des Betreibers ausgeschaltet. Was vorher gezählt wurde, steht hier, bis seine Frist endet.',
  dropped:
    'Nicht gezählte Ereignisse in dieser Zeit: {n}. Ein Anschluss hat mehr davon gesendet, als Menschen es tun, oder die Datenbank hat sie nicht angenommen.',
  older:
    'Ältere Bewerbungen werden noch geladen: Bei früheren Zeiträumen können angenommene Bewerbungen noch fehlen.',
  span: { label: 'Zeitraum', days: 'Tage', weeks: 'Wochen', months: 'Monate' },
  language: { label: 'Sprache', all: 'Alle Sprachen' },
  campaign: { label: 'Kampagne', all: 'Alle Kampagnen' },
  device: { label: 'Gerät' },
  unknown: 'nicht bekannt',
  mayBeChance: '{change}, kann Zufall sein',
  sameDays:
    'Verglichen werden dieselben Tage, heute so weit, wie der Tag ist. Bei kleinen Zahlen kann eine Veränderung Zufall sein.',
  deleted:
    'Bewerbungen aus diesen Zeiträumen, die inzwischen gelöscht wurden, zählen nicht mehr mit: {periods}.',
  bookings: {
    title: 'Buchungen: {period}',
    loss: 'Die meisten gehen zwischen „{from}“ und „{to}“ verloren: {lost} von {reached} machen nicht weiter, das sind {share} von hundert. Ändern Sie dort zuerst etwas.',
    tooFew: 'Für eine Aussage, wo die meisten verloren gehen, sind es zu wenige Besuche.',
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
  approvalNote: 'Bisher angenommen: von den Bewerbungen, die in dem Zeitraum eingegangen sind.',
  step: 'Schritt',
  change: 'Veränderung',
  share: 'Je 100 auf der Startseite',
  compared: {
    days: {
      title: 'Heute neben demselben Wochentag vor einer Woche',
      running: 'Heute bisher',
      before: 'Vor einer Woche',
    },
    weeks: {
      title: 'Diese Woche neben denselben Tagen der letzten',
      running: 'Diese Woche bisher',
      before: 'Dieselben Tage der Vorwoche',
    },
    months: {
      title: 'Dieser Monat neben denselben Tagen des letzten',
      running: 'Dieser Monat bisher',
      before: 'Dieselben Tage des Vormonats',
    },
  },
  course: { days: 'Die letzten {n} Tage', weeks: 'Die letzten {n} Wochen', months: 'Die letzten {n} Monate' },
  unit: { days: 'Tag', weeks: 'Woche', months: 'Monat' },
  by: { campaign: 'Nach Kampagne', language: 'Nach Sprache', device: 'Nach Gerät' },
  parts: '{period}, aufgeschlüsselt',
  sizes: 'Groß: {running}. Klein: {before}.',
  everything: 'Alles, was gezählt wird',
  event: 'Was geschah',
  csv: 'Als CSV speichern',
  csvFile: 'besuche',
  csvHeader: { from: 'Von', to: 'Bis', language: 'Sprache', campaign: 'Kampagne', all: 'Alle' },
});
