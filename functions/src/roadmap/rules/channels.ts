import type { StepRule } from '../step-rule.ts';

/** One step for each way in which others bring a business customers. */
export const channels = [
  {
    id: 'ask-for-introductions',
    theme: 'channels',
    when: {
      answers: {
        customerAcquisition: { referral: 3, word_of_mouth: 1 },
        biggestChallenges: { lead_generation: 1, customer_retention: 1 },
        businessPhase: { growing: 1 },
      },
      only: { customerAcquisition: ['referral'] },
    },
    seen: [
      {
        findings: ['testimonials', 'references'],
        bad: {
          en: 'ask the same customers for a sentence you may show.',
          de: 'Bitten Sie dieselben Kunden um einen Satz, den Sie zeigen dürfen.',
        },
        good: {
          en: 'begin with the customers you name there.',
          de: 'Beginnen Sie mit den Kunden, die dort stehen.',
        },
      },
    ],
    impact: 4,
    effort: 1,
    needs: [],
    title: {
      en: 'Ask for introductions by name',
      de: 'Um Empfehlungen mit Namen bitten',
    },
    body: {
      en: 'Nobody can answer “Do you know somebody?”. Show each satisfied customer the names of three {group} that you would like to win and ask which of them they know. Write the introduction yourself, three lines the customer only has to forward, and tell them afterwards what came of it.',
      de: 'Auf „Kennen Sie jemanden?“ fällt niemandem etwas ein. Zeigen Sie zufriedenen Kunden die Namen von drei {groupDat}, die Sie gewinnen möchten, und fragen Sie, wen davon sie kennen. Schreiben Sie die Empfehlung selbst, drei Zeilen, die nur weitergeleitet werden müssen, und berichten Sie danach, was daraus wurde.',
    },
  },
  {
    id: 'what-people-say',
    theme: 'channels',
    when: {
      answers: {
        customerAcquisition: { word_of_mouth: 3 },
        biggestChallenges: { lead_generation: 2, competition: 1 },
      },
      only: { customerAcquisition: ['word_of_mouth'] },
    },
    seen: [
      {
        findings: ['value-proposition', 'testimonials'],
        bad: {
          en: 'your customers’ sentence belongs exactly there.',
          de: 'Der Satz Ihrer Kunden gehört genau dorthin.',
        },
        good: {
          en: 'compare the sentence with what stands there.',
          de: 'Vergleichen Sie den Satz mit dem, was dort steht.',
        },
      },
    ],
    impact: 4,
    effort: 1,
    needs: [],
    title: {
      en: 'Find out what people say about you',
      de: 'Herausfinden, was man über Sie erzählt',
    },
    body: {
      en: 'Word of mouth cannot be ordered, but it can be repeated. Ask the next ten new customers for the exact sentence with which you were recommended. The sentence that comes up most often becomes the first line of your messages to {group}, since it has worked without you.',
      de: 'Mundpropaganda lässt sich nicht bestellen, aber wiederholen. Fragen Sie die nächsten zehn neuen Kunden nach dem genauen Satz, mit dem Sie empfohlen wurden. Der häufigste wird die erste Zeile Ihrer Nachrichten an {group}: Er hat schon ohne Sie gewirkt.',
    },
  },
  {
    id: 'after-the-event',
    theme: 'channels',
    when: {
      answers: {
        customerAcquisition: { events: 3, networking: 1 },
        productTypes: { events_webinars: 1 },
        biggestChallenges: { sales_process: 1, conversion: 1 },
      },
      only: { customerAcquisition: ['events'] },
    },
    seen: [
      {
        findings: ['booking', 'contact-form'],
        bad: {
          en: 'so give a direct number in the message.',
          de: 'Nennen Sie in der Nachricht deshalb eine Durchwahl.',
        },
        good: { en: 'link to it in the message.', de: 'Verlinken Sie das in der Nachricht.' },
      },
    ],
    impact: 4,
    effort: 1,
    needs: [],
    title: {
      en: 'Finish every event within 48 hours',
      de: 'Jede Veranstaltung in 48 Stunden nacharbeiten',
    },
    body: {
      en: 'Choose twenty companies from the list of exhibitors or participants before the event and fix five talks beforehand. On the spot note one sentence per person. By the evening of the second day each of them has a message with that sentence and two dates; after a week you are one of many again.',
      de: 'Suchen Sie vorher zwanzig Firmen aus der Liste der Aussteller oder Teilnehmer heraus und vereinbaren Sie fünf Gespräche. Notieren Sie vor Ort einen Satz je Person. Bis zum Abend des zweiten Tages hat jede eine Nachricht mit diesem Satz und zwei Terminen. Nach einer Woche sind Sie wieder einer von vielen.',
    },
  },
  {
    id: 'pair-with-a-partner',
    theme: 'channels',
    when: {
      answers: {
        customerAcquisition: { partnerships: 3 },
        businessPhase: { partnerships: 3 },
        customerType: { b2b2c: 1 },
        biggestChallenges: { lead_generation: 1 },
      },
      only: { businessPhase: ['partnerships'] },
    },
    seen: [
      {
        findings: ['references', 'testimonials'],
        bad: {
          en: 'your partner has nothing to show, so hand over one example.',
          de: 'Ihrem Partner fehlt damit etwas zum Vorzeigen. Geben Sie ihm ein Beispiel mit.',
        },
        good: {
          en: 'send that very passage to your partner.',
          de: 'Schicken Sie Ihrem Partner genau diese Stelle.',
        },
      },
    ],
    impact: 4,
    effort: 2,
    needs: [],
    title: {
      en: 'Compare customer lists with one partner',
      de: 'Mit einem Partner die Kundenlisten abgleichen',
    },
    body: {
      en: 'Ten partners who think of you occasionally bring less than one who approaches companies together with you. Choose the partner whose customers resemble {group}, go through both lists in one afternoon, and introduce each other to five companies by name. Agree in writing who gets what when an order comes of it.',
      de: 'Zehn Partner, die gelegentlich an Sie denken, bringen weniger als einer, der mit Ihnen gemeinsam auf Firmen zugeht. Wählen Sie den Partner, dessen Kunden {groupDat} ähneln, gehen Sie an einem Nachmittag beide Listen durch und stellen Sie einander je fünf Firmen namentlich vor. Halten Sie schriftlich fest, wer was bekommt, wenn ein Auftrag daraus wird.',
    },
  },
  {
    id: 'material-for-partners',
    theme: 'channels',
    when: {
      answers: {
        customerAcquisition: { partnerships: 3 },
        customerType: { b2b2c: 2 },
        biggestChallenges: { team_scaling: 1, sales_process: 1 },
      },
      only: { customerAcquisition: ['partnerships'] },
    },
    seen: [
      {
        findings: ['value-proposition', 'text-depth'],
        bad: {
          en: 'the two sentences for partners will do good there, too.',
          de: 'Die zwei Sätze für Partner tun auch dort gut.',
        },
        good: {
          en: 'take the two sentences from there word for word.',
          de: 'Übernehmen Sie die zwei Sätze wörtlich von dort.',
        },
      },
    ],
    impact: 3,
    effort: 2,
    needs: [],
    title: {
      en: 'Give partners what they need to sell',
      de: 'Partnern geben, was sie zum Verkaufen brauchen',
    },
    body: {
      en: 'A partner recommends what can be explained in a minute. Prepare one page with the three signs by which they recognise a fitting customer, two sentences to say, and the price range {prices} so that nobody promises too much. Ask each partner once a month for one name, not for “leads”.',
      de: 'Ein Partner empfiehlt, was er in einer Minute erklären kann. Stellen Sie eine Seite zusammen: drei Zeichen, an denen er passende Kunden erkennt, zwei Sätze zum Sagen und den Preisrahmen {prices}, damit niemand zu viel verspricht. Bitten Sie jeden Partner einmal im Monat um einen Namen, nicht um „Leads“.',
    },
  },
] as const satisfies readonly StepRule[];
