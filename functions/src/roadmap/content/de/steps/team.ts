import type { StepTextsOf } from '../../../engine/content.ts';
import type { team as rules } from '../../../engine/rules/team.ts';

export const team: StepTextsOf<typeof rules> = {
  'two-mornings': {
    title: 'Zwei Vormittage pro Woche für neue Kunden freihalten',
    how: [
      'Halten Sie Dienstag und Donnerstag bis elf Uhr frei, mit ausgeschaltetem Postfach und Telefon, für {batch} Firmen pro Woche und fürs Nachfassen.',
      'Legen Sie heute fest, was Sie unterbrechen darf.',
      'Lassen Sie sich freitags von jemandem außerhalb der Firma fragen, ob Sie beide Vormittage eingehalten haben.',
    ],
    seen: {
      booking: {
        bad: 'Richten Sie am ersten Vormittag Ihre Terminbuchung und Ihre Erreichbarkeit ein.',
        good: 'Legen Sie Gespräche, die daraus entstehen, auf diese Vormittage.',
      },
    },
  },
  'first-seller': {
    title: 'Erst beschreiben, was der Vertrieb tut, dann einstellen',
    how: [
      'Gewinnen Sie selbst fünf Kunden auf einem schriftlich festgehaltenen Weg, bevor es jemand anderes tun soll.',
      'Geben Sie der neuen Kraft eine Liste, drei Nachrichten, einen Gesprächsleitfaden und eine Zahl für neunzig Tage: geführte Gespräche, nicht Umsatz.',
      'Stellen Sie im Vorstellungsgespräch die Aufgabe unten.',
    ],
    template:
      'Rufen Sie mich an, als leitete ich [Firma von unserer Liste]. Sie haben zwei Minuten, um einen Termin zu bekommen.',
    seen: {
      audience: {
        bad: 'Klären Sie auf der Website, für wen Sie arbeiten, bevor sich die Ersten vorstellen.',
        good: 'Geben Sie die Startseite als erste Seite des Leitfadens mit.',
      },
    },
  },
  playbook: {
    title: 'Aufschreiben, wie Ihre Besten verkaufen',
    how: [
      'Hören Sie bei fünf Gesprächen der Person zu, die am häufigsten abschließt, und notieren Sie die Fragen, nicht die Argumente.',
      'Machen Sie daraus acht Seiten, in der Reihenfolge unten.',
      'Geben Sie sie jemandem, der neu ist: Nach zwei Wochen sollte ein Gespräch über {offer} allein gelingen. Sonst fehlt eine Seite.',
    ],
    template:
      'Für wen | Anlass | Erste Nachricht | Sechs Fragen | Drei Einwände | Angebot | Nächster Termin | Fehler',
    seen: {
      audience: {
        bad: 'Schreiben Sie die Startseite mit den Worten der ersten Seite neu.',
        good: 'Übernehmen Sie die erste Seite von Ihrer Startseite.',
      },
    },
  },
  'one-pilot-region': {
    title: 'In einer Region erproben, bevor alle mitmachen',
    how: [
      'Lassen Sie acht Wochen lang zwei Personen {group} in einer Region ansprechen und sonst niemanden.',
      'Vereinbaren Sie vorher, ab wie vielen Gesprächen alle mitmachen und wer abbrechen darf.',
      'Entscheiden Sie in Woche neun, nach diesen Zahlen.',
    ],
    seen: {
      references: {
        bad: 'Wählen Sie die Region, in der Sie einen Kunden haben, den Sie nennen dürfen.',
        good: 'Wählen Sie die Region, in der Ihr bekanntester Kunde sitzt.',
      },
    },
  },
};
