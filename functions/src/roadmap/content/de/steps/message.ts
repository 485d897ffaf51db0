import type { StepTextsOf } from '../../../engine/content.ts';
import type { message as rules } from '../../../engine/rules/message.ts';

export const message: StepTextsOf<typeof rules> = {
  'one-sentence': {
    title: 'In einem Satz sagen, was Sie anbieten',
    how: [
      'Ergänzen Sie den Satz unten und lesen Sie ihn drei Leuten vor, die Ihr Unternehmen nicht kennen. Fragen Sie dann, was es verkauft.',
      'Wenn alle drei es verstanden haben, stellen Sie den Satz oben auf Ihre Startseite und an den Anfang jeder ersten Nachricht.',
    ],
    template: 'Wir bieten [Zielgruppe] [Angebot], damit [Nutzen].',
  },
  'name-the-audience': {
    title: 'Auf der Startseite sagen, für wen Sie da sind',
    how: [
      'Nennen Sie Ihre Zielgruppe in einer Zeile unter der Überschrift.',
      'Halten Sie die Zeile kurz, damit Besucher sofort sehen, dass sie bei Ihnen richtig sind.',
    ],
    template: 'Für {who}, die [was sie vorhaben].',
  },
  'against-doing-nothing': {
    title: 'Herausfinden, warum Kunden sich für Sie entscheiden',
    how: [
      'Stellen Sie Ihren letzten fünf Kunden die zwei Fragen unten.',
      'Stellen Sie die Antworten in drei Spalten gegenüber: nichts tun, ein anderer Anbieter, Ihr Angebot.',
      'Behalten Sie nur die Punkte, in denen Sie sich wirklich unterscheiden. Zwei genügen.',
    ],
    template: 'Was hätten Sie gemacht, wenn es uns nicht gäbe? Und warum haben Sie sich für uns entschieden?',
    adds: {
      pilot: 'Haben Sie noch keine fünf Kunden, fragen Sie auch Leute, die Ihnen abgesagt haben.',
    },
    seen: {
      numbers: {
        bad: 'Stellen Sie die zwei stärksten Punkte mit Zahlen auf Ihre Startseite.',
        good: 'Prüfen Sie, ob die Zahlen auf Ihrer Startseite wirklich nur auf Sie zutreffen.',
      },
    },
  },
  'jobs-you-want': {
    title: 'Festlegen, welche Aufträge Sie wollen und welche nicht',
    how: [
      'Schreiben Sie zwei kurze Listen: was Sie öfter verkaufen möchten und was Sie künftig ablehnen.',
      'Zeigen Sie die erste Liste überall, wo Kunden etwas über Sie lesen. Legen Sie die zweite neben das Telefon, damit Sie freundlich absagen können.',
    ],
    template:
      'Vielen Dank für Ihre Anfrage. [Leistung] bieten wir leider nicht mehr an. Ich empfehle Ihnen [Name], Telefon [Nummer].',
    seen: {
      'value-proposition': {
        bad: 'Nennen Sie den wichtigsten Punkt der ersten Liste am Anfang Ihrer Startseite.',
        good: 'Prüfen Sie, ob Ihre Startseite zuerst nennt, was auf der ersten Liste steht.',
      },
    },
  },
};
