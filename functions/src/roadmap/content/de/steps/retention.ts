import type { StepTextsOf } from '../../../engine/content.ts';
import type { retention as rules } from '../../../engine/rules/retention.ts';

export const retention: StepTextsOf<typeof rules> = {
  'first-ninety-days': {
    title: 'Die ersten neunzig Tage jedes Kunden planen',
    body: 'Ob jemand bleibt, entscheidet sich lange vor der ersten Verlängerung. Vereinbaren Sie schon bei Vertragsabschluss drei Termine: Tag 7, alles ist eingerichtet. Tag 30, das erste Ergebnis ist sichtbar. Tag 90, Sie vergleichen es mit dem, was der Kunde wollte. Wer Tag 30 verpasst, bekommt einen Anruf, keine Erinnerung per E-Mail.',
    seen: {
      testimonials: {
        bad: 'Tag 90 ist der richtige Tag, um nach einem Satz zu fragen, den Sie zeigen dürfen.',
        good: 'Fragen Sie an Tag 90, ob dieser Kunde dazukommen darf.',
      },
    },
  },
  'talk-every-quarter': {
    title: 'Mit jedem Kunden einmal im Quartal sprechen',
    body: 'Kaum ein Kunde geht wegen eines Fehlers, die meisten gehen, weil niemand gefragt hat. Eine halbe Stunde, drei Fragen: Was hat genützt, was hat sich bei Ihnen geändert, was liegt nächstes Quartal auf Ihrem Tisch? Die dritte Antwort ist oft der nächste Auftrag, und er kommt ohne Ausschreibung.',
    seen: {
      references: {
        bad: 'Fragen Sie am Ende, ob Sie den Kunden nennen dürfen.',
        good: 'Fragen Sie am Ende, ob das dort noch stimmt.',
      },
    },
  },
  'second-department': {
    title: 'Nach der zweiten Abteilung fragen',
    body: 'Am leichtesten gewinnen Sie einen Kollegen Ihres Kunden. Notieren Sie für Ihre zehn größten Kunden, welche Abteilungen, Standorte oder Schwesterfirmen noch keine Kunden sind, und bitten Sie Ihre Ansprechperson um je einen Namen. Bringen Sie das Ergebnis von nebenan mit.',
    seen: {
      references: {
        bad: 'Hier genügt das Wort aus dem Nachbarbüro.',
        good: 'Hier zählt das Wort aus dem Nachbarbüro trotzdem mehr.',
      },
    },
  },
  'why-they-left': {
    title: 'Zehn Kunden anrufen, die gegangen sind',
    body: 'Rufen Sie zehn frühere Kunden an und stellen Sie eine Frage: Was hätte geschehen müssen, damit Sie bleiben? Teilen Sie die Antworten in „hätten wir wissen können“ und „konnten wir nicht wissen“. Für alles auf dem ersten Stapel vereinbaren Sie ein Zeichen, das künftig warnt, etwa vier Wochen ohne Bestellung oder Anmeldung.',
    seen: {
      'contact-form': {
        bad: 'Womöglich haben unzufriedene Kunden deshalb geschwiegen.',
        good: 'Fragen Sie auch, warum sie das nicht genutzt haben.',
      },
    },
  },
};
