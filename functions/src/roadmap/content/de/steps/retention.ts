import type { StepTextsOf } from '../../../engine/content.ts';
import type { retention as rules } from '../../../engine/rules/retention.ts';

export const retention: StepTextsOf<typeof rules> = {
  'first-ninety-days': {
    title: 'Neue Kunden in den ersten neunzig Tagen begleiten',
    how: [
      'Vereinbaren Sie schon beim Vertragsabschluss die drei Termine unten.',
      'Wenn ein Kunde den Termin an Tag 30 verschiebt, rufen Sie ihn an.',
    ],
    template: `Tag 7, [Datum]: Alles ist eingerichtet.
Tag 30, [Datum]: Sie sehen das erste Ergebnis: [Ergebnis].
Tag 90, [Datum]: Wir vergleichen das Ergebnis mit Ihrem Ziel: [Ziel].`,
    seen: {
      testimonials: {
        bad: 'Bitten Sie den Kunden an Tag 90 um einen Satz, den Sie veröffentlichen dürfen.',
        good: 'Fragen Sie an Tag 90, ob Sie den Kunden auf Ihrer Website nennen dürfen.',
      },
    },
  },
  'talk-every-quarter': {
    title: 'Mit jedem Kunden einmal im Quartal sprechen',
    how: [
      'Nehmen Sie sich für jedes Gespräch eine halbe Stunde und stellen Sie die drei Fragen unten.',
      'Notieren Sie die Antwort auf die dritte Frage. Oft ist das schon der nächste Auftrag.',
    ],
    template:
      'Was hat Ihnen seit unserem letzten Gespräch geholfen? Was hat sich bei Ihnen geändert? Was steht im nächsten Quartal an?',
    seen: {
      references: {
        bad: 'Fragen Sie am Ende, ob Sie den Kunden als Referenz nennen dürfen.',
        good: 'Fragen Sie am Ende, ob noch stimmt, was auf Ihrer Website über den Kunden steht.',
      },
    },
  },
  'second-department': {
    title: 'Bei bestehenden Kunden weitere Abteilungen gewinnen',
    how: [
      'Notieren Sie für Ihre zehn größten Kunden, welche Abteilungen, Standorte und Schwesterfirmen noch nicht bei Ihnen kaufen.',
      'Fragen Sie Ihren Ansprechpartner, wer dort zuständig ist.',
    ],
    template:
      'In [Abteilung] haben wir gemeinsam [Ergebnis] erreicht. Wer ist in [andere Abteilung] für dieses Thema zuständig, und darf ich mich dort auf Sie berufen?',
    seen: {
      references: {
        bad: 'Auf weitere Referenzen müssen Sie nicht warten: Die Empfehlung aus demselben Haus genügt.',
        good: 'Nennen Sie zuerst das Ergebnis aus der ersten Abteilung und danach Ihre anderen Referenzen.',
      },
    },
  },
  'why-they-left': {
    title: 'Zehn Kunden anrufen, die nicht mehr bei Ihnen kaufen',
    how: [
      'Stellen Sie zuerst die Frage unten.',
      'Sortieren Sie die Gründe: Welche hätten Sie rechtzeitig bemerken können, welche nicht?',
      'Überlegen Sie, woran Sie künftig früher merken, dass ein Kunde abspringt, zum Beispiel an vier Wochen ohne Bestellung.',
    ],
    template:
      'Ich rufe nicht an, um Sie zurückzugewinnen. Ich möchte nur daraus lernen: Was hätten wir anders machen müssen, damit Sie geblieben wären?',
    seen: {
      'contact-form': {
        bad: 'Fragen Sie die Kunden auch, ob sie sich beschweren wollten und nicht wussten, wo.',
        good: 'Fragen Sie die Kunden auch, warum sie sich vorher nicht gemeldet haben.',
      },
    },
  },
  'second-purchase': {
    title: 'Kunden zum zweiten Kauf einladen',
    how: [
      'Legen Sie jedem Einkauf eine Karte bei, auf der steht, wie man das Produkt am besten verwendet und was dazu passt.',
      'Schreiben Sie dem Kunden, wenn das Produkt aufgebraucht sein dürfte. Zum Nachbestellen sollte eine kurze Antwort genügen.',
    ],
    template:
      'Ist [Produkt] schon aufgebraucht? Antworten Sie mit „Ja“, und wir schicken Ihnen Nachschub. Gut dazu passt auch [anderes Produkt].',
    seen: {
      'contact-form': {
        bad: 'Sorgen Sie dafür, dass Kunden auf Ihrer Website ohne Konto nachbestellen können.',
        good: 'Bieten Sie in Ihrem Formular „Dasselbe noch einmal“ zur Auswahl an.',
      },
    },
  },
  'look-after-old-jobs': {
    title: 'Sich einmal im Jahr bei früheren Kunden melden',
    how: [
      'Schreiben Sie alle Aufträge der letzten fünf Jahre mit Datum auf.',
      'Melden Sie sich jeweils ein Jahr später: Sehen Sie nach dem Rechten, bringen Sie Kleinigkeiten in Ordnung und fragen Sie nach dem nächsten Auftrag.',
    ],
    template:
      'Guten Tag [Name], vor einem Jahr haben wir bei Ihnen [Arbeit] gemacht. Darf ich kurz nachsehen, ob noch alles in Ordnung ist? Das kostet Sie nichts.',
    seen: {
      phone: {
        bad: 'Hinterlassen Sie vor Ort einen Aufkleber mit Ihrer Telefonnummer.',
        good: 'Hinterlassen Sie vor Ort einen Aufkleber mit der Nummer von Ihrer Website.',
      },
    },
  },
};
