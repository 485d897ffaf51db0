import type { StepRule } from '../step-rule.ts';

/** One step for each way to customers that is a business’s own: advertising, search, content, contacts, visits. */
export const channelsOfYourOwn = [
  {
    id: 'ads-for-the-list',
    theme: 'channels',
    when: {
      answers: {
        businessPhase: { ads: 3 },
        customerAcquisition: { paid: 3 },
        biggestChallenges: { lead_generation: 1, pricing_strategy: 1 },
      },
    },
    seen: [
      {
        findings: ['call-to-action', 'call-to-action-early'],
        bad: {
          en: 'start the ads only after that has changed.',
          de: 'Schalten Sie die Anzeigen erst, wenn sich das geändert hat.',
        },
        good: { en: 'lead the ads exactly there.', de: 'Führen Sie die Anzeigen genau dorthin.' },
      },
    ],
    impact: 4,
    effort: 2,
    needs: ['first-list'],
    title: {
      en: 'Spend the advertising budget on your list alone',
      de: 'Das Werbebudget nur für Ihre Liste ausgeben',
    },
    body: {
      en: 'Show the ads for six weeks only to companies on your list, or to their industry and size where the network cannot do that. The same companies get your messages in those weeks, so that ad and message support each other. Compare the cost of one talk with what you pay per talk today.',
      de: 'Zeigen Sie die Anzeigen sechs Wochen lang nur den Firmen auf Ihrer Liste, oder deren Branche und Größe, wo das Netzwerk es nicht genauer kann. Dieselben Firmen bekommen in diesen Wochen Ihre Nachrichten, sodass Anzeige und Ansprache sich stützen. Vergleichen Sie die Kosten je Gespräch mit denen von heute.',
    },
  },
  {
    id: 'visitors-into-names',
    theme: 'channels',
    when: {
      answers: {
        customerAcquisition: { organic: 3, content: 1 },
        biggestChallenges: { lead_generation: 2, conversion: 1 },
      },
      only: { customerAcquisition: ['organic'] },
    },
    seen: [
      {
        findings: ['title', 'description'],
        bad: {
          en: 'put the words people search with there as well.',
          de: 'Bringen Sie die Worte, mit denen gesucht wird, auch dort unter.',
        },
        good: {
          en: 'check that the words people search with stand there.',
          de: 'Prüfen Sie, ob dort die Worte stehen, mit denen gesucht wird.',
        },
      },
    ],
    impact: 3,
    effort: 1,
    needs: [],
    title: {
      en: 'Turn search terms into a target list',
      de: 'Aus Suchbegriffen eine Zielliste machen',
    },
    body: {
      en: 'Read through the search terms of the last three months and mark those that only somebody with a real problem types in. They show which of your target groups is looking right now. Write to companies of that kind with the very words they search with, and put the same words above the form.',
      de: 'Gehen Sie die Suchbegriffe der letzten drei Monate durch und markieren Sie die, die nur jemand mit einem echten Problem eingibt. Sie zeigen, welche Ihrer Zielgruppen gerade sucht. Schreiben Sie Firmen dieser Art mit genau den Worten an, mit denen sie suchen, und stellen Sie dieselben Worte über das Formular.',
    },
  },
  {
    id: 'readers-into-talks',
    theme: 'channels',
    when: {
      answers: {
        customerAcquisition: { content: 3 },
        biggestChallenges: { conversion: 2, lead_generation: 1 },
        businessPhase: { content: 1 },
      },
      only: { customerAcquisition: ['content'] },
    },
    seen: [
      {
        findings: ['call-to-action', 'booking'],
        bad: {
          en: 'so write below the article itself how to reach you.',
          de: 'Schreiben Sie deshalb unter den Beitrag selbst, wie man Sie erreicht.',
        },
        good: {
          en: 'put the same step below the article.',
          de: 'Setzen Sie denselben Schritt unter den Beitrag.',
        },
      },
    ],
    impact: 4,
    effort: 1,
    needs: [],
    title: {
      en: 'Let your best article open doors',
      de: 'Den besten Beitrag zum Türöffner machen',
    },
    body: {
      en: 'Take the piece that was read longest and send it to twenty people at {group} with one question about their own case. No link to the homepage, no offer. Whoever answers gets a talk about that question; whoever reads but does not answer gets the next piece in four weeks.',
      de: 'Nehmen Sie den Beitrag, der am längsten gelesen wurde, und schicken Sie ihn zwanzig Menschen bei {groupDat} mit einer Frage zu deren eigenem Fall. Kein Link zur Startseite, kein Angebot. Wer antwortet, bekommt ein Gespräch über diese Frage. Wer liest, aber nicht antwortet, bekommt in vier Wochen den nächsten Beitrag.',
    },
  },
  {
    id: 'contacts-into-a-list',
    theme: 'channels',
    when: {
      answers: {
        customerAcquisition: { networking: 3 },
        biggestChallenges: { lead_generation: 2, sales_process: 1 },
        businessPhase: { growing: 1 },
      },
      only: { customerAcquisition: ['networking'] },
    },
    seen: [
      {
        findings: ['social-profiles', 'about'],
        bad: {
          en: 'change that, because whoever hears your name will look there.',
          de: 'Ändern Sie das, denn wem Sie empfohlen werden, der sieht dort zuerst nach.',
        },
        good: {
          en: 'keep it up to date, because whoever hears your name will look there.',
          de: 'Halten Sie das aktuell, denn wem Sie empfohlen werden, der sieht dort zuerst nach.',
        },
      },
    ],
    impact: 4,
    effort: 1,
    needs: [],
    title: {
      en: 'Get your network out of your head',
      de: 'Das Netzwerk aus dem Kopf holen',
    },
    body: {
      en: 'Write down in one hour everybody who would take your call, and beside each name which {group} they can reach. Mark twenty and speak to five a week: not to sell, but to ask how they would go about it. Such talks lead to introductions nobody would have offered by email.',
      de: 'Schreiben Sie in einer Stunde alle auf, die bei Ihrem Anruf abheben würden, und daneben, welche {group} sie erreichen. Markieren Sie zwanzig und sprechen Sie jede Woche mit fünf: nicht um zu verkaufen, sondern um zu fragen, wie sie es angehen würden. Daraus entstehen Kontakte, die Ihnen per E-Mail niemand angeboten hätte.',
    },
  },
  {
    id: 'visits-with-an-aim',
    theme: 'channels',
    when: {
      answers: {
        customerAcquisition: { direct_sales: 3 },
        biggestChallenges: { conversion: 2, sales_process: 1 },
        priceRange: { '10k-plus': 1, '1k-10k': 1 },
      },
      only: { customerAcquisition: ['direct_sales'] },
    },
    seen: [
      {
        findings: ['references', 'numbers'],
        bad: {
          en: 'what is missing there you take along on one page.',
          de: 'Was dort fehlt, nehmen Sie auf einer Seite mit.',
        },
        good: {
          en: 'print out what fits and leave it on the table.',
          de: 'Drucken Sie aus, was passt, und lassen Sie es auf dem Tisch.',
        },
      },
    ],
    impact: 4,
    effort: 1,
    needs: [],
    title: {
      en: 'Give every visit one aim and one date',
      de: 'Jedem Besuch ein Ziel und einen Folgetermin geben',
    },
    body: {
      en: 'Before each visit write one sentence: what should the other side have agreed to when you leave? Take one proof along that fits their industry, and do not get up before the next date is in both calendars. Visits without such a sentence become phone calls, which leaves room for new companies.',
      de: 'Schreiben Sie vor jedem Besuch einen Satz auf: Wozu soll die andere Seite Ja gesagt haben, wenn Sie gehen? Nehmen Sie einen Beleg aus deren Branche mit, und stehen Sie nicht auf, bevor der nächste Termin in beiden Kalendern steht. Besuche ohne diesen Satz werden zu Telefonaten, das schafft Luft für neue Firmen.',
    },
  },
] as const satisfies readonly StepRule[];
