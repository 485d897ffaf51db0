import type { StepTextsOf } from '../../../engine/content.ts';
import type { sales as rules } from '../../../engine/rules/sales.ts';

export const sales: StepTextsOf<typeof rules> = {
  'five-stages': {
    title: 'Fünf Vertriebsstufen festlegen und was jede abschließt',
    body: 'Angesprochen, geantwortet, getroffen, Angebot liegt vor, entschieden: Schreiben Sie neben jede Stufe, was der Kunde tut, damit es weitergeht, nicht was Sie tun. Sehen Sie jeden Montag nach, was seit vierzehn Tagen steht, und vereinbaren Sie einen Termin oder schließen Sie es ab.',
    seen: {
      'contact-form': {
        bad: 'Solange das so ist, kommen wenige bis „geantwortet“.',
        good: 'Lassen Sie jeden Eingang von dort sofort als „geantwortet“ eintragen.',
      },
    },
  },
  'first-talk-guide': {
    title: 'In jedem Erstgespräch dieselben sechs Fragen stellen',
    body: 'Fragen Sie in dieser Reihenfolge: Warum haben Sie sich die Zeit genommen? Wie machen Sie es heute? Was kostet Sie das? Was haben Sie schon versucht? Wer muss noch zustimmen? Was passiert, wenn sich in einem halben Jahr nichts geändert hat? Erst nach der sechsten Antwort sprechen Sie über {offer}, und am Ende steht ein Termin in beiden Kalendern.',
    seen: {
      'customer-focus': {
        bad: 'Beginnen Sie im Gespräch beim Kunden.',
        good: 'Knüpfen Sie im Gespräch daran an.',
      },
    },
  },
  'dates-for-following-up': {
    title: 'Jedem offenen Angebot ein Datum geben',
    body: 'Kein Angebot verlässt das Haus ohne vereinbarten Tag, an dem Sie darüber sprechen. Danach melden Sie sich dreimal, jedes Mal mit etwas Neuem: nach einer Woche mit der Antwort auf eine offene Frage, nach drei Wochen mit einem Beispiel aus der Branche, nach sechs mit der freundlichen Frage, ob Sie den Vorgang schließen dürfen. Am Ende steht immer Ja, Nein oder ein Datum.',
    seen: {
      references: {
        bad: 'Besorgen Sie jetzt das Beispiel, das Sie in drei Wochen brauchen.',
        good: 'Dort finden Sie das Beispiel für die dritte Woche.',
      },
    },
  },
  'what-is-a-warm-lead': {
    title: 'Festlegen, wann ein Kontakt an den Vertrieb geht',
    body: 'Schreiben Sie drei Dinge auf, die bekannt sein müssen, bevor ein Kontakt aus der Ansprache übergeben wird, zum Beispiel Branche, Anlass und eine entscheidende Person mit Namen. Wer übernimmt, ruft innerhalb eines Arbeitstags an und meldet das Ergebnis in einer Zeile zurück. Einmal im Monat sehen sich beide Seiten zehn Kontakte an und bessern die drei Punkte nach.',
    seen: {
      'contact-form': {
        bad: 'Die meisten Kontakte kommen deshalb aus der Ansprache, umso klarer muss die Übergabe sein.',
        good: 'Für Anfragen von dort gelten dieselben drei Punkte.',
      },
    },
  },
};
