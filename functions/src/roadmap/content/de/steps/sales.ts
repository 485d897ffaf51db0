import type { StepTextsOf } from '../../../engine/content.ts';
import type { sales as rules } from '../../../engine/rules/sales.ts';

export const sales: StepTextsOf<typeof rules> = {
  'five-stages': {
    title: 'Den Verkauf in fünf Stufen einteilen',
    how: [
      'Legen Sie für jede Stufe fest, woran Sie erkennen, dass der Kunde sie erreicht hat.',
      'Prüfen Sie jeden Montag, wo sich seit zwei Wochen nichts getan hat. Vereinbaren Sie dort einen Termin oder schließen Sie den Vorgang.',
    ],
    template: `Angesprochen: [woran Sie es erkennen]
Antwort erhalten: …
Gespräch geführt: …
Angebot liegt vor: …
Entschieden: …`,
    seen: {
      'contact-form': {
        bad: 'Sorgen Sie zuerst dafür, dass man Sie leichter erreicht, zum Beispiel mit einem Kontaktformular.',
        good: 'Beginnen Sie bei Anfragen aus dem Formular gleich mit der Stufe „Antwort erhalten“.',
      },
    },
  },
  'first-talk-guide': {
    title: 'In jedem Erstgespräch dieselben sechs Fragen stellen',
    how: [
      'Stellen Sie die Fragen unten der Reihe nach und sprechen Sie erst danach über {offer}.',
      'Vereinbaren Sie am Ende den nächsten Termin.',
    ],
    template: `1. Warum haben Sie sich Zeit für dieses Gespräch genommen?
2. Wie machen Sie es heute?
3. Was kostet Sie das?
4. Was haben Sie schon versucht?
5. Wer muss noch zustimmen?
6. Was passiert, wenn in einem halben Jahr noch alles beim Alten ist?`,
    seen: {
      'customer-focus': {
        bad: 'Erzählen Sie erst am Schluss von Ihrem Unternehmen.',
        good: 'Beginnen Sie wie auf Ihrer Startseite mit dem Problem des Kunden.',
      },
    },
  },
  'dates-for-following-up': {
    title: 'Bei jedem offenen Angebot nachfassen',
    how: [
      'Schicken Sie ein Angebot nur, wenn feststeht, wann Sie darüber sprechen.',
      'Melden Sie sich nach einer Woche mit der Antwort auf eine offene Frage und nach drei Wochen mit einem Beispiel aus der Branche.',
      'Schicken Sie nach sechs Wochen die Nachricht unten, damit Sie wissen, woran Sie sind.',
    ],
    template:
      'Guten Tag [Name], ich gehe gerade meine offenen Angebote durch. Ist [Projekt] für Sie noch aktuell? Dann können wir gern am [Datum] darüber sprechen. Wenn nicht, genügt eine kurze Absage.',
    seen: {
      references: {
        bad: 'Suchen Sie das Beispiel für die dritte Woche schon jetzt heraus.',
        good: 'Nehmen Sie das Beispiel für die dritte Woche aus Ihren Referenzen.',
      },
    },
  },
  'what-is-a-warm-lead': {
    title: 'Festlegen, wann ein Kontakt an den Vertrieb geht',
    how: [
      'Schreiben Sie auf, welche drei Dinge Sie wissen müssen, bevor Sie einen Kontakt übergeben.',
      'Vereinbaren Sie, dass sich der Vertrieb innerhalb eines Arbeitstags beim Kunden meldet und kurz Rückmeldung gibt.',
      'Besprechen Sie einmal im Monat gemeinsam zehn Kontakte und passen Sie die drei Punkte an.',
    ],
    template:
      'Wir übergeben einen Kontakt, sobald wir wissen: 1. Branche und Größe, 2. Anlass, 3. wer entscheidet.',
    seen: {
      'contact-form': {
        bad: 'Beginnen Sie mit den Firmen, die Sie selbst ansprechen. Anfragen über die Website kommen später dazu.',
        good: 'Nutzen Sie dieselben drei Punkte für Anfragen über Ihre Website.',
      },
    },
  },
  'quote-in-two-days': {
    title: 'Jedes Angebot innerhalb von zwei Tagen schicken',
    how: [
      'Arbeiten Sie beim ersten Termin immer dieselbe Checkliste ab, zum Beispiel Fotos, Maße und Wünsche.',
      'Schreiben Sie das Angebot auf eine Seite: was Sie machen, bis wann, zu welchem Preis und was nicht enthalten ist.',
      'Rufen Sie am dritten Tag an und fragen Sie, ob noch etwas offen ist.',
    ],
    template:
      'Guten Tag [Name], seit [Tag] liegt Ihnen unser Angebot vor. Haben Sie dazu noch Fragen? Den Termin am [Datum] halten wir Ihnen bis [Tag] frei.',
    seen: {
      'contact-form': {
        bad: 'Richten Sie auf Ihrer Website ein Formular ein, mit dem Kunden Ihnen Fotos schicken können.',
        good: 'Bitten Sie in Ihrem Formular um Fotos.',
      },
    },
  },
  'where-baskets-are-left': {
    title: 'Herausfinden, warum Kunden den Kauf abbrechen',
    how: [
      'Bestellen Sie mit dem Handy einmal bei sich selbst und notieren Sie jede Frage, die ein neuer Kunde hätte.',
      'Nennen Sie Versandkosten, Lieferzeit und Rückgabefrist schon vor dem Kaufen-Button.',
      'Fragen Sie drei Kunden, die abgebrochen haben, nach dem Grund.',
    ],
    seen: {
      pricing: {
        bad: 'Zeigen Sie den Gesamtpreis mit Versand von Anfang an.',
        good: 'Prüfen Sie, ob neben jedem Preis die Versandkosten stehen.',
      },
    },
  },
};
