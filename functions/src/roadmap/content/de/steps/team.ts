import type { StepTextsOf } from '../../../engine/content.ts';
import type { team as rules } from '../../../engine/rules/team.ts';

export const team: StepTextsOf<typeof rules> = {
  'two-mornings': {
    title: 'Zwei Vormittage pro Woche für neue Kunden freihalten',
    how: [
      'Sprechen Sie dienstags und donnerstags bis elf Uhr neue Firmen an, {batch} pro Woche, und fassen Sie bei früheren Kontakten nach.',
      'Lassen Sie sich in dieser Zeit nur von echten Notfällen unterbrechen.',
      'Bitten Sie jemanden, der nicht zur Firma gehört, freitags nachzufragen, ob Sie beide Vormittage genutzt haben.',
    ],
    seen: {
      booking: {
        bad: 'Richten Sie am ersten Vormittag eine Terminbuchung auf Ihrer Website ein.',
        good: 'Legen Sie auch die Gespräche, die daraus entstehen, auf diese Vormittage.',
      },
    },
  },
  'first-seller': {
    title: 'Die erste Stelle im Vertrieb vorbereiten',
    how: [
      'Gewinnen Sie zuerst selbst fünf Kunden und schreiben Sie auf, wie Sie vorgegangen sind. Stellen Sie erst danach jemanden ein.',
      'Geben Sie der neuen Kraft eine Kontaktliste, drei Nachrichten und einen Gesprächsleitfaden. In den ersten neunzig Tagen zählen Gespräche, noch nicht der Umsatz.',
      'Stellen Sie im Vorstellungsgespräch die Aufgabe unten.',
    ],
    template:
      'Stellen Sie sich vor, ich leite [Firma von unserer Liste], und Sie rufen mich an. Sie haben zwei Minuten, um einen Termin zu bekommen.',
    seen: {
      audience: {
        bad: 'Schreiben Sie vorher auf Ihre Website, für wen Sie arbeiten, damit auch Bewerber es verstehen.',
        good: 'Nehmen Sie den Anfang Ihrer Startseite in den Leitfaden auf.',
      },
    },
  },
  playbook: {
    title: 'Aufschreiben, wie Ihre Besten verkaufen',
    how: [
      'Hören Sie bei fünf Gesprächen Ihres besten Verkäufers zu und notieren Sie vor allem seine Fragen.',
      'Machen Sie daraus einen Leitfaden von acht Seiten in der Reihenfolge unten.',
      'Testen Sie ihn mit jemandem, der neu ist: Nach zwei Wochen sollte die Person allein ein Gespräch über {offer} führen können.',
    ],
    template:
      'Zielgruppe | Anlass | Erste Nachricht | Sechs Fragen | Drei Einwände | Angebot | Nächster Termin | Häufige Fehler',
    seen: {
      audience: {
        bad: 'Übernehmen Sie die Worte von der ersten Seite des Leitfadens auch für Ihre Startseite.',
        good: 'Übernehmen Sie für die erste Seite des Leitfadens die Worte von Ihrer Startseite.',
      },
    },
  },
  'one-pilot-region': {
    title: 'Die Kundenansprache zuerst in einer Region testen',
    how: [
      'Bestimmen Sie zwei Personen, die acht Wochen lang {group} in einer einzigen Region ansprechen.',
      'Vereinbaren Sie vorher, ab wie vielen Gesprächen das ganze Team mitmacht und wer den Test abbrechen darf.',
      'Entscheiden Sie in der neunten Woche anhand Ihrer Zahlen, ob Sie weitermachen.',
    ],
    seen: {
      references: {
        bad: 'Wählen Sie eine Region, in der Sie einen Kunden haben, den Sie nennen dürfen.',
        good: 'Wählen Sie die Region, in der Ihr bekanntester Kunde sitzt.',
      },
    },
  },
};
