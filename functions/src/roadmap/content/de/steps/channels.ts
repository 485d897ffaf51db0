import type { StepTextsOf } from '../../../engine/content.ts';
import type { channels as rules } from '../../../engine/rules/channels.ts';

export const channels: StepTextsOf<typeof rules> = {
  'ask-for-introductions': {
    title: 'Um Empfehlungen mit Namen bitten',
    body: 'Auf „Kennen Sie jemanden?“ fällt niemandem etwas ein. Zeigen Sie zufriedenen Kunden die Namen von drei {groupDat}, die Sie gewinnen möchten, und fragen Sie, wen davon sie kennen. Schreiben Sie die Empfehlung selbst, drei Zeilen, die nur weitergeleitet werden müssen, und berichten Sie danach, was daraus wurde.',
    seen: {
      testimonials: {
        bad: 'Bitten Sie dieselben Kunden um einen Satz, den Sie zeigen dürfen.',
        good: 'Beginnen Sie mit den Kunden, die dort stehen.',
      },
    },
  },
  'what-people-say': {
    title: 'Herausfinden, was man über Sie erzählt',
    body: 'Fragen Sie die nächsten zehn neuen Kunden nach dem genauen Satz, mit dem Sie empfohlen wurden. Der häufigste wird die erste Zeile Ihrer Nachrichten an {group}: Er hat schon verkauft, ohne dass Sie dabei waren.',
    seen: {
      'value-proposition': {
        bad: 'Der Satz Ihrer Kunden gehört genau dorthin.',
        good: 'Vergleichen Sie den Satz mit dem, was dort steht.',
      },
    },
  },
  'after-the-event': {
    title: 'Jede Veranstaltung in 48 Stunden nacharbeiten',
    body: 'Suchen Sie vorher zwanzig Firmen aus der Liste der Aussteller oder Teilnehmer heraus und vereinbaren Sie fünf Gespräche. Notieren Sie vor Ort einen Satz je Person. Bis zum Abend des zweiten Tages hat jede eine Nachricht mit diesem Satz und zwei Terminen. Nach einer Woche sind Sie wieder einer von vielen.',
    seen: {
      booking: {
        bad: 'Nennen Sie in der Nachricht deshalb eine Durchwahl.',
        good: 'Verlinken Sie das in der Nachricht.',
      },
    },
  },
  'pair-with-a-partner': {
    title: 'Mit einem Partner die Kundenlisten abgleichen',
    body: 'Zehn Partner, die gelegentlich an Sie denken, bringen weniger als einer, der mit Ihnen gemeinsam auf Firmen zugeht. Wählen Sie den Partner, dessen Kunden {groupDat} ähneln, gehen Sie an einem Nachmittag beide Listen durch und stellen Sie einander je fünf Firmen namentlich vor. Halten Sie schriftlich fest, wer was bekommt, wenn ein Auftrag daraus wird.',
    seen: {
      references: {
        bad: 'Ihrem Partner fehlt damit etwas zum Vorzeigen. Geben Sie ihm ein Beispiel mit.',
        good: 'Schicken Sie Ihrem Partner genau diese Stelle.',
      },
    },
  },
  'material-for-partners': {
    title: 'Partnern geben, was sie zum Verkaufen brauchen',
    body: 'Ein Partner empfiehlt, was er in einer Minute erklären kann. Stellen Sie eine Seite zusammen: drei Zeichen, an denen er passende Kunden erkennt, zwei Sätze zum Sagen und den Preisrahmen {prices}, damit niemand zu viel verspricht. Bitten Sie jeden Partner einmal im Monat um einen Namen, nicht um „Leads“.',
    seen: {
      'value-proposition': {
        bad: 'Die zwei Sätze für Partner passen auch dorthin.',
        good: 'Übernehmen Sie die zwei Sätze wörtlich von dort.',
      },
    },
  },
};
