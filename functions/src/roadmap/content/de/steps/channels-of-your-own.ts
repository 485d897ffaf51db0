import type { StepTextsOf } from '../../../engine/content.ts';
import type { channelsOfYourOwn as rules } from '../../../engine/rules/channels-of-your-own.ts';

export const channelsOfYourOwn: StepTextsOf<typeof rules> = {
  'ads-for-the-list': {
    title: 'Das Werbebudget nur für Ihre Liste ausgeben',
    body: 'Zeigen Sie die Anzeigen sechs Wochen lang nur den Firmen auf Ihrer Liste, oder deren Branche und Größe, wo das Netzwerk es nicht genauer kann. Dieselben Firmen bekommen in diesen Wochen Ihre Nachrichten, so sieht Sie jede zweimal. Vergleichen Sie die Kosten je Gespräch mit denen von heute.',
    seen: {
      'call-to-action': {
        bad: 'Schalten Sie die Anzeigen erst, wenn sich das geändert hat.',
        good: 'Führen Sie die Anzeigen genau dorthin.',
      },
    },
  },
  'visitors-into-names': {
    title: 'Aus Suchbegriffen eine Zielliste machen',
    body: 'Gehen Sie die Suchbegriffe der letzten drei Monate durch und markieren Sie die, die nur jemand mit einem echten Problem eingibt. Sie zeigen, welche Ihrer Zielgruppen gerade sucht. Schreiben Sie Firmen dieser Art mit genau den Worten an, mit denen sie suchen, und stellen Sie dieselben Worte über das Formular.',
    seen: {
      title: {
        bad: 'Bringen Sie die Worte, mit denen gesucht wird, auch dort unter.',
        good: 'Prüfen Sie, ob dort die Worte stehen, mit denen gesucht wird.',
      },
    },
  },
  'readers-into-talks': {
    title: 'Den besten Beitrag zum Türöffner machen',
    body: 'Nehmen Sie den Beitrag, der am längsten gelesen wurde, und schicken Sie ihn zwanzig Ansprechpartnern bei {groupDat}, mit einer Frage zu deren eigener Lage. Kein Link zur Startseite, kein Angebot. Wer antwortet, bekommt ein Gespräch über diese Frage. Wer nicht antwortet, bekommt in vier Wochen den nächsten Beitrag.',
    seen: {
      'call-to-action': {
        bad: 'Schreiben Sie deshalb unter den Beitrag selbst, wie man Sie erreicht.',
        good: 'Setzen Sie denselben Schritt unter den Beitrag.',
      },
    },
  },
  'contacts-into-a-list': {
    title: 'Das Netzwerk aus dem Kopf holen',
    body: 'Schreiben Sie in einer Stunde alle auf, die bei Ihrem Anruf abheben würden, und daneben, welche {group} sie erreichen. Markieren Sie zwanzig und sprechen Sie jede Woche mit fünf: nicht um zu verkaufen, sondern um zu fragen, wie sie es angehen würden. Daraus entstehen Empfehlungen, die keine E-Mail bringt.',
    seen: {
      'social-profiles': {
        bad: 'Ändern Sie das, denn wem Sie empfohlen werden, der sieht dort zuerst nach.',
        good: 'Halten Sie das aktuell, denn wem Sie empfohlen werden, der sieht dort zuerst nach.',
      },
    },
  },
  'visits-with-an-aim': {
    title: 'Jedem Besuch ein Ziel und einen Folgetermin geben',
    body: 'Schreiben Sie vor jedem Besuch einen Satz auf: Wozu soll Ihr Gegenüber Ja gesagt haben, wenn Sie gehen? Nehmen Sie einen Beleg aus seiner Branche mit, und stehen Sie nicht auf, bevor der nächste Termin in beiden Kalendern steht. Besuche ohne diesen Satz werden zu Telefonaten: Das schafft Zeit für neue Firmen.',
    seen: {
      references: {
        bad: 'Was dort fehlt, nehmen Sie auf einer Seite mit.',
        good: 'Drucken Sie aus, was passt, und lassen Sie es auf dem Tisch.',
      },
    },
  },
};
