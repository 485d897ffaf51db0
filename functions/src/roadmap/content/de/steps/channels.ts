import type { StepTextsOf } from '../../../engine/content.ts';
import type { channels as rules } from '../../../engine/rules/channels.ts';

export const channels: StepTextsOf<typeof rules> = {
  'ask-for-introductions': {
    title: 'Zufriedene Kunden um Empfehlungen bitten',
    how: [
      'Nennen Sie zufriedenen Kunden drei {buyers}, die Sie gern gewinnen würden, und fragen Sie, welche davon sie kennen.',
      'Schicken Sie ihnen den Text unten zum Weiterleiten und berichten Sie später, was daraus geworden ist.',
    ],
    template:
      'Guten Tag [Name], [Ihre Firma] hat bei uns [Ergebnis] erreicht. Ich dachte, das könnte auch für Sie interessant sein. [Ihr Name] liest in Kopie mit und schlägt Ihnen gern zwei Termine vor.',
    seen: {
      testimonials: {
        bad: 'Bitten Sie diese Kunden auch um einen Satz für Ihre Website.',
        good: 'Fragen Sie zuerst die Kunden, die auf Ihrer Website zu Wort kommen.',
      },
    },
  },
  'what-people-say': {
    title: 'Herausfinden, was man über Sie erzählt',
    how: [
      'Stellen Sie den nächsten zehn neuen Kunden die Frage unten und schreiben Sie die Antworten wörtlich auf.',
      'Verwenden Sie in Nachrichten an {group} den Satz, den Sie am häufigsten hören.',
    ],
    template: 'Was hat man Ihnen über uns erzählt? Am liebsten im Wortlaut, wenn Sie sich noch erinnern.',
    seen: {
      'value-proposition': {
        bad: 'Stellen Sie diesen Satz auch oben auf Ihre Startseite.',
        good: 'Vergleichen Sie diesen Satz mit dem Anfang Ihrer Startseite und behalten Sie den verständlicheren.',
      },
    },
  },
  'after-the-event': {
    title: 'Nach jeder Veranstaltung innerhalb von zwei Tagen nachfassen',
    how: [
      'Suchen Sie vorher zwanzig Firmen aus der Liste der Aussteller oder Teilnehmer heraus und vereinbaren Sie fünf Gespräche.',
      'Notieren Sie sich vor Ort zu jedem Gespräch, worum es ging.',
      'Schicken Sie allen spätestens zwei Tage später die Nachricht unten.',
    ],
    template:
      'Guten Tag [Name], auf [Veranstaltung] haben wir über [Thema] gesprochen. Hier die Antwort auf Ihre Frage: [Antwort]. Wollen wir zwanzig Minuten darüber sprechen? Ich hätte am [Termin] oder am [Termin] Zeit.',
    seen: {
      booking: {
        bad: 'Setzen Sie Ihre Durchwahl unter die Nachricht.',
        good: 'Setzen Sie Ihren Buchungslink unter die Nachricht.',
      },
    },
  },
  'pair-with-a-partner': {
    title: 'Sich mit einem Partner gegenseitig empfehlen',
    how: [
      'Wählen Sie einen Partner, der {group} zu seinen Kunden zählt.',
      'Gehen Sie gemeinsam Ihre Kundenlisten durch und stellen Sie einander je fünf Firmen vor.',
      'Halten Sie schriftlich fest, wer was bekommt, wenn daraus ein Auftrag wird.',
    ],
    seen: {
      references: {
        bad: 'Geben Sie Ihrem Partner ein Kundenbeispiel mit, das er zeigen kann.',
        good: 'Schicken Sie Ihrem Partner den Link zu Ihren Referenzen.',
      },
    },
  },
  'material-for-partners': {
    title: 'Partnern das Weiterempfehlen leicht machen',
    how: [
      'Schreiben Sie auf eine Seite, woran man passende Kunden erkennt, dazu zwei Sätze über Ihr Angebot und Ihre Preise {prices}.',
      'Fragen Sie jeden Partner einmal im Monat nach einer Firma, die Sie ansprechen sollten.',
    ],
    template:
      'Wenn ein Kunde von [Problem] erzählt, sagen Sie zum Beispiel: „Da kenne ich jemanden, der Ihnen helfen kann. Darf ich Ihre Nummer weitergeben?“',
    seen: {
      'value-proposition': {
        bad: 'Stellen Sie die zwei Sätze auch auf Ihre Startseite.',
        good: 'Übernehmen Sie die zwei Sätze von Ihrer Startseite.',
      },
    },
  },
  'neighbor-with-the-same-customers': {
    title: 'Einen Nachbarbetrieb gewinnen, der Sie weiterempfiehlt',
    how: [
      'Schreiben Sie fünf Betriebe in der Nähe auf, die dieselben Kunden haben und Ihnen keine Konkurrenz machen.',
      'Schlagen Sie einem davon vor, sich acht Wochen lang gegenseitig zu empfehlen.',
      'Zählen Sie, wie viele Kunden dadurch kommen, und machen Sie weiter, wenn es sich lohnt.',
    ],
    template:
      'Meine Kunden fragen mich oft nach [Leistung des Nachbarn], und Ihre Kunden brauchen vielleicht [meine Leistung]. Wollen wir uns bis [Monat] gegenseitig empfehlen?',
    seen: {
      references: {
        bad: 'Nennen und verlinken Sie den Betrieb auf Ihrer Website.',
        good: 'Nennen Sie den Betrieb auf Ihrer Website neben Ihren Referenzen.',
      },
    },
  },
};
