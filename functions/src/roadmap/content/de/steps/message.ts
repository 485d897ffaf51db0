import type { StepTextsOf } from '../../../engine/content.ts';
import type { message as rules } from '../../../engine/rules/message.ts';

export const message: StepTextsOf<typeof rules> = {
  'one-sentence': {
    title: 'Einen Satz voranstellen, den Fremde sofort verstehen',
    how: [
      'Füllen Sie die Zeile unten aus, lesen Sie sie drei Menschen vor, die Sie nicht kennen, und fragen Sie, was Sie verkaufen.',
      'Sagen alle drei dasselbe, kommt der Satz ganz nach oben auf die Startseite und an den Anfang jeder ersten Nachricht über {offer}.',
    ],
    template: 'Für [wen] mit [Problem] liefern wir [Ergebnis] in [Zeit].',
  },
  'name-the-audience': {
    title: 'Auf der Startseite sagen, für wen Sie arbeiten',
    how: [
      'Ergänzen Sie unter der Überschrift eine Zeile, die Ihre Käufer beim Namen nennt.',
      'Halten Sie sie kurz: Besucher suchen danach, bevor sie weiterlesen.',
    ],
    template: 'Für {who}, die [wovor sie stehen].',
  },
  'against-doing-nothing': {
    title: 'Aufschreiben, warum ein Kunde zu Ihnen wechselt',
    how: [
      'Stellen Sie den letzten fünf Kunden die zwei Fragen unten.',
      'Machen Sie aus ihren Worten eine Tabelle mit drei Spalten: nichts tun, der übliche Anbieter, wir.',
      'Behalten Sie nur Zeilen, in denen Sie sich wirklich unterscheiden. Zwei ehrliche sind mehr wert als zehn.',
    ],
    template: 'Was hätten Sie ohne uns gemacht? Und was gab den Ausschlag?',
    adds: {
      pilot: 'Haben Sie noch keine fünf Kunden, fragen Sie Menschen, die abgesagt haben.',
    },
    seen: {
      numbers: {
        bad: 'Stellen Sie die zwei stärksten Zeilen mit ihren Zahlen auf die Startseite.',
        good: 'Prüfen Sie, ob ein Wettbewerber dieselben Zahlen auf seine Startseite schreiben könnte.',
      },
    },
  },
  'jobs-you-want': {
    title: 'Sagen, wovon Sie mehr wollen und wovon weniger',
    how: [
      'Schreiben Sie zwei kurze Listen: was Sie häufiger machen möchten, und was Sie künftig ablehnen.',
      'Die erste gehört überallhin, wo man von Ihnen liest. Die zweite liegt neben dem Telefon, mit einem freundlichen Satz und einer Empfehlung.',
    ],
    template:
      'Danke für die Anfrage. [Das] machen wir nicht mehr. Gut aufgehoben sind Sie bei [Name]: [Nummer].',
    seen: {
      'value-proposition': {
        bad: 'Beginnen Sie Ihre Startseite mit dem ersten Punkt der ersten Liste.',
        good: 'Prüfen Sie, ob oben auf Ihrer Startseite die erste Liste zu erkennen ist.',
      },
    },
  },
};
