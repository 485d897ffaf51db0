import type { home as source } from '../../en/site/home.ts';
import { translationOf } from '../../shape.ts';

/** A word joiner (u2060) or no-break space (u00a0) keeps together what a narrow window would part badly. */
export const home = translationOf<typeof source>()({
  title: '{brand} | B2B-Outreach, der aus kalten Kontakten Termine macht',
  description:
    'Intelligenter B2B-Outreach für Unternehmen und Vertriebsteams: KI-Plattform und 15 Jahre Marketingerfahrung. Komplett betreut oder in Eigenregie. Kostenloses Strategiegespräch.',
  hero: {
    highlighted: 'Ihr unfairer Vorteil',
    rest: ' im B2B Outreach.',
    paragraphs: [
      '15 Jahre Marketingerfahrung und eine KI-Plattform, die verändert, wie Sie Unternehmen und Kunden erreichen.',
      'Keine lauten Versprechen, sondern Klarheit, Strategie und ein KI-\u2060System, das mit Ihren Visionen wächst.',
      'Keine Funnels. Keine Werbung. Keine teuren Vertriebsteams.',
      'Einfach intelligenter Outreach, ganz auf der Höhe der Zeit.',
    ],
    check: 'Zum Unternehmens-Check',
  },
  facts: [
    { figure: '15 Jahre', label: 'Marketingerfahrung' },
    { figure: '30 Minuten', label: 'kostenloses Strategiegespräch' },
    { figure: '30 Tage', label: 'Zufriedenheitsgarantie' },
  ],
  how: {
    title: 'So läuft es ab: aus\u00a0kalt wird warm.',
    lead: 'Vier Schritte vom unbekannten Namen bis zum Termin in Ihrem Kalender.',
    step: 'Schritt {n}',
    steps: [
      {
        title: 'Wir klären, wen Sie erreichen wollen',
        description:
          'Ihr Markt, Ihr Angebot, Ihre besten Kunden: Gemeinsam legen wir fest, wer von Ihnen hören soll.',
      },
      {
        title: 'Die Plattform findet sie',
        description:
          'Unsere KI bringt Ihr Angebot mit passenden Unternehmen und deren Entscheidern zusammen.',
      },
      {
        title: 'Persönliche Ansprache',
        description:
          'Per E-Mail, Messenger und Social Media. Jede Nachricht ist für den Menschen geschrieben, der sie liest.',
      },
      {
        title: 'Warme Leads, feste Termine',
        description:
          'Sie erhalten warme Leads und gebuchte Termine und sprechen mit Menschen, die das Gespräch wollen.',
      },
    ],
  },
  video: {
    title: 'Warum es {brand} gibt',
    subHeadline: '',
    description: 'Wie aus einer kalten Liste warme Gespräche werden.',
    play: 'Video abspielen',
    length: '{n} Sekunden',
    external: 'Das Video liegt bei {provider}. Wenn Sie es abspielen, erfährt {provider} Ihre IP-Adresse.',
    call: 'Kostenloses 30-Minuten-Gespräch buchen',
    secondButton: '',
    captions: 'Deutsch',
    scenes: [
      'Die meisten Unternehmen, die zu Ihnen passen, kennen Sie noch nicht.',
      'Eins: Gemeinsam legen wir fest, wer von Ihnen hören soll.',
      'Zwei: Die Plattform findet passende Unternehmen und die Menschen, die dort entscheiden.',
      'Drei: Jeder von ihnen bekommt eine persönliche Nachricht.',
      'Vier: Sie erhalten warme Leads und gebuchte Termine.',
      'Aus kalt wird warm. Das ist {brand}.',
    ],
  },
  logos: {
    title: 'Referenzen',
    pause: 'Anhalten',
  },
  services: {
    title: 'Wir übernehmen, oder\u00a0Sie legen selbst los.',
    lead: 'Zwei Wege zu neuen Kunden. Hinter beiden steht dieselbe Plattform.',
    cards: [
      {
        tag: 'Komplett betreut',
        title: 'Outreach durch unser Team',
        subtitle: 'Wir machen die Arbeit, Sie treffen Kunden',
        description: 'Unser Team übernimmt den gesamten Outreach, vom ersten Namen bis zum Termin.',
        features: [
          'Zielunternehmen, für Sie gefunden',
          'Entscheider, die zu Ihrem Angebot passen',
          'Persönliche Ansprache per E-\u2060Mail, Messenger und Social Media',
          'Übergabe warmer Leads',
          'Fest gebuchte Termine',
        ],
        pricing: { title: 'Preis', amount: 'Auf Anfrage', period: 'je nach Umfang' },
      },
      {
        tag: 'In Eigenregie',
        title: 'KI-Matching-Plattform',
        subtitle: 'Unser System in Ihren Händen',
        description: 'Sie arbeiten mit der Plattform, die auch unser Team nutzt, und wir zeigen Ihnen, wie.',
        features: [
          'Zugang zur KI-Matching-Plattform',
          'Unternehmen, die zu Ihrem Angebot passen',
          'Einführung durch unser Team',
          'Der Outreach bleibt in Ihrer Hand',
          'Ein System, das mit Ihnen wächst',
        ],
        pricing: { title: 'Preis', amount: 'Auf Anfrage', period: 'je nach Nutzung' },
      },
    ],
  },
  call: {
    badge: 'Kostenlos',
    title: '30 Minuten, ein klarer nächster Schritt.',
    subtitle: 'Buchen Sie Ihr Strategiegespräch. Sie bringen Ihre Fragen mit, wir 15 Jahre Erfahrung.',
  },
  trust: {
    title: 'Worauf Sie sich verlassen können',
    items: [
      { title: 'Geld-zurück-Garantie', subtitle: '30 Tage, um sich von unserer Arbeit zu überzeugen' },
      { title: 'Sichere Zahlung', subtitle: 'Erst nach schriftlicher Vereinbarung' },
      { title: 'Bewährte Plattform', subtitle: 'Aufgebaut auf 15 Jahren Marketingerfahrung' },
    ],
  },
  fit: {
    title: 'Für wen es passt und für wen nicht',
    yes: {
      title: 'Das passt',
      items: [
        'Sie verkaufen an andere Unternehmen.',
        'Ihr Angebot ist fertig, und sein Nutzen ist klar.',
        'Sie haben Zeit für die Gespräche, die daraus entstehen.',
      ],
    },
    no: {
      title: 'Das passt nicht',
      items: [
        'Sie verkaufen ausschließlich an Verbraucher.',
        'Sie möchten allen dieselbe Nachricht schicken.',
        'Sie suchen Adressen statt Gespräche.',
      ],
    },
  },
  after: {
    title: 'So geht es nach dem Gespräch weiter',
    steps: [
      {
        title: 'Sie hören unsere ehrliche Einschätzung',
        text: 'Wir sagen Ihnen, ob sich Outreach für Ihr Angebot eignet, und wenn nicht, warum.',
      },
      { title: 'Sie wählen den Weg', text: 'Komplett betreut oder auf der Plattform. Nehmen Sie sich Zeit.' },
      {
        title: 'Sie bekommen ein schriftliches Angebot',
        text: 'Umfang, Laufzeit und Preis schwarz auf weiß. Erst danach entstehen Kosten.',
      },
    ],
  },
  tools: {
    title: 'Fangen Sie gleich selbst an',
    check: {
      title: 'Unternehmens-Check',
      text: 'Wenige kurze Schritte, angefangen bei Ihrer Website. Sie erhalten eine Punktzahl und eine Roadmap für Ihren Outreach. Ohne Anmeldung.',
      link: 'Unternehmens-Check starten',
    },
    finder: {
      title: 'Nischenfinder',
      text: 'Finden Sie die Mikronische, für die Ihr Angebot gemacht ist, samt Zielgruppe.',
      link: 'Nischenfinder öffnen',
    },
  },
  questions: {
    title: 'Fragen und Antworten',
    items: [
      {
        question: 'Was kostet das?',
        answer:
          'Beide Angebote gibt es auf Anfrage, denn der Aufwand ist von Markt zu Markt verschieden. Sie bekommen den Preis schriftlich, bevor Sie sich entscheiden. Strategiegespräch und Unternehmens-Check sind kostenlos.',
      },
      {
        question: 'Brauche ich Werbung, Funnels oder ein Vertriebsteam?',
        answer: 'Nein. Outreach erreicht Entscheider direkt. Was Sie brauchen, ist Zeit für die Termine.',
      },
      {
        question: 'Welche Kanäle nutzen Sie?',
        answer: 'E-Mail, Messenger und Social Media, je nachdem, wo Ihre Zielgruppe zu Hause ist.',
      },
      {
        question: 'Worin unterscheiden sich die beiden Angebote?',
        answer:
          'Beim betreuten Outreach erledigt unser Team die Arbeit und übergibt Ihnen warme Leads und gebuchte Termine. In Eigenregie nutzen Sie die KI-Matching-Plattform nach einer Einführung selbst.',
      },
      {
        question: 'Was gilt bei der Garantie?',
        answer: 'Sie haben 30 Tage Zeit. Sind Sie nicht zufrieden, bekommen Sie Ihr Geld zurück.',
      },
      {
        question: 'Was macht die KI, was machen Menschen?',
        answer: {
          byLanguageModel: {
            gemini:
              'Die KI bringt Unternehmen mit Ihrem Angebot zusammen und hilft, Website-Analysen und Roadmaps zu formulieren. Menschen sprechen mit Ihnen, prüfen Bewerbungen und stehen für die Arbeit ein.',
            none: 'Die KI unserer Plattform bringt Unternehmen mit Ihrem Angebot zusammen. Website-Analyse und Roadmap auf dieser Website entstehen nach festen Regeln. Menschen sprechen mit Ihnen, prüfen Bewerbungen und stehen für die Arbeit ein.',
          },
        },
      },
    ],
  },
});
