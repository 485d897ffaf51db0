import type { StepTextsOf } from '../../../engine/content.ts';
import type { content as rules } from '../../../engine/rules/content.ts';

export const content: StepTextsOf<typeof rules> = {
  'ten-questions': {
    title: 'Die zehn Fragen beantworten, die jeder Kunde stellt',
    how: [
      'Notieren Sie die zehn Fragen, die man Ihnen zuletzt gestellt hat, die unbequemen zuerst.',
      'Beantworten Sie jede Woche eine auf einer halben Seite.',
      'Geben Sie jeder Antwort eine eigene Adresse, die Sie an {group} schicken, statt alles noch einmal zu erklären.',
    ],
    seen: {
      'text-depth': {
        bad: 'Verlinken Sie die Antworten auf der Startseite.',
        good: 'Verlinken Sie die Antworten an den passenden Stellen der Startseite.',
      },
    },
  },
  'one-talk-five-pieces': {
    title: 'Aus einem Kundengespräch fünf Beiträge machen',
    how: [
      'Nehmen Sie einmal im Monat eine halbe Stunde mit einem Kunden auf, der einverstanden ist.',
      'Machen Sie daraus ein Zitat für die Website, zwei Beiträge, einen Absatz für die nächste Nachricht an {group} und eine Antwort für Ihre Angebote.',
    ],
    template:
      'Darf ich eine halbe Stunde mit Ihnen aufnehmen? Drei Fragen: Wie war es vorher? Was machen Sie heute anders? Was würden Sie jemandem sagen, der zögert? Sie sehen alles, bevor es erscheint.',
    seen: {
      testimonials: {
        bad: 'Veröffentlichen Sie das Zitat aus dem ersten Gespräch sofort.',
        good: 'Stellen Sie das neueste Zitat auf der Website nach vorn.',
      },
    },
  },
  'one-profile-well-kept': {
    title: 'Ein Profil pflegen statt vier Kanäle',
    how: [
      'Wählen Sie das Netzwerk, in dem {group} wirklich antworten, und lassen Sie dort einen Menschen schreiben, nicht das Logo.',
      'Jede Woche: eine Beobachtung aus einem Projekt, eine Frage in die Runde, zehn Kommentare mit Substanz unter Beiträgen Ihrer Wunschkunden.',
      'Zählen Sie daraus entstandene Gespräche, nicht Follower.',
    ],
    seen: {
      'social-profiles': {
        bad: 'Verlinken Sie dieses eine Profil auf der Website.',
        good: 'Setzen Sie dieses eine Profil auf der Website an die erste Stelle.',
      },
      about: {
        bad: 'Stellen Sie die Person, die schreibt, auf der Website vor.',
        good: 'Verlinken Sie das Profil neben dem Foto dieser Person.',
      },
    },
  },
  'voice-with-reach': {
    title: 'Stimmen wählen, auf die Ihre Kunden wirklich hören',
    how: [
      'Fragen Sie fünf Menschen bei {groupDat}, wen sie beruflich lesen oder hören. Namen, die zweimal fallen, kommen auf Ihre Liste.',
      'Bieten Sie diesen Menschen einen Blick hinter die Kulissen statt eines Honorars.',
      'Lassen Sie den Link auf eine Seite führen, die nur dafür da ist.',
    ],
    template:
      'Ich habe Kunden gefragt, auf wessen Urteil sie bei [Thema] hören: Zwei nannten Sie. Möchten Sie sehen, wie wir [Vorgang] machen, und alles dazu fragen?',
    seen: {
      testimonials: {
        bad: 'Bitten Sie eine dieser Stimmen um einen Satz für Ihre Website.',
        good: 'Stellen Sie eine dieser Stimmen neben die Kunden auf Ihrer Website.',
      },
    },
  },
  'season-calendar': {
    title: 'Das Jahr um vier Anlässe herum planen',
    how: [
      'Streichen Sie im Kalender die vier Zeiten an, zu denen man an Sie denkt.',
      'Fangen Sie jedes Mal acht Wochen vorher an: was Sie zeigen, was Sie anbieten, wer zuerst davon erfährt.',
      'Halten Sie danach fest, was sich verkauft hat, dann geht es im nächsten Jahr doppelt so schnell.',
    ],
    template: 'Anlass | Beginn | Was wir zeigen | Was wir anbieten | Was daraus wurde',
    seen: {
      'text-depth': {
        bad: 'Geben Sie jedem Anlass eine eigene Seite auf Ihrer Website.',
        good: 'Stellen Sie den nächsten Anlass auf Ihrer Website nach oben.',
      },
    },
  },
  'before-and-after': {
    title: 'Jede fertige Arbeit in zwei Fotos zeigen',
    how: [
      'Machen Sie das erste vor Beginn und das zweite am Ende, von derselben Stelle aus.',
      'Veröffentlichen Sie beide mit drei Sätzen: wie es war, was Sie getan haben, wie lange es gedauert hat.',
    ],
    template: '[Was] in [Ort]: [Anzahl] Tage, [was daran besonders war].',
    seen: {
      references: {
        bad: 'Zeigen Sie die besten drei Paare auf Ihrer Website.',
        good: 'Nehmen Sie das neueste Paar in Ihre Referenzen auf.',
      },
    },
  },
};
