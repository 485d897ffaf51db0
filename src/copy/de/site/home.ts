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
    website: {
      label: 'Ihre Website',
      placeholder: 'www.ihre-firma.de',
      submit: 'Sehen, was fehlt',
      free: 'Kostenlos, ohne Anmeldung.',
      faults: {
        blank: 'Bitte geben Sie eine Webadresse ein',
        wrong: 'Das sieht nicht nach einer Webadresse aus. Beispiel: www.ihre-firma.de.',
      },
    },
  },
  example: {
    mark: 'Beispiel',
    score: 'Website-Score',
    of: 'von 100',
    first: 'Erster Schritt',
    whole: 'Das ganze Beispiel ansehen',
  },
  facts: [
    { figure: '{checks} Punkte', label: 'auf Ihrer Website geprüft' },
    { figure: '30 Minuten', label: 'kostenloses Strategie\u00adgespräch' },
    { figure: '30 Tage', label: 'Zufriedenheits\u00adgarantie' },
  ],
  how: {
    title: 'So läuft es ab: Aus\u00a0kalt wird warm.',
    lead: 'Vier Schritte vom ersten Namen zum festen Termin.',
    step: 'Schritt {n}',
    pieces: {
      answers: 'Aus dem Unternehmens-Check',
      groups: 'Aus der Roadmap',
      message: {
        to: 'An die Qualitätsleitung eines Motorenwerks',
        text: 'Ihre Linie läuft in zwei Schichten, da kostet jede Stunde Stillstand am Prüfstand Stückzahl. Wir kalibrieren über Nacht, direkt bei Ihnen. Haben Sie nächste Woche 15 Minuten?',
      },
      meeting: {
        day: 'Di',
        date: '24',
        title: 'Erstgespräch mit dem Motorenwerk',
        time: '10:00 bis 10:15 Uhr, vom Werk gebucht',
      },
    },
    steps: [
      {
        title: 'Wir klären, wen Sie erreichen wollen',
        description:
          'Ihr Markt, Ihr Angebot, Ihre besten Kunden: Gemeinsam legen wir fest, wer von Ihnen hören soll.',
      },
      {
        title: 'Die Plattform findet sie',
        description: 'Unsere KI findet Unternehmen, die zu Ihrem Angebot passen, und die Entscheider dort.',
      },
      {
        title: 'Persönliche Ansprache',
        description:
          'Per E-Mail, Messenger und in sozialen Medien. Jede Nachricht ist für den Menschen geschrieben, der sie liest.',
      },
      {
        title: 'Warme Leads, feste Termine',
        description:
          'Sie erhalten warme Leads und gebuchte Termine und sprechen mit Menschen, die das Gespräch wollen.',
      },
    ],
  },
  video: {
    title: '{brand} in einer halben Minute',
    subHeadline: '',
    description: 'Wie aus kalten Kontakten Gespräche werden, als kurzer Film.',
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
    lead: 'Zwei Wege zu neuen Kunden, eine Plattform.',
    fit: { yes: 'Passt zu Ihnen', no: 'Passt nicht zu Ihnen' },
    cards: [
      {
        tag: 'Komplett betreut',
        title: 'Outreach durch unser Team',
        subtitle: 'Wir machen die Arbeit, Sie führen die Gespräche',
        description: 'Unser Team übernimmt den gesamten Outreach, vom ersten Namen bis zum Termin.',
        features: [
          'Passende Zielunternehmen',
          'Entscheider, die zu Ihrem Angebot passen',
          'Persönliche Ansprache per E-\u2060Mail, Messenger und Social Media',
          'Warme Leads, direkt an Sie übergeben',
          'Fest gebuchte Termine',
        ],
        pricing: { title: 'Preis', amount: 'Auf Anfrage', period: 'je nach Umfang' },
        fit: {
          yes: 'Sie verkaufen an Unternehmen und haben Zeit für Gespräche.',
          no: 'Sie verkaufen nur an Privatkunden oder suchen bloß Adressen.',
        },
      },
      {
        tag: 'In Eigenregie',
        title: 'KI-Matching-Plattform',
        subtitle: 'Unser System in Ihren Händen',
        description:
          'Sie arbeiten mit der Plattform, die auch unser Team nutzt. Wir zeigen Ihnen, wie es geht.',
        features: [
          'Zugang zur KI-Matching-Plattform',
          'Unternehmen, die zu Ihrem Angebot passen',
          'Einführung durch unser Team',
          'Der Outreach bleibt in Ihrer Hand',
          'Ein System, das mit Ihnen wächst',
        ],
        pricing: { title: 'Preis', amount: 'Auf Anfrage', period: 'je nach Nutzung' },
        fit: {
          yes: 'Ihr Angebot ist fertig, und jemand in Ihrem Team kann Interessenten anschreiben.',
          no: 'Sie möchten allen dieselbe Nachricht schicken.',
        },
      },
    ],
  },
  call: {
    badge: 'Kostenlos',
    title: '30 Minuten, ein klarer nächster Schritt.',
    subtitle: 'Buchen Sie Ihr Strategiegespräch. Sie bringen Ihre Fragen mit, wir eine ehrliche Antwort.',
  },
  trust: {
    title: 'Worauf Sie sich verlassen können',
    items: [
      { title: 'Geld-zurück-Garantie', subtitle: 'In 30 Tagen nicht zufrieden? Dann Geld zurück.' },
      { title: 'Sichere Zahlung', subtitle: 'Erst nach schriftlicher Vereinbarung' },
      { title: 'Bewährte Plattform', subtitle: 'Unser Team arbeitet jeden Tag damit' },
    ],
  },
  after: {
    title: 'Nach dem Gespräch',
    steps: [
      {
        title: 'Unsere ehrliche Einschätzung',
        text: 'Ob sich Outreach für Sie lohnt, und wenn nicht, warum nicht.',
      },
      { title: 'Ihre Wahl', text: 'Komplett betreut oder in Eigenregie. Lassen Sie sich Zeit.' },
      {
        title: 'Ein schriftliches Angebot',
        text: 'Umfang, Laufzeit und Preis. Kosten entstehen erst, wenn Sie zusagen.',
      },
    ],
  },
  proof: { title: 'Was andere berichten' },
  check: {
    title: 'Probieren Sie es mit Ihrer Website aus',
    text: 'Wir lesen Ihre Startseite wie ein Besucher und sagen Ihnen, womit Sie anfangen sollten.',
    how: {
      title: 'So ist das Beispiel entstanden',
      text: '{company} ist erfunden, die Website stammt von uns. Laut Check sind {good} von {measured} Punkten in Ordnung; die Roadmap hat {steps} Schritte.',
      areas: 'Score nach Bereichen',
    },
    accuracy: {
      title: 'Wie oft der Check richtigliegt',
      text: 'Auf {pages} Firmen-Websites, die er nicht kannte, hat der Check {claims}-mal etwas vermisst. {right}-mal fehlte es wirklich, {debatable}-mal war es Ansichtssache, {wrong}-mal war es doch da.',
      method: 'So haben wir gemessen',
      methodText:
        'Jemand, der die Regeln nicht kannte, hat jede Startseite vorab beurteilt, so wie Besucher sie sehen. Erst danach lief der Check, ein einziges Mal; vor dem Zählen haben wir nichts angepasst. Gezählt haben wir die Punkte zu Botschaft, Kontakt und Vertrauen. Was der Check nicht sehen kann, meldet er als „nicht prüfbar“; in den Score fließt es nicht ein.',
    },
    finder: { text: 'Sie wissen noch nicht, an wen Sie verkaufen?', link: 'Mikronische finden' },
  },
  questions: {
    title: 'Fragen und Antworten',
    items: [
      {
        question: 'Was kostet das?',
        answer:
          'Die Preise nennen wir auf Anfrage, denn der Aufwand hängt von Ihrem Markt ab. Sie bekommen den Preis schriftlich, bevor Sie sich entscheiden. Strategiegespräch und Unternehmens-Check sind kostenlos.',
      },
      {
        question: 'Brauche ich Werbung, Funnels oder ein Vertriebsteam?',
        answer: 'Nein. Outreach erreicht Entscheider direkt. Sie brauchen nur Zeit für die Termine.',
      },
      {
        question: 'Welche Kanäle nutzen Sie?',
        answer: 'E-Mail, Messenger und soziale Medien, je nachdem, wo Ihre Zielgruppe unterwegs ist.',
      },
      {
        question: 'Worin unterscheiden sich die beiden Angebote?',
        answer:
          'Beim betreuten Outreach erledigt unser Team die Arbeit und übergibt Ihnen warme Leads und gebuchte Termine. In Eigenregie nutzen Sie die KI-Matching-Plattform nach einer Einführung selbst.',
      },
      {
        question: 'Was macht die KI, was machen Menschen?',
        answer: {
          byLanguageModel: {
            gemini:
              'Die KI findet Unternehmen, die zu Ihrem Angebot passen, und hilft, Website-Analysen und Roadmaps zu formulieren. Menschen sprechen mit Ihnen, prüfen Bewerbungen und verantworten die Arbeit.',
            none: 'Die KI unserer Plattform findet Unternehmen, die zu Ihrem Angebot passen. Website-Analyse und Roadmap auf dieser Website entstehen nach festen Regeln. Menschen sprechen mit Ihnen, prüfen Bewerbungen und verantworten die Arbeit.',
          },
        },
      },
    ],
  },
});
