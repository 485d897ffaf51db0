import type { StepTextsOf } from '../../../engine/content.ts';
import type { content as rules } from '../../../engine/rules/content.ts';

export const content: StepTextsOf<typeof rules> = {
  'ten-questions': {
    title: 'Die zehn Fragen beantworten, die jeder Kunde stellt',
    body: 'Sie brauchen keine Ideen, sondern eine Liste: Notieren Sie die zehn Fragen aus den letzten Gesprächen, die unbequemen zuerst, und beantworten Sie jede Woche eine auf einer halben Seite. Jede Antwort bekommt eine eigene Adresse auf Ihrer Website, damit Sie sie an {group} schicken können, statt sie noch einmal zu erklären.',
    seen: {
      'text-depth': {
        bad: 'Halten Sie die Antworten kurz und klar, und verlinken Sie sie dort.',
        good: 'Verlinken Sie die Antworten von dort.',
      },
    },
  },
  'one-talk-five-pieces': {
    title: 'Aus einem Kundengespräch fünf Beiträge machen',
    body: 'Nehmen Sie einmal im Monat eine halbe Stunde mit einem Kunden auf, der einverstanden ist. Daraus werden ein Zitat für die Website, zwei Beiträge, ein Absatz für die nächste Nachricht an {group} und eine Antwort für Ihre Angebote. Eine Stunde Arbeit, und niemand muss sich etwas ausdenken.',
    seen: {
      testimonials: {
        bad: 'Das Zitat aus dem ersten Gespräch macht den Anfang.',
        good: 'Stellen Sie das neueste Zitat daneben.',
      },
    },
  },
  'one-profile-well-kept': {
    title: 'Ein Profil pflegen statt vier Kanäle',
    body: 'Wählen Sie das Netzwerk, in dem {group} wirklich antworten, und lassen Sie dort einen Menschen schreiben, nicht das Logo. Jede Woche: eine Beobachtung aus einem Projekt, eine Frage in die Runde, zehn Kommentare mit Substanz unter Beiträgen von Firmen, die Sie gewinnen möchten. Zählen Sie daraus entstandene Gespräche, nicht Follower.',
    adds: {
      consumers:
        'Den Kanal für Privatkunden lassen Sie, wie er ist. Dieses Profil ist für die Firmen da, die an sie verkaufen.',
    },
    seen: {
      'social-profiles': {
        bad: 'Verlinken Sie dort dieses eine Profil.',
        good: 'Setzen Sie dort dieses eine Profil an die erste Stelle.',
      },
      about: {
        bad: 'Wer schreibt, sollte auch dort zu finden sein.',
        good: 'Verlinken Sie das Profil neben dem Foto.',
      },
    },
  },
  'voice-with-reach': {
    title: 'Stimmen wählen, auf die Ihre Kunden wirklich hören',
    body: 'Viele Follower unter Verbrauchern bringen Ihnen keine Geschäftskunden. Fragen Sie fünf Menschen bei {groupDat}, wen sie beruflich lesen oder hören: Namen, die zweimal fallen, sind Ihre Liste. Bieten Sie diesen Menschen einen Blick hinter die Kulissen statt eines Honorars, und vereinbaren Sie, dass der Link auf eine eigene Seite von Ihnen führt.',
    seen: {
      testimonials: {
        bad: 'Bitten Sie die bekannte Stimme um einen Satz, den Sie dort zeigen dürfen.',
        good: 'Stellen Sie die bekannte Stimme daneben.',
      },
    },
  },
};
