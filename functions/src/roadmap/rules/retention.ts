import type { StepRule } from '../step-rule.ts';

export const retention = [
  {
    id: 'first-ninety-days',
    theme: 'retention',
    when: {
      answers: {
        biggestChallenges: { customer_retention: 3 },
        productTypes: { software_saas: 2, memberships_subscriptions: 2 },
        businessPhase: { scaling: 1 },
      },
    },
    seen: [
      {
        findings: ['testimonials', 'references'],
        bad: {
          en: 'day 90 is the day to ask for a sentence you may show.',
          de: 'Tag 90 ist der richtige Tag, um nach einem Satz zu fragen, den Sie zeigen dürfen.',
        },
        good: {
          en: 'on day 90, ask for the next one.',
          de: 'Fragen Sie an Tag 90, ob dieser Kunde dazukommen darf.',
        },
      },
    ],
    impact: 4,
    effort: 2,
    needs: [],
    title: {
      en: 'Plan the first ninety days of every new customer',
      de: 'Die ersten neunzig Tage jedes Kunden planen',
    },
    body: {
      en: 'Whether somebody stays is decided before the first renewal is due. Fix three dates at signing: day 7, everything is set up; day 30, the first result is in sight; day 90, you compare it with what the customer wanted. Whoever misses day 30 gets a call, not a reminder by email.',
      de: 'Ob jemand bleibt, entscheidet sich lange vor der ersten Verlängerung. Vereinbaren Sie schon bei Vertragsabschluss drei Termine: Tag 7, alles ist eingerichtet. Tag 30, das erste Ergebnis ist sichtbar. Tag 90, Sie vergleichen es mit dem, was der Kunde wollte. Wer Tag 30 verpasst, bekommt einen Anruf, keine Erinnerung per E-Mail.',
    },
  },
  {
    id: 'talk-every-quarter',
    theme: 'retention',
    when: {
      answers: {
        biggestChallenges: { customer_retention: 3, competition: 1 },
        productTypes: { services: 2, consulting: 2 },
        businessPhase: { growing: 1 },
      },
      only: { productTypes: ['services', 'consulting'] },
      unless: { businessPhase: ['mvp'] },
    },
    seen: [
      {
        findings: ['references', 'testimonials'],
        bad: {
          en: 'ask at the end whether you may name the customer.',
          de: 'Fragen Sie am Ende, ob Sie den Kunden nennen dürfen.',
        },
        good: {
          en: 'ask at the end whether what stands there still holds.',
          de: 'Fragen Sie am Ende, ob das dort noch stimmt.',
        },
      },
    ],
    impact: 4,
    effort: 1,
    needs: [],
    title: {
      en: 'Speak to every customer once a quarter',
      de: 'Mit jedem Kunden einmal im Quartal sprechen',
    },
    body: {
      en: 'Customers rarely leave because of a mistake; they leave because nobody asked. Half an hour, three questions: what has been useful, what has changed at your end, what will be on your desk next quarter? The third answer is usually the next order, and it comes without a tender.',
      de: 'Kunden gehen selten wegen eines Fehlers, sondern weil niemand gefragt hat. Eine halbe Stunde, drei Fragen: Was hat genützt, was hat sich bei Ihnen geändert, was liegt nächstes Quartal auf Ihrem Tisch? Die dritte Antwort ist oft der nächste Auftrag, und er kommt ohne Ausschreibung.',
    },
  },
  {
    id: 'second-department',
    theme: 'retention',
    when: {
      answers: {
        biggestChallenges: { lead_generation: 2, customer_retention: 1 },
        businessPhase: { scaling: 2, growing: 2 },
        priceRange: { '10k-plus': 2, '1k-10k': 1 },
        teamSize: { '21-50': 1, '50+': 1 },
      },
      only: { customerType: ['b2b', 'b2b2c'], businessPhase: ['growing', 'scaling'] },
    },
    seen: [
      {
        findings: ['references', 'testimonials'],
        bad: {
          en: 'for this way the word of a colleague is enough.',
          de: 'Für diesen Weg genügt das Wort der Kollegin.',
        },
        good: {
          en: 'for this way the word of a colleague still counts for more.',
          de: 'Für diesen Weg zählt das Wort der Kollegin trotzdem mehr.',
        },
      },
    ],
    impact: 4,
    effort: 2,
    needs: [],
    title: {
      en: 'Ask for the second department',
      de: 'Nach der zweiten Abteilung fragen',
    },
    body: {
      en: 'The easiest new customer is a colleague of an old one. For your ten largest customers write down which departments, branches or sister companies are not customers yet, and ask your contact for one name each. Bring the result from next door; no reference convinces more than the one from the same house.',
      de: 'Am leichtesten gewinnt man die Kollegin eines Kunden. Notieren Sie für Ihre zehn größten Kunden, welche Abteilungen, Standorte oder Schwesterfirmen noch keine Kunden sind, und bitten Sie Ihre Ansprechperson um je einen Namen. Bringen Sie das Ergebnis von nebenan mit: Keine Referenz überzeugt mehr als die aus dem eigenen Haus.',
    },
  },
  {
    id: 'why-they-left',
    theme: 'retention',
    when: {
      answers: {
        biggestChallenges: { customer_retention: 3 },
        productTypes: {
          memberships_subscriptions: 2,
          physical_products: 1,
          digital_products: 1,
          marketplace: 1,
        },
        businessPhase: { growing: 1 },
      },
      only: { biggestChallenges: ['customer_retention'] },
      unless: { businessPhase: ['mvp'] },
    },
    seen: [
      {
        findings: ['contact-form', 'phone', 'email'],
        bad: {
          en: 'perhaps that is why dissatisfied customers said nothing.',
          de: 'Womöglich haben unzufriedene Kunden deshalb geschwiegen.',
        },
        good: {
          en: 'ask, too, why they did not make use of it.',
          de: 'Fragen Sie auch, warum sie das nicht genutzt haben.',
        },
      },
    ],
    impact: 3,
    effort: 1,
    needs: [],
    title: {
      en: 'Call ten customers who have left',
      de: 'Zehn Kunden anrufen, die gegangen sind',
    },
    body: {
      en: 'Call ten former customers, with one question: what would have had to happen for you to stay? Sort the answers into “we could have known” and “we could not”. For everything in the first pile agree on a sign that warns you in future, such as four weeks without an order or a login.',
      de: 'Rufen Sie zehn frühere Kunden an und stellen Sie eine Frage: Was hätte geschehen müssen, damit Sie bleiben? Teilen Sie die Antworten in „hätten wir wissen können“ und „konnten wir nicht wissen“. Für alles auf dem ersten Stapel vereinbaren Sie ein Zeichen, das künftig warnt, etwa vier Wochen ohne Bestellung oder Anmeldung.',
    },
  },
] as const satisfies readonly StepRule[];
