import type { StepTextsOf } from '../../../engine/content.ts';
import type { channelsOfYourOwn as rules } from '../../../engine/rules/channels-of-your-own.ts';

export const channelsOfYourOwn: StepTextsOf<typeof rules> = {
  'ads-for-the-list': {
    title: 'Das Werbebudget nur für Ihre Liste ausgeben',
    how: [
      'Zeigen Sie sechs Wochen lang Anzeigen nur den Firmen auf Ihrer Liste, oder, wo sich das nicht so genau einstellen lässt, Firmen derselben Branche und Größe.',
      'Schicken Sie denselben Firmen in diesen Wochen Ihre Nachrichten: So sieht Sie jede zweimal.',
      'Vergleichen Sie dann die Kosten je Gespräch mit denen von heute.',
    ],
    seen: {
      'call-to-action': {
        bad: 'Geben Sie der Seite einen klaren nächsten Schritt, bevor die erste Anzeige läuft.',
        good: 'Führen Sie jeden Klick direkt zu dem nächsten Schritt, den Sie schon anbieten.',
      },
    },
  },
  'visitors-into-names': {
    title: 'Aus Suchbegriffen eine Zielliste machen',
    how: [
      'Markieren Sie unter den Suchbegriffen der letzten drei Monate die, die nur jemand mit einem echten Problem eingibt.',
      'Ordnen Sie sie nach Zielgruppen: So sehen Sie, wer gerade sucht.',
      'Schreiben Sie Firmen dieser Art mit den Worten an, mit denen sie suchen.',
    ],
    seen: {
      title: {
        bad: 'Bringen Sie diese Worte auch in Titel und Beschreibung der Seite unter.',
        good: 'Prüfen Sie, ob Titel und Beschreibung der Seite diese Worte enthalten.',
      },
    },
  },
  'readers-into-talks': {
    title: 'Den besten Beitrag zum Türöffner machen',
    how: [
      'Schicken Sie den Beitrag, der am längsten gelesen wurde, an zwanzig Ansprechpartner bei {groupDat}.',
      'Wer antwortet, bekommt ein Gespräch über die eigene Frage. Alle anderen bekommen in vier Wochen den nächsten Beitrag.',
    ],
    template:
      'Zu [Thema] habe ich das hier geschrieben: [Link zum Beitrag]. Auf Seite zwei geht es um Firmen wie Ihre. Wie lösen Sie [Frage] heute?',
    seen: {
      'call-to-action': {
        bad: 'Schreiben Sie unter den Beitrag, wie man Sie erreicht.',
        good: 'Wiederholen Sie unter dem Beitrag den nächsten Schritt von der Startseite.',
      },
    },
  },
  'contacts-into-a-list': {
    title: 'Ihr Netzwerk zu Papier bringen',
    how: [
      'Schreiben Sie in einer Stunde alle auf, die bei Ihrem Anruf abheben würden, und daneben, welche {buyers} sie kennen.',
      'Markieren Sie zwanzig und rufen Sie jede Woche fünf an. Bitten Sie um Rat, verkaufen Sie nichts.',
    ],
    template:
      'Ich möchte {who} erreichen. Sie kennen diese Welt: Mit wem sollte ich zuerst sprechen, und was würden Sie dort auf keinen Fall sagen?',
    seen: {
      'social-profiles': {
        bad: 'Verlinken Sie vorher Ihr Profil auf der Website: Wem Sie empfohlen werden, der sieht nach.',
        good: 'Bringen Sie vorher Ihr Profil auf den neuesten Stand: Wem Sie empfohlen werden, der sieht nach.',
      },
    },
  },
  'visits-with-an-aim': {
    title: 'Jedem Besuch ein Ziel und einen Folgetermin geben',
    how: [
      'Ergänzen Sie vor der Abfahrt den Satz unten. Gelingt es nicht, rufen Sie lieber an.',
      'Nehmen Sie einen Beleg aus der Branche mit.',
      'Stehen Sie erst auf, wenn der nächste Termin in beiden Kalendern steht.',
    ],
    template: 'Wenn ich gehe, hat [Name] zugesagt, bis [Datum] [Entscheidung].',
    seen: {
      references: {
        bad: 'Schreiben Sie den Beleg auf eine Seite.',
        good: 'Drucken Sie die passende Referenz aus und lassen Sie sie auf dem Tisch.',
      },
    },
  },
};
