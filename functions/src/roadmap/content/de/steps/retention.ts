import type { StepTextsOf } from '../../../engine/content.ts';
import type { retention as rules } from '../../../engine/rules/retention.ts';

export const retention: StepTextsOf<typeof rules> = {
  'first-ninety-days': {
    title: 'Die ersten neunzig Tage jedes Kunden planen',
    how: [
      'Vereinbaren Sie schon bei Vertragsabschluss drei Termine, mit dem Text unten.',
      'Verschiebt sich der Termin an Tag 30, rufen Sie an, statt eine Erinnerung zu schicken.',
    ],
    template: `Tag 7, [Datum]: Alles ist eingerichtet.
Tag 30, [Datum]: Das erste Ergebnis ist sichtbar: [Ergebnis].
Tag 90, [Datum]: Wir vergleichen es mit dem, was Sie wollten: [Ziel].`,
    seen: {
      testimonials: {
        bad: 'Fragen Sie an Tag 90 nach einem Satz, den Sie veröffentlichen dürfen.',
        good: 'Fragen Sie an Tag 90, ob Sie diesen Kunden auf der Website nennen dürfen.',
      },
    },
  },
  'talk-every-quarter': {
    title: 'Mit jedem Kunden einmal im Quartal sprechen',
    how: [
      'Nehmen Sie sich eine halbe Stunde für die drei Fragen unten. Die meisten Kunden gehen, weil niemand gefragt hat.',
      'Schreiben Sie die dritte Antwort auf: Oft ist sie der nächste Auftrag, ganz ohne Ausschreibung.',
    ],
    template:
      'Was hat Ihnen seit dem letzten Mal genützt? Was hat sich bei Ihnen geändert? Was liegt nächstes Quartal auf Ihrem Tisch?',
    seen: {
      references: {
        bad: 'Fragen Sie am Ende, ob Sie den Kunden nennen dürfen.',
        good: 'Fragen Sie am Ende, ob noch stimmt, was auf der Website über ihn steht.',
      },
    },
  },
  'second-department': {
    title: 'Nach der zweiten Abteilung fragen',
    how: [
      'Notieren Sie für Ihre zehn größten Kunden die Abteilungen, Standorte und Schwesterfirmen, die noch nicht bei Ihnen kaufen.',
      'Bitten Sie Ihren Ansprechpartner um je einen Namen, und bringen Sie das Ergebnis von nebenan mit.',
    ],
    template:
      'Mit [Abteilung] haben wir [Ergebnis] erreicht. Wer hat in [zweite Abteilung] dasselbe Problem, und darf ich mich auf Sie berufen?',
    seen: {
      references: {
        bad: 'Warten Sie nicht auf mehr Referenzen: Hier genügt das Wort aus dem Nachbarbüro.',
        good: 'Nennen Sie das Nachbarbüro, nicht die Referenzen auf der Website.',
      },
    },
  },
  'why-they-left': {
    title: 'Zehn Kunden anrufen, die gegangen sind',
    how: [
      'Stellen Sie nur die eine Frage unten.',
      'Teilen Sie die Antworten in „hätten wir wissen können“ und „konnten wir nicht wissen“.',
      'Legen Sie für die erste Gruppe ein Warnzeichen fest, etwa vier Wochen ohne Bestellung oder Anmeldung.',
    ],
    template: 'Ich möchte Sie nicht zurückgewinnen. Was hätte geschehen müssen, damit Sie bleiben?',
    seen: {
      'contact-form': {
        bad: 'Fragen Sie auch, ob sie nach einem Weg gesucht haben, sich zu beschweren.',
        good: 'Fragen Sie auch, warum sie nicht geschrieben haben, bevor sie gingen.',
      },
    },
  },
  'second-purchase': {
    title: 'Einen Grund für den zweiten Kauf geben',
    how: [
      'Legen Sie in jede Tüte und jedes Paket eine Karte: wie man es gut verwendet und was dazu passt.',
      'Schreiben Sie einmal, wenn es verbraucht sein dürfte. Zum Nachbestellen muss eine Antwort genügen.',
    ],
    template:
      'Zeit für Nachschub an [was]? Antworten Sie mit „Ja“, und es ist unterwegs. Gut dazu passt [anderes].',
    seen: {
      'contact-form': {
        bad: 'Ermöglichen Sie das Nachbestellen auf Ihrer Website ohne Konto.',
        good: 'Bieten Sie in Ihrem Formular „dasselbe noch einmal“ an.',
      },
    },
  },
  'look-after-old-jobs': {
    title: 'Sich einmal im Jahr bei früheren Kunden melden',
    how: [
      'Listen Sie alles auf, was Sie in den letzten fünf Jahren fertiggestellt haben, mit Datum.',
      'Melden Sie sich ein Jahr danach: nachsehen, Kleinigkeiten in Ordnung bringen, nach dem nächsten Auftrag fragen.',
    ],
    template:
      'Vor einem Jahr haben wir bei Ihnen [was] gemacht. Darf ich kurz nachsehen? Es kostet Sie nichts.',
    seen: {
      phone: {
        bad: 'Hinterlassen Sie vor Ort Ihre Nummer: Ein Aufkleber genügt.',
        good: 'Hinterlassen Sie einen Aufkleber mit der Nummer von Ihrer Website.',
      },
    },
  },
};
