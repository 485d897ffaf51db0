import type { StepTextsOf } from '../../../engine/content.ts';
import type { sales as rules } from '../../../engine/rules/sales.ts';

export const sales: StepTextsOf<typeof rules> = {
  'five-stages': {
    title: 'Fünf Vertriebsstufen festlegen und bestimmen, wann jede erreicht ist',
    how: [
      'Tragen Sie ein, was der Kunde tut, um eine Stufe zu erreichen, nicht was Sie tun.',
      'Sehen Sie jeden Montag nach, was seit vierzehn Tagen steht. Vereinbaren Sie einen Termin oder streichen Sie den Vorgang.',
    ],
    template: `Angesprochen: [was der Kunde getan hat]
Geantwortet: …
Getroffen: …
Angebot liegt vor: …
Entschieden: …`,
    seen: {
      'contact-form': {
        bad: 'Machen Sie sich zuerst leichter erreichbar, sonst kommen nur wenige bis „geantwortet“.',
        good: 'Lassen Sie jeden Eingang aus dem Formular sofort als „geantwortet“ eintragen.',
      },
    },
  },
  'first-talk-guide': {
    title: 'In jedem Erstgespräch dieselben sechs Fragen stellen',
    how: [
      'Halten Sie die Reihenfolge unten ein, und sprechen Sie erst nach der sechsten Antwort über {offer}.',
      'Am Ende steht ein Termin in beiden Kalendern.',
    ],
    template: `1. Warum haben Sie sich die Zeit genommen?
2. Wie machen Sie es heute?
3. Was kostet Sie das?
4. Was haben Sie schon versucht?
5. Wer muss noch zustimmen?
6. Was passiert, wenn sich in einem halben Jahr nichts geändert hat?`,
    seen: {
      'customer-focus': {
        bad: 'Beginnen Sie nicht bei sich selbst, anders als Ihre Startseite.',
        good: 'Beginnen Sie beim Problem des Kunden.',
      },
    },
  },
  'dates-for-following-up': {
    title: 'Für jedes offene Angebot einen Termin vereinbaren',
    how: [
      'Schicken Sie kein Angebot ohne vereinbarten Tag, an dem Sie darüber sprechen.',
      'Melden Sie sich nach einer Woche mit der Antwort auf eine offene Frage, nach drei Wochen mit einem Beispiel aus der Branche.',
      'Schicken Sie nach sechs Wochen die Nachricht unten: Am Ende steht ein Ja, ein Nein oder ein Datum.',
    ],
    template:
      'Ich gehe gerade meine offenen Angebote durch. Soll ich den Vorgang [Projekt] schließen, oder sprechen wir am [Datum] noch einmal?',
    seen: {
      references: {
        bad: 'Besorgen Sie das Beispiel für die dritte Woche schon jetzt.',
        good: 'Nehmen Sie das Beispiel für die dritte Woche von Ihrer Website.',
      },
    },
  },
  'what-is-a-warm-lead': {
    title: 'Festlegen, wann ein Kontakt an den Vertrieb geht',
    how: [
      'Schreiben Sie drei Dinge auf, die bekannt sein müssen, bevor ein Kontakt übergeben wird.',
      'Wer übernimmt, ruft innerhalb eines Arbeitstags an und meldet das Ergebnis in einer Zeile zurück.',
      'Sehen Sie einmal im Monat gemeinsam zehn Kontakte an und bessern Sie die drei Punkte nach.',
    ],
    template: 'Übergabe, sobald bekannt: 1. Branche und Größe, 2. Anlass, 3. wer entscheidet, mit Namen.',
    seen: {
      'contact-form': {
        bad: 'Beginnen Sie mit Kontakten aus der Ansprache; Anfragen von der Website folgen.',
        good: 'Wenden Sie dieselben drei Punkte auf Anfragen von der Website an.',
      },
    },
  },
  'quote-in-two-days': {
    title: 'Jedes Angebot binnen zwei Tagen schicken',
    how: [
      'Machen Sie beim ersten Besuch drei Fotos und nehmen Sie fünf Maße, immer dieselben.',
      'Schreiben Sie das Angebot auf eine Seite: was, bis wann, zu welchem Preis, und was nicht dabei ist.',
      'Rufen Sie am dritten Tag an und fragen Sie, was noch offen ist.',
    ],
    template:
      'Unser Angebot liegt Ihnen seit [Tag] vor. Was ist noch offen? Den [Termin] halten wir Ihnen bis [Tag] frei.',
    seen: {
      'contact-form': {
        bad: 'Lassen Sie sich Fotos über ein Formular auf Ihrer Website schicken.',
        good: 'Bitten Sie in Ihrem Formular um Fotos.',
      },
    },
  },
  'where-baskets-are-left': {
    title: 'Herausfinden, wo Käufer aufhören',
    how: [
      'Kaufen Sie einmal bei sich selbst, mit dem Telefon, und notieren Sie jede Frage, die ein Fremder hätte.',
      'Beantworten Sie Versand, Rückgabe und Lieferzeit vor dem Kaufknopf, nicht danach.',
      'Fragen Sie drei, die abgebrochen haben, nach dem Grund.',
    ],
    seen: {
      pricing: {
        bad: 'Zeigen Sie den ganzen Preis samt Versand schon auf der ersten Seite.',
        good: 'Prüfen Sie, ob neben jedem Preis der Versand steht.',
      },
    },
  },
};
