import type { StepTextsOf } from '../../../engine/content.ts';
import type { channelsOfYourOwn as rules } from '../../../engine/rules/channels-of-your-own.ts';

export const channelsOfYourOwn: StepTextsOf<typeof rules> = {
  'ads-for-the-list': {
    title: 'Anzeigen nur noch Ihren Wunschkunden zeigen',
    how: [
      'Zeigen Sie Ihre Anzeigen sechs Wochen lang nur den Firmen auf Ihrer Liste. Geht das nicht, grenzen Sie nach Branche und Größe ein.',
      'Schreiben Sie denselben Firmen in dieser Zeit auch Nachrichten. Dann haben sie Ihren Namen schon einmal gesehen.',
      'Vergleichen Sie danach die Kosten pro Gespräch mit denen von heute.',
    ],
    seen: {
      'call-to-action': {
        bad: 'Sorgen Sie vorher dafür, dass Ihre Website klar sagt, was Besucher tun sollen.',
        good: 'Leiten Sie jeden Klick direkt dorthin, wo Besucher buchen oder anfragen können.',
      },
    },
  },
  'visitors-into-names': {
    title: 'Suchbegriffe auswerten und passende Firmen ansprechen',
    how: [
      'Sehen Sie sich in der Search Console die Suchbegriffe der letzten drei Monate an und markieren Sie alle, hinter denen ein konkretes Problem steckt.',
      'Ordnen Sie die Begriffe Ihren Zielgruppen zu. So sehen Sie, wer gerade sucht.',
      'Schreiben Sie Firmen aus diesen Zielgruppen an und verwenden Sie dabei dieselben Wörter.',
    ],
    seen: {
      title: {
        bad: 'Verwenden Sie diese Wörter auch im Titel und in der Beschreibung Ihrer Startseite.',
        good: 'Prüfen Sie, ob diese Wörter im Titel und in der Beschreibung Ihrer Startseite vorkommen.',
      },
    },
  },
  'readers-into-talks': {
    title: 'Ihren besten Beitrag gezielt verschicken',
    how: [
      'Schicken Sie Ihren meistgelesenen Beitrag an zwanzig Ansprechpartner bei {groupDat}.',
      'Bieten Sie allen, die antworten, ein Gespräch an. Den anderen schicken Sie in vier Wochen den nächsten Beitrag.',
    ],
    template:
      'Guten Tag [Name], ich habe einen Beitrag über [Thema] geschrieben, der für Sie interessant sein könnte: [Link zum Beitrag]. Wie machen Sie das bei [Firma] heute?',
    seen: {
      'call-to-action': {
        bad: 'Schreiben Sie unter den Beitrag, wie man Sie erreicht.',
        good: 'Setzen Sie unter den Beitrag denselben Button wie auf Ihrer Startseite.',
      },
    },
  },
  'contacts-into-a-list': {
    title: 'Jede Woche fünf Kontakte um Rat fragen',
    how: [
      'Schreiben Sie alle auf, die Sie ohne Weiteres anrufen können, und notieren Sie, ob sie {buyers} kennen.',
      'Wählen Sie zwanzig davon aus und rufen Sie jede Woche fünf an. Fragen Sie um Rat und verkaufen Sie dabei nichts.',
    ],
    template:
      'Ich möchte {who} als Kunden gewinnen. Darf ich Sie um Rat fragen: Mit wem sollte ich zuerst sprechen? Und was sollte ich besser nicht sagen?',
    seen: {
      'social-profiles': {
        bad: 'Verlinken Sie vorher Ihr Profil auf der Website, denn wer von Ihnen hört, sieht dort nach.',
        good: 'Bringen Sie vorher Ihr Profil auf den neuesten Stand, denn wer von Ihnen hört, sieht dort nach.',
      },
    },
  },
  'visits-with-an-aim': {
    title: 'Für jeden Kundenbesuch ein Ziel festlegen',
    how: [
      'Ergänzen Sie vor der Abfahrt den Satz unten. Wenn Ihnen nichts einfällt, genügt ein Anruf.',
      'Nehmen Sie ein Beispiel von einem Kunden aus derselben Branche mit.',
      'Vereinbaren Sie den nächsten Termin, bevor Sie gehen.',
    ],
    template: 'Ziel des Besuchs: [Name] sagt zu, bis [Datum] [nächster Schritt des Kunden].',
    seen: {
      references: {
        bad: 'Fassen Sie das Beispiel aus der Branche auf einer Seite zusammen.',
        good: 'Drucken Sie eine passende Referenz aus und lassen Sie sie beim Kunden.',
      },
    },
  },
};
