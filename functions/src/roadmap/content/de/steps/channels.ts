import type { StepTextsOf } from '../../../engine/content.ts';
import type { channels as rules } from '../../../engine/rules/channels.ts';

export const channels: StepTextsOf<typeof rules> = {
  'ask-for-introductions': {
    title: 'Um Empfehlungen mit Namen bitten',
    how: [
      'Zeigen Sie zufriedenen Kunden die Namen von drei {buyersDat}, die Sie gewinnen möchten.',
      'Schicken Sie die Empfehlung fertig zum Weiterleiten, und berichten Sie, was daraus wurde.',
    ],
    template:
      'Guten Tag [Name], Sie beide sollten sich kennenlernen: [Ihre Firma] hat bei uns [Ergebnis] erreicht, da musste ich an Sie denken. [Ihr Name] liest mit und schickt Ihnen zwei Termine.',
    seen: {
      testimonials: {
        bad: 'Bitten Sie dieselben Kunden um einen Satz, den Sie zeigen dürfen.',
        good: 'Beginnen Sie mit den Kunden, die auf Ihrer Website zu Wort kommen.',
      },
    },
  },
  'what-people-say': {
    title: 'Herausfinden, was man über Sie erzählt',
    how: [
      'Stellen Sie den nächsten zehn neuen Kunden die Frage unten und schreiben Sie ihre Worte auf.',
      'Beginnen Sie Ihre Nachrichten an {group} mit dem Satz, der am häufigsten fällt.',
    ],
    template: 'Mit welchem Satz wurden wir Ihnen empfohlen? Am liebsten wörtlich, wenn Sie sich erinnern.',
    seen: {
      'value-proposition': {
        bad: 'Stellen Sie diesen Satz auch ganz oben auf die Startseite.',
        good: 'Vergleichen Sie ihn mit dem Anfang Ihrer Startseite, und behalten Sie den klareren.',
      },
    },
  },
  'after-the-event': {
    title: 'Jede Veranstaltung innerhalb von 48 Stunden nachbereiten',
    how: [
      'Vorher: Suchen Sie zwanzig Firmen aus der Liste der Aussteller oder Teilnehmer heraus und vereinbaren Sie fünf Gespräche.',
      'Vor Ort: Notieren Sie einen Satz je Person.',
      'Bis zum Abend des zweiten Tages: Schicken Sie jeder die Nachricht unten.',
    ],
    template:
      'Auf [Veranstaltung] sagten Sie: „[ihr Satz]“. Hier die Antwort in zwei Zeilen: [Antwort]. Sollen wir sie durchgehen? [Termin] oder [Termin], zwanzig Minuten.',
    seen: {
      booking: {
        bad: 'Setzen Sie Ihre Durchwahl unter die Nachricht.',
        good: 'Setzen Sie Ihren Buchungslink unter die Nachricht.',
      },
    },
  },
  'pair-with-a-partner': {
    title: 'Mit einem Partner die Kundenlisten abgleichen',
    how: [
      'Wählen Sie den Partner, dessen Kunden {groupDat} ähneln.',
      'Gehen Sie an einem Nachmittag beide Listen durch und stellen Sie einander je fünf Firmen namentlich vor.',
      'Halten Sie schriftlich fest, wer was bekommt, wenn ein Auftrag daraus wird.',
    ],
    seen: {
      references: {
        bad: 'Geben Sie Ihrem Partner ein Kundenbeispiel zum Vorzeigen mit.',
        good: 'Schicken Sie Ihrem Partner den Link zu Ihren Referenzen.',
      },
    },
  },
  'material-for-partners': {
    title: 'Partnern geben, was sie zum Verkaufen brauchen',
    how: [
      'Stellen Sie eine Seite zusammen: drei Zeichen für passende Kunden, zwei Sätze zum Sagen und den Preisrahmen {prices}.',
      'Bitten Sie jeden Partner einmal im Monat um einen Namen, nicht um „Leads“.',
    ],
    template:
      'Wenn jemand [Zeichen] erwähnt, sagen Sie: „Ich kenne jemanden, der bei Firmen wie Ihrer [Ergebnis] erreicht. Darf ich Ihre Nummer weitergeben?“',
    seen: {
      'value-proposition': {
        bad: 'Verwenden Sie die zwei Sätze für Partner auch auf der Startseite.',
        good: 'Übernehmen Sie die zwei Sätze wörtlich von der Startseite.',
      },
    },
  },
  'neighbor-with-the-same-customers': {
    title: 'Einen Nachbarn mit denselben Kunden gewinnen',
    how: [
      'Listen Sie fünf Betriebe in der Nähe auf, deren Kunden Sie als Nächstes brauchen, aber nie stattdessen.',
      'Schlagen Sie einem davon vor: Acht Wochen lang empfehlen Sie ihn und er Sie.',
      'Zählen Sie, was daraus wurde, und behalten Sie den Besten.',
    ],
    template:
      'Ihre Kunden fragen mich oft nach [was], und meine könnten Sie brauchen. Wollen wir uns bis [Monat] gegenseitig empfehlen?',
    seen: {
      references: {
        bad: 'Nennen Sie den Nachbarn auf Ihrer Website, mit Link.',
        good: 'Stellen Sie den Nachbarn neben Ihre Referenzen.',
      },
    },
  },
};
