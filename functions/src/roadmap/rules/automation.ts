import type { StepRule } from '../step-rule.ts';

export const automation = [
  {
    id: 'one-register',
    theme: 'automation',
    when: {
      answers: {
        biggestChallenges: { marketing_automation: 3, sales_process: 2, customer_retention: 1 },
        businessPhase: { scaling: 1 },
        customerAcquisition: { email: 1, events: 1, cold_calling: 1, networking: 1 },
        teamSize: { '6-20': 1, '21-50': 1 },
      },
    },
    seen: [
      {
        findings: ['contact-form', 'booking'],
        bad: { en: 'plan that in from the start.', de: 'Planen Sie das gleich mit ein.' },
        good: { en: 'connect that first.', de: 'Verbinden Sie das als Erstes.' },
      },
    ],
    impact: 4,
    effort: 3,
    needs: [],
    title: {
      en: 'Keep all contacts in one place',
      de: 'Alle Kontakte an einem Ort führen',
    },
    body: {
      en: 'Before anything is automated, every contact must exist exactly once. Choose one simple CRM, import what lies in mailboxes and tables, and allow five fields: company, person, occasion, next step, date. Form, calendar and mailbox write into it by themselves; what is not in there did not happen.',
      de: 'Bevor Sie irgendetwas automatisieren, muss jeder Kontakt genau einmal vorhanden sein. Wählen Sie ein einfaches CRM, übernehmen Sie, was in Postfächern und Tabellen liegt, und erlauben Sie fünf Felder: Firma, Person, Anlass, nächster Schritt, Datum. Formular, Kalender und Postfach schreiben selbst hinein. Was dort nicht steht, hat nicht stattgefunden.',
    },
  },
  {
    id: 'automate-three-things',
    theme: 'automation',
    when: {
      answers: {
        biggestChallenges: { marketing_automation: 3, team_scaling: 2, content_creation: 1 },
        teamSize: { '1-5': 2 },
        productTypes: { memberships_subscriptions: 1, digital_products: 1, events_webinars: 1 },
      },
    },
    seen: [
      {
        findings: ['contact-form', 'booking'],
        bad: {
          en: 'set that up first, since the first two depend on it.',
          de: 'Richten Sie das zuerst ein, denn daran hängen die ersten beiden.',
        },
        good: {
          en: 'the first two can be connected to that.',
          de: 'Daran lassen sich die ersten beiden anschließen.',
        },
      },
    ],
    impact: 3,
    effort: 1,
    needs: [],
    title: {
      en: 'Automate three things and nothing else',
      de: 'Drei Dinge automatisieren und sonst nichts',
    },
    body: {
      en: 'The confirmation after an inquiry, the reminder before a meeting, the note to yourself when a contact has been silent for fourteen days: these three save time without anybody noticing a machine. First messages to {group} you go on writing by hand, because that is what gets them answered.',
      de: 'Die Bestätigung nach einer Anfrage, die Erinnerung vor einem Termin und der Hinweis an Sie selbst, wenn ein Kontakt vierzehn Tage schweigt: Diese drei sparen Zeit, ohne dass jemand eine Maschine bemerkt. Erste Nachrichten an {group} schreiben Sie weiterhin von Hand, denn gerade darum werden sie beantwortet.',
    },
  },
  {
    id: 'where-talks-come-from',
    theme: 'automation',
    when: {
      answers: {
        customerAcquisition: { paid: 2, organic: 1, events: 1, influencer: 1, content: 1 },
        businessPhase: { ads: 2, scaling: 2 },
        biggestChallenges: { marketing_automation: 1, pricing_strategy: 1 },
      },
    },
    seen: [
      {
        findings: ['tracker-consent'],
        bad: { en: 'the one question needs none of them.', de: 'Die eine Frage braucht keinen davon.' },
        good: { en: 'the one question goes well with that.', de: 'Die eine Frage passt dazu.' },
      },
      {
        findings: ['contact-form'],
        bad: {
          en: 'that makes the question in the talk all the more important.',
          de: 'Umso wichtiger ist die Frage im Gespräch.',
        },
        good: {
          en: 'ask the same there in an optional field.',
          de: 'Fragen Sie dort dasselbe in einem freiwilligen Feld.',
        },
      },
    ],
    impact: 3,
    effort: 1,
    needs: [],
    title: {
      en: 'Know where each talk comes from',
      de: 'Wissen, woher jedes Gespräch kommt',
    },
    body: {
      en: 'Ask every prospect one question at the end of the first talk, “How did you come across us?”, and write the answer into one column. After thirty talks, set what each source costs you in money and hours beside the orders it brought, and drop the weakest. It needs no software, only the habit.',
      de: 'Stellen Sie am Ende jedes ersten Gesprächs eine Frage: „Wie sind Sie auf uns gekommen?“ Schreiben Sie die Antwort in eine Spalte. Nach dreißig Gesprächen stellen Sie je Quelle Geld und Stunden den Aufträgen gegenüber und streichen die schwächste. Dafür braucht es keine Software, nur die Gewohnheit.',
    },
  },
] as const satisfies readonly StepRule[];
